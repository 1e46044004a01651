/**
 * Proves things about a finished map from its outlines alone: nothing here knows how they were made.
 *
 * @import { BoardMap } from '../src/lib/map/board.ts'
 * @import { Point, Ring } from './plane/geometry.js'
 *
 * @typedef {{ id: string, rings: Ring[] }} Area
 */
import { corners, outline } from '../src/lib/map/paths.ts';
import { cross, distanceToSegment } from './plane/geometry.js';

/** @param {BoardMap} map @returns {Area[]} */
export function areasOf(map) {
  return map.land.map(({ id, rings }) => ({ id, rings: rings.map(ring => outline(map, ring)) }));
}

/** @param {BoardMap} map @returns {Area} */
export function outsideOf(map) {
  return { id: 'outside', rings: map.outside.map(ring => outline(map, ring)) };
}

/**
 * How two areas lie to each other.
 *
 * @typedef {object} Meeting
 * @property {number} shared Length of the line that belongs to both, to the last corner.
 * @property {number} gap The least distance between them; 0 if they meet anywhere.
 *
 * @param {Area} one
 * @param {Area} other
 * @returns {Meeting}
 */
export function meeting(one, other) {
  const theirs = new Set(segments(other).map(([a, b]) => `${b};${a}`));
  let shared = 0;
  for (const [a, b] of segments(one)) {
    if (theirs.has(`${a};${b}`)) shared += Math.hypot(b[0] - a[0], b[1] - a[1]);
  }
  return { shared, gap: shared > 0 ? 0 : gapBetween(segments(one), segments(other)) };
}

/**
 * How long the line is that two spaces share.
 *
 * @param {BoardMap} map
 * @param {readonly (readonly number[])[]} one
 * @param {readonly (readonly number[])[]} other
 */
export function coastBetween(map, one, other) {
  const arcs = (/** @type {readonly (readonly number[])[]} */ rings) =>
    new Set(rings.flat().map(n => (n < 0 ? ~n : n)));
  const shared = [...arcs(one)].filter(n => arcs(other).has(n));
  return shared.reduce((sum, n) => {
    const line = corners(map.arcs[n]);
    return line.reduce((acc, [x, y], i) => {
      const [px, py] = line[Math.max(0, i - 1)];
      return acc + Math.hypot(x - px, y - py);
    }, sum);
  }, 0);
}

/**
 * Walks every level line of the sheet, between the whole numbers, where no corner lies. On each, the stretches of the
 * areas must follow one another without overlap and fill the land without gap.
 *
 * @param {readonly Area[]} areas
 * @param {readonly Ring[]} land The coast, from the atlas.
 * @param {readonly Ring[]} water Channels cut into it by the drawing.
 * @param {number} height Of the sheet.
 * @param {number} slack How far a coast may have been bent, where a border reaches it.
 * @returns {string[]} What is wrong, and where.
 */
export function coverageFaults(areas, land, water, height, slack) {
  /** @type {string[]} */
  const faults = [];
  const wet = stretchesOf(water, height);
  const shores = stretchesOf(land, height).map((line, i) => without(line, wet[i]));
  const owned = areas.map(({ id, rings }) => ({ id, lines: stretchesOf(rings, height) }));
  for (let line = 0; line < height; line++) {
    const y = line + 0.5;
    const stretches = owned
      .flatMap(({ id, lines }) => lines[line].map(([from, to]) => ({ id, from, to })))
      .sort((a, b) => a.from - b.from);
    for (const [i, next] of stretches.entries()) {
      const last = stretches[i - 1];
      if (last && last.to > next.from + 1e-6)
        faults.push(`${last.id} and ${next.id} overlap at ${next.from}, ${y}`);
    }
    faults.push(...uncovered(shores[line], stretches, y, slack));
  }
  return faults;
}

/**
 * @param {readonly [number, number][]} land
 * @param {readonly { id: string, from: number, to: number }[]} stretches
 * @param {number} y
 * @param {number} slack
 * @returns {string[]}
 */
function uncovered(land, stretches, y, slack) {
  const faults = [];
  for (const [from, to] of land) {
    let reached = from;
    for (const stretch of stretches) {
      if (stretch.to < reached || stretch.from > to) continue;
      if (stretch.from > reached + slack)
        faults.push(`a gap from ${reached} to ${stretch.from} at ${y}`);
      reached = Math.max(reached, stretch.to);
    }
    if (to > reached + slack) faults.push(`a gap from ${reached} to ${to} at ${y}`);
  }
  for (const { id, from, to } of stretches) {
    const ashore = land.some(([west, east]) => from >= west - slack && to <= east + slack);
    if (!ashore && to - from > slack)
      faults.push(`${id} lies in the sea from ${from} to ${to} at ${y}`);
  }
  return faults;
}

/**
 * From where to where each level line lies inside an area.
 *
 * @param {readonly Ring[]} rings
 * @param {number} height
 * @returns {[number, number][][]}
 */
function stretchesOf(rings, height) {
  /** @type {number[][]} */
  const stops = Array.from({ length: height }, () => []);
  for (const [[ax, ay], [bx, by]] of segments({ rings })) {
    for (
      let line = Math.max(0, Math.min(ay, by));
      line < Math.min(height, Math.max(ay, by));
      line++
    ) {
      stops[line].push(ax + ((bx - ax) * (line + 0.5 - ay)) / (by - ay));
    }
  }
  return stops.map(line => {
    line.sort((a, b) => a - b);
    return line.flatMap((x, i) =>
      i % 2 === 0 ? [/** @type {[number, number]} */ ([x, line[i + 1]])] : [],
    );
  });
}

/**
 * @param {readonly [number, number][]} stretches
 * @param {readonly [number, number][]} cuts
 * @returns {[number, number][]}
 */
function without(stretches, cuts) {
  return cuts.reduce(
    (left, [from, to]) =>
      left
        .flatMap(([west, east]) => [
          /** @type {[number, number]} */ ([west, Math.min(east, from)]),
          [Math.max(west, to), east],
        ])
        .flatMap(([west, east]) =>
          west < east ? [/** @type {[number, number]} */ ([west, east])] : [],
        ),
    [...stretches],
  );
}

/** @param {{ rings: readonly Ring[] }} area @returns {[Point, Point][]} */
function segments({ rings }) {
  return rings.flatMap(ring =>
    ring.map((b, i) => /** @type {[Point, Point]} */ ([ring.at(i - 1), b])),
  );
}

/**
 * @param {readonly [Point, Point][]} ones
 * @param {readonly [Point, Point][]} others
 */
function gapBetween(ones, others) {
  let least = Infinity;
  for (const [a, b] of ones) {
    for (const [c, d] of others) {
      const apart = Math.max(
        Math.min(c[0], d[0]) - Math.max(a[0], b[0]),
        Math.min(a[0], b[0]) - Math.max(c[0], d[0]),
        Math.min(c[1], d[1]) - Math.max(a[1], b[1]),
        Math.min(a[1], b[1]) - Math.max(c[1], d[1]),
      );
      if (apart >= least) continue;
      if (cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0) return 0;
      least = Math.min(
        least,
        distanceToSegment(a, c, d),
        distanceToSegment(b, c, d),
        distanceToSegment(c, a, b),
        distanceToSegment(d, a, b),
      );
    }
  }
  return least;
}
