import { expect, test } from 'vitest';
import board from '../../../../games/hannibal/board.json';
import { factsOf } from './facts.ts';

test('every border, route and province of the board says where it comes from', () => {
  const facts = factsOf(board);
  expect(facts).toHaveLength(board.land.length + board.sea_routes.length + board.provinces.length);
  for (const { what, en, fr } of facts) {
    expect(en, what).not.toBe('');
    expect(fr, what).not.toBe(en);
  }
});

test('what was reconstructed is told apart from what the rulebook says', () => {
  const facts = new Map(factsOf(board).map(it => [it.what, it.status]));
  expect(facts.get('Cannae | Roma')).toBe('sourced');
  expect(facts.get('Hispania Ulterior | Mauretania')).toBe('reconstructed');
});
