/** Smooth lines through given points. */
import type { Point } from './plane/geometry.ts';

/** A Bézier curve: start, two handles, end. */
type Cubic = [Point, Point, Point, Point];

/** A curve through all points, with the direction at each taken from its neighbours (Catmull and Rom). */
export function smooth(points: readonly Point[]): Cubic[] {
  return points.slice(1).map((to, i) => {
    const from = points[i];
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    return [
      from,
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
  });
}

export function whole([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

export function cubicPath(cubics: readonly Cubic[]) {
  const curves = cubics.map(
    ([, a, b, to]) => `C${[a, b, to].map(point => whole(point).join(' ')).join(' ')}`,
  );
  return `M${whole(cubics[0][0]).join(' ')}${curves.join('')}`;
}

/** A line of straight steps: its first point, then each next one as its difference from the last. */
export function steps(points: readonly Point[]) {
  const line = points.map(whole);
  return line
    .map(([x, y], i) => (i === 0 ? [x, y] : [x - line[i - 1][0], y - line[i - 1][1]]))
    .flat()
    .join(' ')
    .replaceAll(' -', '-');
}

/** Points along the curves, a step apart on average. */
export function sampled(cubics: readonly Cubic[], step: number): Point[] {
  const points = [cubics[0][0]];
  for (const [a, b, c, d] of cubics) {
    const parts = Math.max(4, Math.ceil(Math.hypot(d[0] - a[0], d[1] - a[1]) / step));
    for (let i = 1; i <= parts; i++) {
      const t = i / parts;
      const s = 1 - t;
      const at = (axis: 0 | 1) =>
        s * s * s * a[axis] +
        3 * s * s * t * b[axis] +
        3 * s * t * t * c[axis] +
        t * t * t * d[axis];
      points.push([at(0), at(1)]);
    }
  }
  return points;
}

/** The point a given share of the way along a line. */
export function pointAlong(line: readonly Point[], share: number): Point {
  const lengths = line.slice(1).map(([x, y], i) => Math.hypot(x - line[i][0], y - line[i][1]));
  let left = share * lengths.reduce((acc, length) => acc + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length) {
      const t = length === 0 ? 0 : left / length;
      const [[ax, ay], [bx, by]] = [line[i], line[i + 1]];
      return [ax + t * (bx - ax), ay + t * (by - ay)];
    }
    left -= length;
  }
  return line[line.length - 1];
}
