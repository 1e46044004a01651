import type { Seed } from './cells.ts';
import { describe, expect, test } from 'vitest';
import { whole } from './curves.ts';
import type { Detail } from './format.ts';
import { partition, SEA, type Sheet } from './partition.ts';
import { signedArea, type Point, type Ring } from './plane/geometry.ts';
import { ringsOf, walked, type Arc } from './plane/outline.ts';
import { roughener } from './rough.ts';

const frame = {
  width: 1000,
  height: 600,
  project: (point: Point) => point,
  clip: () => [],
};
const detail: Detail = { coastline: '50m', simplify: 1, islet: 1, sliver: 40 };

const box = (x0: number, y0: number, x1: number, y1: number): Ring => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** A mainland, an island east of it, an islet off the mainland's north. */
const masses = [
  { rings: [box(100, 200, 500, 500)] },
  { rings: [box(700, 200, 900, 500)] },
  { rings: [box(150, 100, 170, 120)] },
];

const landSeeds: Seed[] = [
  { at: [200, 350], region: 'west' },
  { at: [400, 350], region: 'east' },
  { at: [800, 350], region: 'island' },
];

function drawn(other?: Partial<Sheet>) {
  const still = (line: Point[]) => line.map(whole);
  return partition({
    frame,
    detail,
    masses,
    landSeeds,
    seaSeeds: [],
    channels: [],
    roughen: still,
    ...other,
  });
}

function pairs(arcs: Arc[]) {
  return [...new Set(arcs.map(({ left, right }) => [left, right].sort().join('-')))].sort();
}

/** Outlines have their area on the left, so holes count against it. */
function area(arcs: Arc[], label: string) {
  return ringsOf(arcs, label).reduce((acc, ring) => acc + signedArea(walked(arcs, ring)), 0);
}

describe('dividing a sheet', () => {
  test('cuts a landmass between its own seeds only', () => {
    const arcs = drawn();
    expect(pairs(arcs)).toEqual(['beyond-sea', 'east-sea', 'east-west', 'island-sea', 'sea-west']);
    expect(area(arcs, 'east')).toBe(200 * 300);
    expect(area(arcs, 'island')).toBe(200 * 300);
  });

  test('gives an islet without a seed to the nearest region', () => {
    expect(area(drawn(), 'west')).toBe(200 * 300 + 20 * 20);
  });

  test('keeps every neighbour and every place when borders are roughened', () => {
    const roughen = roughener({
      seed: 7,
      step: 8,
      waves: [
        [90, 20],
        [30, 6],
      ],
    });
    const arcs = drawn({ roughen });
    expect(pairs(arcs)).toEqual(pairs(drawn()));
    expect(area(arcs, 'east') + area(arcs, 'west')).toBe(400 * 300 + 20 * 20);
    const border = arcs.find(
      ({ left, right }) => left !== SEA && right !== SEA && right !== 'beyond',
    );
    expect(border?.points.length).toBeGreaterThan(30);
  });

  test('separates by a channel what the coastline joins', () => {
    const arcs = drawn({ channels: [box(296, 150, 304, 550)] });
    expect(pairs(arcs)).not.toContain('east-west');
    expect(area(arcs, 'east')).toBe(196 * 300);
  });

  test('divides the sea in the same way', () => {
    const seaSeeds: Seed[] = [
      { at: [300, 50], region: 'mare' },
      { at: [600, 350], region: 'fretum' },
    ];
    const arcs = drawn({ seaSeeds });
    expect(pairs(arcs)).toContain('fretum-mare');
    expect(pairs(arcs)).toContain('east-fretum');
    const all = ['west', 'east', 'island', 'mare', 'fretum'];
    expect(all.reduce((acc, id) => acc + area(arcs, id), 0)).toBe(1000 * 600);
    expect(pairs(arcs)).not.toContain('east-sea');
  });

  test('refuses a seed in the sea and names it', () => {
    const wet: Seed = { at: [50, 50], region: 'east', place: '[50,50] of east' };
    expect(() => drawn({ landSeeds: [...landSeeds, wet] })).toThrow(
      '[50,50] of east is not on land',
    );
  });

  test('gives a splinter to its neighbour', () => {
    // The border passes 2 units inside the mainland's east coast: a strip of 2 x 300 is less than a splinter.
    const close: Seed[] = [...landSeeds.slice(0, 1), { at: [499, 350], region: 'east' }];
    const arcs = drawn({
      landSeeds: [...close, landSeeds[2]],
      detail: { ...detail, sliver: 50_000 },
    });
    expect(pairs(arcs)).not.toContain('east-west');
  });
});
