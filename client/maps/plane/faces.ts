/** Finds the areas that noded edges enclose. */
import type { Edge } from './noding.ts';
import { inside, signedArea, type Point, type Ring } from './geometry.ts';

/** One side of an edge, seen walking from `from` to `to` with its face on the left. */
interface Half {
  from: Point;
  to: Point;
  /** Index of the other side. */
  twin: number;
  /** Index of the face on the left. */
  face: number;
  /** What the border says lies on the left. */
  left: string | undefined;
}

export interface Face {
  /** The outer ring first, then those of its holes. */
  rings: Ring[];
  halves: number[];
  area: number;
}

/** The face -1 is the world beyond the picture. */
export interface Arrangement {
  halves: Half[];
  faces: Face[];
}

/** @param edges Noded: they meet only at their ends. */
export function arrange(edges: readonly Edge[]): Arrangement {
  const halves = edges.flatMap((edge, i) => [
    { from: edge.a, to: edge.b, twin: 2 * i + 1, face: -1, left: edge.left },
    { from: edge.b, to: edge.a, twin: 2 * i, face: -1, left: edge.right },
  ]);
  const cycles = walk(halves);
  const faces: Face[] = [];
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

interface Cycle {
  halves: number[];
  ring: Ring;
  area: number;
}

/** @returns Every half edge is in exactly one. A positive area is the outline of a face, others are holes. */
function walk(halves: readonly Half[]): Cycle[] {
  const next = successors(halves);
  const seen = new Set();
  const cycles: Cycle[] = [];
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

/** After each half edge comes the one that turns most to the left of those leaving its end. */
function successors(halves: readonly Half[]) {
  const leaving = new Map<string, number[]>();
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

/** Orders half edges that leave one point by their direction, without an angle ever being computed. */
function byAngle(p: Half, q: Half) {
  const [px, py] = [p.to[0] - p.from[0], p.to[1] - p.from[1]];
  const [qx, qy] = [q.to[0] - q.from[0], q.to[1] - q.from[1]];
  const upper = (x: number, y: number) => y > 0 || (y === 0 && x > 0);
  if (upper(px, py) !== upper(qx, qy)) return upper(px, py) ? -1 : 1;
  return py * qx - px * qy;
}

function smallestAround(hole: Cycle, faces: readonly Face[]) {
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
