/**
 * Mountains and rivers: what an engraver puts on the land.
 *
 * @import { BoardMap } from '../src/lib/map/board.ts'
 * @import { RangeDrawing, RiverDrawing } from './format.ts'
 * @import { Frame } from './frame.js'
 * @import { Point, Ring } from './plane/geometry.js'
 */
import { pointAlong, sampled, smooth, steps } from './curves.js';
import { distanceToRings, inside } from './plane/geometry.js';
import { knot, noise } from './rough.js';

const SHAPES = 4;

/**
 * @param {readonly RangeDrawing[]} ranges
 * @param {Frame} frame
 * @param {readonly Ring[]} coast
 * @param {readonly Ring[]} taken Labels and rooms for pieces; mountains keep out.
 * @returns {BoardMap['relief']}
 */
export function mountains(ranges, frame, coast, taken) {
  /** @type {BoardMap['relief']} */
  const found = [];
  for (const [seed, { ridge, height, rows }] of ranges.entries()) {
    const line = sampled(smooth(ridge.map(frame.project)), 10);
    const length = line
      .slice(1)
      .reduce((acc, [x, y], i) => acc + Math.hypot(x - line[i][0], y - line[i][1]), 0);
    const count = Math.max(2, Math.round(length / (0.95 * height)));
    for (let i = 0; i <= count; i++) {
      for (let row = 0; row < rows; row++) {
        const [x, y] = pointAlong(line, i / count);
        const jitter = (/** @type {number} */ n) => knot(97 * i + row, n, seed + 1);
        const tall = Math.round(height * (1 + 0.24 * jitter(0)));
        const across = (row - (rows - 1) / 2) * height * 0.62;
        /** @type {Point} */
        const foot = [
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

/**
 * @param {Point} foot
 * @param {number} height
 * @param {readonly Ring[]} coast
 * @param {readonly Ring[]} taken
 */
function fits([x, y], height, coast, taken) {
  /** @type {Point} */
  const middle = [x, y - height / 2];
  if (!inside(middle, coast) || distanceToRings(middle, coast) < 0.75 * height) return false;
  return taken.every(
    ring => !inside(middle, [ring]) && distanceToRings(middle, [ring]) > 0.7 * height,
  );
}

/**
 * @param {readonly RiverDrawing[]} rivers
 * @param {Frame} frame
 * @param {readonly Ring[]} coast
 * @returns {string[]} The stretches that flow over land on this sheet.
 */
export function riverPaths(rivers, frame, coast) {
  return rivers.flatMap(({ course }, seed) => {
    const line = sampled(smooth(course.map(frame.project)), 26).map(([x, y]) => {
      const bend = (/** @type {number} */ n) =>
        16 * noise(x / 110, y / 110, 50 + 2 * seed + n) +
        7 * noise(x / 40, y / 40, 90 + 2 * seed + n);
      return /** @type {Point} */ ([Math.round(x + bend(0)), Math.round(y + bend(1))]);
    });
    /** @type {Point[][]} */
    const stretches = [[]];
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

/**
 * Where a river reaches the sea, between its last point on land and its first in the water.
 *
 * @param {Point} land
 * @param {Point} water
 * @param {readonly Ring[]} coast
 * @returns {Point}
 */
function mouth(land, water, coast) {
  for (let i = 0; i < 6; i++) {
    /** @type {Point} */
    const middle = [(land[0] + water[0]) / 2, (land[1] + water[1]) / 2];
    if (inside(middle, coast)) land = middle;
    else water = middle;
  }
  return land;
}
