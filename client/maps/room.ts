/** Finds room for pieces: the middle of the widest empty disc. */
import type { Room } from '../src/lib/map/board.ts';
import { distanceToRings, inside, type Point, type Ring } from './plane/geometry.ts';

/**
 * @param rings Outlines of the space.
 * @param taken What must not be covered, such as its label.
 */
export function widestRoom(rings: readonly Ring[], taken: readonly Ring[]): Room {
  const points = rings.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  let [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  let [y0, y1] = [Math.min(...ys), Math.max(...ys)];
  let best = roomAt([(x0 + x1) / 2, (y0 + y1) / 2], rings, taken);
  // A coarse grid over the space, then ever finer ones around the best point so far.
  for (let step = Math.max(x1 - x0, y1 - y0) / 24; step > 1; step /= 3) {
    for (let x = x0; x <= x1; x += step) {
      for (let y = y0; y <= y1; y += step) {
        const room = roomAt([Math.round(x), Math.round(y)], rings, taken);
        if (room.radius > best.radius) best = room;
      }
    }
    [x0, x1] = [best.at[0] - step, best.at[0] + step];
    [y0, y1] = [best.at[1] - step, best.at[1] + step];
  }
  return best;
}

/** @returns With radius 0 if the point itself is outside or covered. */
export function roomAt(at: Point, rings: readonly Ring[], taken: readonly Ring[]): Room {
  if (!inside(at, rings) || taken.some(ring => inside(at, [ring]))) return { at, radius: 0 };
  return { at, radius: Math.floor(distanceToRings(at, [...rings, ...taken])) };
}
