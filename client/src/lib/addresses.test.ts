import { expect, test } from 'vitest';
import { momentSearch, readMoment, rulesAddress } from './addresses.ts';

test('a link to a move leads back to the same move and eyes', () => {
  for (const eyes of [null, 0, 1]) {
    expect(readMoment(momentSearch({ ply: 12, eyes }))).toEqual({ ply: 12, eyes });
  }
  expect(momentSearch(null)).toBe('');
});

test('a link written by hand may name the move alone', () => {
  expect(readMoment('?move=12')).toEqual({ ply: 12 });
});

test('what is no number of a move is no link to one', () => {
  for (const search of ['', '?move=', '?move=-1', '?move=soon', '?eyes=1']) {
    expect(readMoment(search)).toBeNull();
  }
});

test('a clause is found on the page of its rules', () => {
  expect(rulesAddress('hannibal', 'HAN-11')).toBe('/rules/hannibal#HAN-11');
  expect(rulesAddress('hannibal')).toBe('/rules/hannibal');
});
