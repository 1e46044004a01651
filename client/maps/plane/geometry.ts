/**
 * Plane geometry on points [x, y].
 *
 * Picture coordinates are whole numbers far below 2^26, so every cross product here is exact:
 * what these functions say about left, right and inside is never a matter of rounding.
 */

export type Point = [number, number];

/** A closed line; the last point is joined to the first, which is not repeated. */
export type Ring = Point[];

/**
 * Twice the area of the triangle a, b, c; positive when c lies to the left of a to b on a page whose y grows upward.
 */
export function cross(a: Point, b: Point, c: Point) {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

export function signedArea(ring: Ring) {
  let acc = 0;
  let last = ring[ring.length - 1];
  for (const point of ring) {
    acc += last[0] * point[1] - point[0] * last[1];
    last = point;
  }
  return acc / 2;
}

/**
 * Whether the point lies inside an odd number of the rings. Points on a line may fall on either side:
 * ask with a point that is on none.
 */
export function inside([x, y]: Point, rings: readonly Ring[]) {
  let odd = false;
  for (const ring of rings) {
    let last = ring[ring.length - 1];
    for (const next of ring) {
      const [lx, ly] = last;
      const [nx, ny] = next;
      if (ny > y !== ly > y && x < ((lx - nx) * (y - ny)) / (ly - ny) + nx) odd = !odd;
      last = next;
    }
  }
  return odd;
}

/**
 * A point well inside an area of whole-numbered rings: the middle of the widest stretch among a few level lines.
 * The lines run between the whole numbers, so no corner ever lies on one.
 */
export function interiorPoint(rings: readonly Ring[]): Point {
  let low = Infinity;
  let high = -Infinity;
  for (const [, y] of rings.flat()) {
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  let best: Point = [0, 0];
  let width = -1;
  const lines = Math.min(15, high - low);
  for (let i = 0; i < lines; i++) {
    const y = Math.floor(low + ((i + 0.5) * (high - low)) / lines) + 0.5;
    const stops = levelStops(rings, y);
    for (let k = 0; k + 1 < stops.length; k += 2) {
      const from = stops[k];
      const to = stops[k + 1];
      if (to - from > width) {
        width = to - from;
        best = [(from + to) / 2, y];
      }
    }
  }
  return best;
}

/** Where a level line enters and leaves the area, from left to right. */
function levelStops(rings: readonly Ring[], y: number) {
  const stops: number[] = [];
  for (const ring of rings) {
    let [lx, ly] = ring[ring.length - 1];
    for (const [nx, ny] of ring) {
      if (ny > y !== ly > y) stops.push(((lx - nx) * (y - ny)) / (ly - ny) + nx);
      [lx, ly] = [nx, ny];
    }
  }
  return stops.sort((a, b) => a - b);
}

export function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

export function distanceToRings(point: Point, rings: readonly Ring[]) {
  let least = Infinity;
  for (const ring of rings) {
    let last = ring[ring.length - 1];
    for (const next of ring) {
      least = Math.min(least, distanceToSegment(point, last, next));
      last = next;
    }
  }
  return least;
}
