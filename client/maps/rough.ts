/**
 * Makes straight cell borders look like borders.
 *
 * Corners are rounded off, then every point of the plane is shifted by a smooth noise. Two borders that share a point
 * still share it afterwards, because the shift depends on nothing but the place.
 */
import type { Roughness } from './format.ts';
import type { Point } from './plane/geometry.ts';

/** @returns Keeps the ends of lines together that began together. */
export function roughener({ seed, step, waves }: Roughness): (line: Point[]) => Point[] {
  const shift = ([x, y]: Point): Point => {
    let [dx, dy] = [0, 0];
    for (const [layer, [length, height]] of waves.entries()) {
      dx += height * noise(x / length, y / length, seed + 2 * layer);
      dy += height * noise(x / length, y / length, seed + 2 * layer + 1);
    }
    return [Math.round(x + dx), Math.round(y + dy)];
  };
  return line => divided(rounded(line, 3), step).map(shift);
}

/** Chaikin's corner cutting; the ends stay. */
export function rounded(line: Point[], times: number) {
  for (let i = 0; i < times; i++) {
    const cut = [line[0]];
    for (let k = 1; k < line.length; k++) {
      const [[ax, ay], [bx, by]] = [line[k - 1], line[k]];
      if (k > 1) cut.push([0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by]);
      if (k < line.length - 1) cut.push([0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by]);
    }
    line = [...cut, line[line.length - 1]];
  }
  return line;
}

/** Adds points so that none is further than a step from the next. */
export function divided(line: Point[], step: number) {
  const points = [line[0]];
  for (let k = 1; k < line.length; k++) {
    const [[ax, ay], [bx, by]] = [line[k - 1], line[k]];
    const parts = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / step));
    for (let i = 1; i <= parts; i++) {
      points.push([ax + ((bx - ax) * i) / parts, ay + ((by - ay) * i) / parts]);
    }
  }
  return points;
}

/** Smooth noise between -1 and 1 with one knot at each whole-numbered place. */
export function noise(x: number, y: number, seed: number) {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [tx, ty] = [ease(x - ix), ease(y - iy)];
  const level = (dy: number) => {
    const from = knot(ix, iy + dy, seed);
    return from + tx * (knot(ix + 1, iy + dy, seed) - from);
  };
  const low = level(0);
  return low + ty * (level(1) - low);
}

/** A number between -1 and 1 that depends on nothing but its arguments. */
export function knot(x: number, y: number, seed: number) {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x7fffffff - 1;
}
