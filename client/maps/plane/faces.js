/**
 * Finds the areas that noded edges enclose.
 *
 * @import { Point, Ring } from './geometry.js'
 * @import { Edge } from './noding.js'
 *
 * @typedef {object} Half One side of an edge, seen walking from `from` to `to` with its face on the left.
 * @property {Point} from
 * @property {Point} to
 * @property {number} twin Index of the other side.
 * @property {number} face Index of the face on the left.
 * @property {string | undefined} left What the border says lies on the left.
 *
 * @typedef {object} Face
 * @property {Ring[]} rings The outer ring first, then those of its holes.
 * @property {number[]} halves
 * @property {number} area
 *
 * @typedef {{ halves: Half[], faces: Face[] }} Arrangement The face -1 is the world beyond the picture.
 */
import { inside, signedArea } from './geometry.js';

/**
 * @param {readonly Edge[]} edges Noded: they meet only at their ends.
 * @returns {Arrangement}
 */
export function arrange(edges) {
  const halves = edges.flatMap((edge, i) => [
    { from: edge.a, to: edge.b, twin: 2 * i + 1, face: -1, left: edge.left },
    { from: edge.b, to: edge.a, twin: 2 * i, face: -1, left: edge.right },
  ]);
  const cycles = walk(halves);
  /** @type {Face[]} */
  const faces = [];
  for (const cycle of cycles.filter(({ area }) => area > 0)) {
    for (const half of cycle.halves) halves[half].face = faces.length;
    faces.push({ rings: [cycle.ring], halves: cycle.halves, area: cycle.area });
  }
  for (const hole of cycles.filter(({ area }) => area <= 0)) {
    const around = smallestAround(hole, faces);
    for (const half of hole.halves) halves[half].face = around;
    if (around < 0) continue;
    const face = faces[around];
    face.rings.push(hole.ring);
    face.halves.push(...hole.halves);
    face.area += hole.area;
  }
  return { halves, faces };
}

/**
 * @typedef {{ halves: number[], ring: Ring, area: number }} Cycle
 *
 * @param {readonly Half[]} halves
 * @returns {Cycle[]} Every half edge is in exactly one. A positive area is the outline of a face, others are holes.
 */
function walk(halves) {
  const next = successors(halves);
  const seen = new Set();
  /** @type {Cycle[]} */
  const cycles = [];
  for (let start = 0; start < halves.length; start++) {
    if (seen.has(start)) continue;
    const cycle = [];
    for (let half = start; !seen.has(half); half = next[half]) {
      seen.add(half);
      cycle.push(half);
    }
    const ring = cycle.map(half => halves[half].from);
    cycles.push({ halves: cycle, ring, area: signedArea(ring) });
  }
  return cycles;
}

/**
 * After each half edge comes the one that turns most to the left of those leaving its end.
 *
 * @param {readonly Half[]} halves
 */
function successors(halves) {
  /** @type {Map<string, number[]>} */
  const leaving = new Map();
  for (const [i, { from }] of halves.entries()) {
    const key = String(from);
    const known = leaving.get(key);
    if (known) known.push(i);
    else leaving.set(key, [i]);
  }
  const next = new Array(halves.length).fill(-1);
  for (const star of leaving.values()) {
    star.sort((i, k) => byAngle(halves[i], halves[k]));
    for (const [rank, half] of star.entries()) {
      next[halves[half].twin] = star[(rank + star.length - 1) % star.length];
    }
  }
  return next;
}

/**
 * Orders half edges that leave one point by their direction, without an angle ever being computed.
 *
 * @param {Half} p
 * @param {Half} q
 */
function byAngle(p, q) {
  const [px, py] = [p.to[0] - p.from[0], p.to[1] - p.from[1]];
  const [qx, qy] = [q.to[0] - q.from[0], q.to[1] - q.from[1]];
  const upper = (/** @type {number} */ x, /** @type {number} */ y) => y > 0 || (y === 0 && x > 0);
  if (upper(px, py) !== upper(qx, qy)) return upper(px, py) ? -1 : 1;
  return py * qx - px * qy;
}

/**
 * @param {Cycle} hole
 * @param {readonly Face[]} faces
 */
function smallestAround(hole, faces) {
  const corner = hole.ring[0];
  let best = -1;
  let area = Infinity;
  for (const [i, { rings }] of faces.entries()) {
    const outline = rings[0];
    const size = signedArea(outline);
    if (size >= area || !inside(corner, [outline])) continue;
    // A face with this very corner is part of the island that makes the hole; it is not around it.
    if (outline.some(([x, y]) => x === corner[0] && y === corner[1])) continue;
    best = i;
    area = size;
  }
  return best;
}
