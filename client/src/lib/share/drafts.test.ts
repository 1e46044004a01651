import { expect, test } from 'vitest';
import type { SeatInfo, Sitter } from '../wire.ts';
import { draftsFor } from './drafts.ts';

const person = (name: string): Sitter => ({ kind: 'person', name });
const computer: Sitter = { kind: 'computer', player: 'level3' };

const around = (...sitters: Sitter[]): SeatInfo[] =>
  sitters.map((sitter, seat) => ({
    seat,
    sitter,
    yours: sitter.kind === 'person',
    connected: true,
  }));

test('who shared my screen makes room for those who come', () => {
  const drafts = draftsFor(around(person('Anna'), person('Livia'), computer));
  expect(drafts.map(it => it.kind)).toEqual(['me', 'open', 'computer']);
  expect(drafts[1]?.name, 'kept, in case they stay').toBe('Livia');
  expect(drafts[2]?.player).toBe('level3');
});

test('where everyone else is a computer, the first of them makes room', () => {
  const drafts = draftsFor(around(computer, person('Anna'), computer));
  expect(drafts.map(it => it.kind)).toEqual(['open', 'me', 'computer']);
});
