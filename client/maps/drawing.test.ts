import type { Point, Ring } from './plane/geometry.ts';
import { describe, expect, test } from 'vitest';
import { checkDrawing } from './check.ts';
import { simplified } from './coast.ts';
import { drawingOf, factsOf } from './files.ts';
import { boxOf, widthOf } from './lettering.ts';
import { roomAt, widestRoom } from './room.ts';
import { noise } from './rough.ts';

const square: Ring = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

describe('a drawing file', () => {
  const drawing = drawingOf('hannibal');
  const facts = factsOf(drawing);

  test('must draw every province of the board', () => {
    const { roma: _, ...land } = drawing.land;
    expect(() => checkDrawing({ ...drawing, land }, facts)).toThrow(
      'the board has the province roma',
    );
  });

  test('may not draw a route that the board does not have', () => {
    const routes = { ...drawing.routes, 'roma-zama': drawing.routes['sicilia-zama'] };
    expect(() => checkDrawing({ ...drawing, routes }, facts)).toThrow(
      'the drawing has the route roma-zama',
    );
  });
});

describe('letters', () => {
  test('take the room that their face needs', () => {
    expect(widthOf('I', 100)).toBeLessThan(widthOf('M', 100));
    expect(widthOf('Roma', 200)).toBeCloseTo(2 * widthOf('Roma', 100));
    expect(() => widthOf('Ω', 100)).toThrow('Ω');
  });

  test('stand where their anchor says, whatever their angle', () => {
    const at: Point = [500, 500];
    const label = { lines: ['Roma'], at, size: 100 };
    const upright = boxOf({ ...label, angle: 0, anchor: 'end', place: 'inside' });
    expect(Math.max(...upright.map(([x]) => x))).toBeCloseTo(500);
    const turned = boxOf({ ...label, angle: 90, anchor: 'start', place: 'inside' });
    expect(Math.min(...turned.map(([, y]) => y))).toBeCloseTo(500);
  });
});

describe('room for pieces', () => {
  test('is found in the middle of an empty square', () => {
    const { at, radius } = widestRoom([square], []);
    expect(Math.hypot(at[0] - 50, at[1] - 50)).toBeLessThan(3);
    expect(radius).toBeGreaterThan(46);
  });

  test('keeps clear of what is taken', () => {
    const label = square.map(([x, y]): Point => [x, y / 2]);
    expect(widestRoom([square], [label]).at[1]).toBeGreaterThan(70);
    expect(roomAt([50, 20], [square], [label]).radius).toBe(0);
  });
});

test('a coast loses its small corners, never those on the edge of the sheet', () => {
  const sheet = { width: 100, height: 100, project: () => square[0], clip: () => [] };
  const ring: Ring = [
    [0, 0],
    [50, 0],
    [50, 20],
    [51, 21],
    [50, 22],
    [50, 60],
    [0, 60],
  ];
  expect(simplified(ring, 10, sheet)).toEqual([
    [0, 0],
    [50, 0],
    [50, 60],
    [0, 60],
  ]);
});

test('noise is smooth, bounded and the same every time', () => {
  for (let i = 0; i < 200; i++) {
    const [x, y] = [i * 0.37, i * 0.21];
    expect(Math.abs(noise(x, y, 3))).toBeLessThanOrEqual(1);
    expect(Math.abs(noise(x, y, 3) - noise(x + 0.001, y, 3))).toBeLessThan(0.01);
    expect(noise(x, y, 3)).toBe(noise(x, y, 3));
  }
  expect(noise(0.5, 0.5, 3)).not.toBe(noise(0.5, 0.5, 4));
});
