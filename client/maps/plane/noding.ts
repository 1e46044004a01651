/**
 * Cuts lines where they cross, so that afterwards lines meet only at their ends.
 *
 * Everything happens on whole numbers: a crossing is rounded to the nearest grid point and both lines bend through it.
 * A bend can make a new crossing, so the work is repeated until none is left.
 */
import { cross, type Point } from './geometry.ts';

export interface Edge {
  a: Point;
  b: Point;
  /** What lies to the left, going from a to b; only borders know it. */
  left?: string;
  right?: string;
  /** Whether this is an outline rather than a border. */
  coast?: boolean;
}

const CELL = 64;

/** @returns No edge is longer than its line was, none crosses or covers another. */
export function noded(lines: readonly Edge[]): Edge[] {
  let edges = distinct(lines);
  for (let round = 0; round < 12; round++) {
    const cuts = findCuts(edges);
    if (cuts.size === 0) return edges;
    edges = distinct(edges.flatMap((edge, i) => split(edge, cuts.get(i) ?? [])));
  }
  throw new Error('the lines of this board cross again and again: move a seed away from a coast');
}

/** Two copies of an edge become one, which keeps what either knew; edges without length vanish. */
function distinct(edges: readonly Edge[]) {
  const found = new Map<string, Edge>();
  for (const edge of edges) {
    const order = edge.a[0] - edge.b[0] || edge.a[1] - edge.b[1];
    if (order === 0) continue;
    const turned =
      order < 0 ? edge : { ...edge, a: edge.b, b: edge.a, left: edge.right, right: edge.left };
    const key = `${turned.a},${turned.b}`;
    const before = found.get(key);
    if (!before) found.set(key, { ...turned });
    else {
      before.left ??= turned.left;
      before.right ??= turned.right;
      before.coast ||= turned.coast;
    }
  }
  return [...found.values()];
}

function findCuts(edges: readonly Edge[]) {
  const cuts = new Map<number, Point[]>();
  const cut = (i: number, point: Point) => {
    const edge = edges[i];
    if (same(point, edge.a) || same(point, edge.b)) return;
    const known = cuts.get(i);
    if (known) known.push(point);
    else cuts.set(i, [point]);
  };
  for (const [i, k] of neighbours(edges)) {
    const [p, q] = [edges[i], edges[k]];
    for (const end of [q.a, q.b]) if (liesOn(end, p)) cut(i, end);
    for (const end of [p.a, p.b]) if (liesOn(end, q)) cut(k, end);
    const at = crossing(p, q);
    if (at) {
      cut(i, at);
      cut(k, at);
    }
  }
  return cuts;
}

/** Pairs of edges that share a cell of a coarse grid; no others can meet. */
function* neighbours(edges: readonly Edge[]): Iterable<[number, number]> {
  const grid = new Map<string, number[]>();
  for (const [i, { a, b }] of edges.entries()) {
    const seen = new Set();
    const [x0, x1] = a[0] < b[0] ? [a[0], b[0]] : [b[0], a[0]];
    const [y0, y1] = a[1] < b[1] ? [a[1], b[1]] : [b[1], a[1]];
    for (let x = Math.floor(x0 / CELL); x <= Math.floor(x1 / CELL); x++) {
      for (let y = Math.floor(y0 / CELL); y <= Math.floor(y1 / CELL); y++) {
        const cell = `${x},${y}`;
        const others = grid.get(cell) ?? [];
        grid.set(cell, others);
        for (const k of others) {
          if (seen.has(k)) continue;
          seen.add(k);
          yield [i, k];
        }
        others.push(i);
      }
    }
  }
}

function split(edge: Edge, cuts: readonly Point[]): Edge[] {
  const along = (p: Point) => Math.abs(p[0] - edge.a[0]) + Math.abs(p[1] - edge.a[1]);
  const stops = [edge.a, ...[...cuts].sort((p, q) => along(p) - along(q)), edge.b];
  return stops.slice(1).map((b, i) => ({ ...edge, a: stops[i], b }));
}

function same(p: Point, q: Point) {
  return p[0] === q[0] && p[1] === q[1];
}

function liesOn(p: Point, { a, b }: Edge) {
  return (
    cross(a, b, p) === 0 && (p[0] - a[0]) * (p[0] - b[0]) <= 0 && (p[1] - a[1]) * (p[1] - b[1]) <= 0
  );
}

/** The grid point nearest to where two edges cross in their insides. */
function crossing(p: Edge, q: Edge): Point | undefined {
  const [a1, b1] = [cross(q.a, q.b, p.a), cross(q.a, q.b, p.b)];
  const [a2, b2] = [cross(p.a, p.b, q.a), cross(p.a, p.b, q.b)];
  if (a1 * b1 >= 0 || a2 * b2 >= 0) return undefined;
  const t = a1 / (a1 - b1);
  return [Math.round(p.a[0] + t * (p.b[0] - p.a[0])), Math.round(p.a[1] + t * (p.b[1] - p.a[1]))];
}
