/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('palette.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;

/** What a name of the palette stands for in one theme. */
function colour(name: string, theme: (typeof THEMES)[number]): string {
  const pair = css.match(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`));
  const found = pair?.[theme === 'light' ? 1 : 2];
  if (!found) throw new Error(`the palette has no plain colour --${name}`);
  return found;
}

/** How much light a colour gives, as WCAG measures it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const SEATS = [0, 1, 2, 3, 4, 5].map(seat => `seat-${seat}`);

const TEXT: [string, string][] = [
  ...SEATS.map(seat => [`on-${seat}`, seat] as [string, string]),
  ...SEATS.flatMap(seat =>
    ['paper', 'paper-raised'].map(ground => [seat, ground] as [string, string]),
  ),
  ...['paper', 'paper-raised', 'paper-sunk'].flatMap(ground =>
    ['ink', 'ink-soft', 'accent', 'good', 'bad', 'rome', 'carthage', 'offered', 'target'].map(
      ink => [ink, ground] as [string, string],
    ),
  ),
  ['on-rome', 'rome'],
  ['on-carthage', 'carthage'],
  ['on-accent', 'accent'],
  ['label', 'land'],
  ['label', 'land-hover'],
  ['label', 'sea'],
  ['label-outside', 'land-outside'],
  ['sea-label', 'sea'],
];

const MARKS: [string, string][] = [
  ...['offered', 'picked', 'target', 'focus'].flatMap(mark =>
    ['land', 'sea', 'paper', 'paper-raised'].map(ground => [mark, ground] as [string, string]),
  ),
  ['line-strong', 'paper'],
  ['line-strong', 'paper-raised'],
  ['coast', 'land'],
  ['coast', 'sea'],
  ['border', 'land'],
  ...SEATS.flatMap(seat => ['land', 'sea'].map(ground => [seat, ground] as [string, string])),
  ['rome', 'land'],
  ['carthage', 'land'],
  ['rome', 'sea'],
  ['carthage', 'sea'],
];

/** The pairs that do not reach a contrast, each with what it reaches. */
function tooClose(
  pairs: [string, string][],
  least: number,
  theme: (typeof THEMES)[number],
): string[] {
  return pairs.flatMap(([one, other]) => {
    const reached = contrast(colour(one, theme), colour(other, theme));
    return reached < least ? [`${one} on ${other}: ${reached.toFixed(2)}`] : [];
  });
}

describe.each(THEMES)('the %s palette', theme => {
  test('sets every text readable on its ground', () => {
    expect(tooClose(TEXT, 4.5, theme)).toEqual([]);
  });

  test('lets every mark stand out from its ground', () => {
    expect(tooClose(MARKS, 3, theme)).toEqual([]);
  });
});
