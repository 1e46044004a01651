/** Mountains and rivers: what an engraver puts on the land. */
import type { BoardMap } from '../src/lib/map/board.ts';
import type { RangeDrawing, RiverDrawing } from './format.ts';
import type { Frame } from './frame.ts';
import { pointAlong, sampled, smooth, steps } from './curves.ts';
import { distanceToRings, inside, type Point, type Ring } from './plane/geometry.ts';
import { knot, noise } from './rough.ts';

const SHAPES = 4;

/** @param taken Labels and rooms for pieces; mountains keep out. */
export function mountains(
  ranges: readonly RangeDrawing[],
  frame: Frame,
  coast: readonly Ring[],
  taken: readonly Ring[],
): BoardMap['relief'] {
  const found: BoardMap['relief'] = [];
  for (const [seed, { ridge, height, rows }] of ranges.entries()) {
    const line = sampled(smooth(ridge.map(frame.project)), 10);
    const length = line
      .slice(1)
      .reduce((acc, [x, y], i) => acc + Math.hypot(x - line[i][0], y - line[i][1]), 0);
    const count = Math.max(2, Math.round(length / (0.95 * height)));
    for (let i = 0; i <= count; i++) {
      for (let row = 0; row < rows; row++) {
        const [x, y] = pointAlong(line, i / count);
        const jitter = (n: number) => knot(97 * i + row, n, seed + 1);
        const tall = Math.round(height * (1 + 0.24 * jitter(0)));
        const across = (row - (rows - 1) / 2) * height * 0.62;
        const foot: Point = [
          Math.round(x + across * 0.75 + 0.22 * height * jitter(1)),
          Math.round(y + across + 0.25 * height * jitter(2)),
        ];
        if (!fits(foot, tall, coast, taken)) continue;
        found.push([...foot, tall, Math.floor(((jitter(3) + 1) / 2) * SHAPES) % SHAPES]);
      }
    }
  }
  return found.sort((a, b) => a[1] - b[1]);
}

function fits([x, y]: Point, height: number, coast: readonly Ring[], taken: readonly Ring[]) {
  const middle: Point = [x, y - height / 2];
  if (!inside(middle, coast) || distanceToRings(middle, coast) < 0.75 * height) return false;
  return taken.every(
    ring => !inside(middle, [ring]) && distanceToRings(middle, [ring]) > 0.7 * height,
  );
}

/** @returns The stretches that flow over land on this sheet. */
export function riverPaths(
  rivers: readonly RiverDrawing[],
  frame: Frame,
  coast: readonly Ring[],
): string[] {
  return rivers.flatMap(({ course }, seed) => {
    const line = sampled(smooth(course.map(frame.project)), 26).map(([x, y]): Point => {
      const bend = (n: number) =>
        16 * noise(x / 110, y / 110, 50 + 2 * seed + n) +
        7 * noise(x / 40, y / 40, 90 + 2 * seed + n);
      return [Math.round(x + bend(0)), Math.round(y + bend(1))];
    });
    const stretches: Point[][] = [[]];
    for (const point of line) {
      const last = stretches[stretches.length - 1];
      if (inside(point, coast)) last.push(point);
      else if (last.length > 0) {
        last.push(mouth(last[last.length - 1], point, coast));
        stretches.push([]);
      }
    }
    return stretches.filter(stretch => stretch.length > 3).map(steps);
  });
}

/** Where a river reaches the sea, between its last point on land and its first in the water. */
function mouth(land: Point, water: Point, coast: readonly Ring[]): Point {
  for (let i = 0; i < 6; i++) {
    const middle: Point = [(land[0] + water[0]) / 2, (land[1] + water[1]) / 2];
    if (inside(middle, coast)) land = middle;
    else water = middle;
  }
  return land;
}
