import { describe, expect, test } from 'vitest';
import { placed } from './places.ts';

describe('the places of a finished game', () => {
  test('stand first to last, whatever the order of the seats', () => {
    const all = placed({ winners: [2], places: [3, 2, 1], scores: [4, 9, 12] });
    expect(all.map(it => it.seat)).toEqual([2, 1, 0]);
    expect(all.map(it => it.won)).toEqual([true, false, false]);
    expect(all.map(it => it.score)).toEqual([12, 9, 4]);
  });

  test('can be shared, and then keep the order of the seats', () => {
    const all = placed({ winners: [], places: [1, 1], scores: [0, 0] });
    expect(all.map(it => [it.seat, it.place, it.won])).toEqual([
      [0, 1, false],
      [1, 1, false],
    ]);
  });
});
