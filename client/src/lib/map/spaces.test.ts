import { expect, test } from 'vitest';
import { cluster } from './spaces.ts';

test('one piece stands in the middle', () => {
  expect(cluster(1, 10)).toEqual([[0, 0]]);
});

test('a short last row is centred under the others', () => {
  expect(cluster(3, 10)).toEqual([
    [-5, -5],
    [5, -5],
    [0, 5],
  ]);
});

test('any number of pieces balances around the middle and none covers another', () => {
  for (let count = 1; count <= 12; count++) {
    const places = cluster(count, 10);
    expect(places.reduce((acc, [x]) => acc + x, 0)).toBeCloseTo(0);
    expect(new Set(places.map(String)).size).toBe(count);
  }
});
