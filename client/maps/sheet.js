/**
 * The net of meridians and parallels, and the degrees along the edge of the sheet.
 *
 * @import { Ticks } from '../src/lib/map/board.ts'
 * @import { Frame } from './frame.js'
 * @import { Point } from './plane/geometry.js'
 */
import { geoGraticule } from 'd3-geo';
import { cubicPath, pointAlong, smooth } from './curves.js';

/**
 * @param {Frame} frame
 * @param {number} degrees Between two lines.
 */
export function graticulePaths(frame, degrees) {
  return netLines(frame, degrees).map(line => {
    const few = Array.from({ length: 7 }, (_, i) => pointAlong(line, i / 6));
    return cubicPath(smooth(few));
  });
}

/**
 * @param {Frame} frame
 * @returns {Ticks}
 */
export function degreeTicks(frame) {
  const { width, height } = frame;
  /** @type {Record<keyof Ticks, Set<number>>} */
  const found = { top: new Set(), right: new Set(), bottom: new Set(), left: new Set() };
  for (const line of netLines(frame, 1)) {
    const steep = isSteep(line);
    for (const [x, y] of [line[0], line[line.length - 1]]) {
      if (steep && y < 1) found.top.add(Math.round(x));
      if (steep && y > height - 1) found.bottom.add(Math.round(x));
      if (!steep && x < 1) found.left.add(Math.round(y));
      if (!steep && x > width - 1) found.right.add(Math.round(y));
    }
  }
  const sorted = (/** @type {Set<number>} */ ticks) => [...ticks].sort((a, b) => a - b);
  return {
    top: sorted(found.top),
    right: sorted(found.right),
    bottom: sorted(found.bottom),
    left: sorted(found.left),
  };
}

/** @param {Frame} frame @param {number} degrees @returns {Point[][]} */
function netLines(frame, degrees) {
  const net = geoGraticule()
    .step([degrees, degrees])
    .extentMajor([
      [-180, -80],
      [180, 80],
    ])
    .stepMajor([degrees, degrees]);
  return net
    .lines()
    .flatMap(line => frame.clip(line))
    .filter(line => line.length > 1);
}

/** @param {Point[]} line */
function isSteep(line) {
  const [[ax, ay], [bx, by]] = [line[0], line[line.length - 1]];
  return Math.abs(by - ay) > Math.abs(bx - ax);
}
