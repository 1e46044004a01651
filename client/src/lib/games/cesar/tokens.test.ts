/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLORS, TREASURES } from './board.ts';
import { OUTLINES, PICTURES } from './shapes.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** What a name stands for by day or by night. */
function colour(name: string, night: boolean): string {
  const found = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(
    css,
  );
  const hex = found?.[3] ?? found?.[night ? 2 : 1];
  if (!hex) throw new Error(`no colour --${name}`);
  return hex;
}

/** How much light a colour gives, as WCAG measures it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(COLORS)('the value of a city is read on %s by day and by night', color => {
  for (const night of [false, true]) {
    const [low = 0, high = 0] = [`city-${color}`, `on-city-${color}`]
      .map(name => luminance(colour(name, night)))
      .sort((a, b) => a - b);
    expect((high + 0.05) / (low + 0.05), night ? 'night' : 'day').toBeGreaterThanOrEqual(4.5);
  }
});

test('every colour of cities has a shape of its own, every treasure a picture', () => {
  expect(new Set(COLORS.map(color => OUTLINES[color])).size).toBe(COLORS.length);
  expect(new Set(TREASURES.map(kind => JSON.stringify(PICTURES[kind]))).size).toBe(9);
});
