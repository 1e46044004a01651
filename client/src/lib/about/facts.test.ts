import { expect, test } from 'vitest';
import circus from '../../../../games/circus/board.json';
import conquest from '../../../../games/conquest2005/board.json';
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

test('a board that is no map of provinces lists its facts in the language asked for', () => {
  const [en, fr] = [factsOf(circus, 'en'), factsOf(circus, 'fr')];
  expect(en.map(it => it.what)).toContain('Start area');
  expect(fr.map(it => it.what)).toContain('Aire de départ');
  expect(en.filter(it => it.status === 'reconstructed').length).toBeGreaterThan(0);
  expect(en.filter(it => it.status === 'sourced').length).toBeGreaterThan(0);
});

test('straits and disputed borders are told apart from borders', () => {
  const facts = new Map(factsOf(conquest).map(it => [it.what, it.status]));
  expect(facts.get('Thracia ≈ Asia')).toBe('sourced');
  expect(facts.get('Mesopotamia ? Arabia Petrea')).toBe('reconstructed');
  expect(facts.has('Thracia | Asia')).toBe(false);
});
