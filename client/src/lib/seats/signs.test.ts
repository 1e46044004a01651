import { expect, test } from 'vitest';
import { COLOURS, colourOf, SHAPES } from './signs.ts';

test('no two seats share a colour or a shape', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(colourOf)).size).toBe(COLOURS.length);
  expect(new Set(Object.values(SHAPES)).size).toBe(COLOURS.length);
});
