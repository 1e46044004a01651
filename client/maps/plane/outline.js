/**
 * Arcs: the lines between two different things, cut only where a third begins.
 *
 * An arc is stored once and used by both its sides, so two neighbours have the very same corners.
 *
 * @import { Point, Ring } from './geometry.js'
 * @import { Arrangement } from './faces.js'
 *
 * @typedef {object} Arc
 * @property {Point[]} points
 * @property {string} left
 * @property {string} right
 *
 * @typedef {{ from: Point, to: Point, left: string, right: string }} Line
 */

/** What lies beyond the edge of the picture. */
export const BEYOND = 'beyond';

/**
 * @param {Arrangement} arrangement
 * @param {readonly string[]} labels One for each face; lines between equal labels vanish.
 * @returns {Arc[]}
 */
export function arcsBetween({ halves }, labels) {
  const labelOf = (/** @type {number} */ face) => (face < 0 ? BEYOND : labels[face]);
  /** @type {Line[]} */
  const lines = [];
  for (let i = 0; i < halves.length; i += 2) {
    const left = labelOf(halves[i].face);
    const right = labelOf(halves[i + 1].face);
    if (left !== right) lines.push({ from: halves[i].from, to: halves[i].to, left, right });
  }
  return chain(lines);
}

/**
 * @param {readonly Line[]} lines
 * @returns {Arc[]}
 */
export function chain(lines) {
  /** @type {Map<string, number[]>} */
  const meeting = new Map();
  for (const [i, line] of lines.entries()) {
    for (const end of [line.from, line.to]) {
      const key = String(end);
      const known = meeting.get(key);
      if (known) known.push(i);
      else meeting.set(key, [i]);
    }
  }
  const used = new Set();
  /** @type {Arc[]} */
  const arcs = [];
  /** @param {number} first @param {boolean} forward */
  const follow = (first, forward) => {
    const points = [];
    const { left, right } = lines[first];
    let current = first;
    let ahead = forward;
    for (;;) {
      used.add(current);
      const { from, to } = lines[current];
      if (points.length === 0) points.push(ahead ? from : to);
      const end = ahead ? to : from;
      points.push(end);
      const here = meeting.get(String(end)) ?? [];
      const next = here.find(i => !used.has(i));
      if (here.length !== 2 || next === undefined) break;
      current = next;
      ahead = String(lines[current].from) === String(end);
    }
    arcs.push(forward ? { points, left, right } : { points, left: right, right: left });
  };
  for (const [i, { from, to }] of lines.entries()) {
    if (!used.has(i) && meeting.get(String(from))?.length !== 2) follow(i, true);
    if (!used.has(i) && meeting.get(String(to))?.length !== 2) follow(i, false);
  }
  for (const i of lines.keys()) if (!used.has(i)) follow(i, true);
  return arcs;
}

/**
 * The closed outlines of one label, each a list of arcs: n means arc n forward, ~n means arc n backward.
 *
 * @param {readonly Arc[]} arcs
 * @param {string} label
 * @returns {number[][]}
 */
export function ringsOf(arcs, label) {
  /** @type {Map<string, number[]>} */
  const starting = new Map();
  for (const [i, { points, left, right }] of arcs.entries()) {
    if (left !== label && right !== label) continue;
    const key = String(left === label ? points[0] : points[points.length - 1]);
    const known = starting.get(key);
    if (known) known.push(left === label ? i : ~i);
    else starting.set(key, [left === label ? i : ~i]);
  }
  const rings = [];
  for (const [start, waiting] of starting) {
    while (waiting.length > 0) {
      const ring = [];
      let here = start;
      do {
        const next = starting.get(here)?.pop();
        if (next === undefined) throw new Error(`the outline of ${label} is not closed`);
        ring.push(next);
        const { points } = arcs[next < 0 ? ~next : next];
        here = String(next < 0 ? points[0] : points[points.length - 1]);
      } while (here !== start);
      rings.push(ring);
    }
  }
  return rings;
}

/**
 * @param {readonly Arc[]} arcs
 * @param {readonly number[]} ring
 * @returns {Ring}
 */
export function walked(arcs, ring) {
  return ring.flatMap(n =>
    n < 0 ? arcs[~n].points.slice(1).reverse() : arcs[n].points.slice(0, -1),
  );
}
