import { expect, test } from 'vitest';
import { arcsPath, areaPath, corners, dividers, outline, smoothedPath } from './paths.ts';

const map = { arcs: ['0 0 10 0 0 10', '10 10-10 0 0-10', '0 0 5 1 5-1 5 0'] };

test('a line is read from its steps, minus signs standing for spaces', () => {
  expect(corners('10 10-10 0 0-10')).toEqual([
    [10, 10],
    [0, 10],
    [0, 0],
  ]);
});

test('a ring walks its arcs forward and backward and names each corner once', () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  expect(outline(map, [0, 1])).toEqual(square);
  expect(outline(map, [~1, ~0])).toEqual([square[0], square[3], square[2], square[1]]);
});

test('an area becomes a closed path, arcs an open one', () => {
  expect(areaPath(map, [[0, 1]])).toBe('M0 0l10 0 0 10 -10 0z');
  expect(arcsPath(map, [0, 1])).toBe('M0 0l10 0 0 10M10 10l-10 0 0 -10');
});

test('a smoothed path drops what strays less than the tolerance and keeps the ends', () => {
  expect(smoothedPath(map, [2], 2)).toBe('M0 0l15 0');
  expect(smoothedPath(map, [2], 0.2)).toBe('M0 0l5 1 5 -1 5 0');
});

test('the lines between areas are the arcs that two of them share, whichever way they walk', () => {
  expect(dividers([{ rings: [[0, 1]] }, { rings: [[~1, 2]] }])).toEqual([1]);
  expect(dividers([{ rings: [[0, 1]] }])).toEqual([]);
});
