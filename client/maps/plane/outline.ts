/**
 * Arcs: the lines between two different things, cut only where a third begins.
 *
 * An arc is stored once and used by both its sides, so two neighbours have the very same corners.
 */
import type { Point, Ring } from './geometry.ts';
import type { Arrangement } from './faces.ts';

export interface Arc {
  points: Point[];
  left: string;
  right: string;
}

export interface Line {
  from: Point;
  to: Point;
  left: string;
  right: string;
}

/** What lies beyond the edge of the picture. */
export const BEYOND = 'beyond';

/** @param labels One for each face; lines between equal labels vanish. */
export function arcsBetween({ halves }: Arrangement, labels: readonly string[]): Arc[] {
  const labelOf = (face: number) => (face < 0 ? BEYOND : labels[face]);
  const lines: Line[] = [];
  for (let i = 0; i < halves.length; i += 2) {
    const left = labelOf(halves[i].face);
    const right = labelOf(halves[i + 1].face);
    if (left !== right) lines.push({ from: halves[i].from, to: halves[i].to, left, right });
  }
  return chain(lines);
}

export function chain(lines: readonly Line[]): Arc[] {
  const meeting = new Map<string, number[]>();
  for (const [i, line] of lines.entries()) {
    for (const end of [line.from, line.to]) {
      const key = String(end);
      const known = meeting.get(key);
      if (known) known.push(i);
      else meeting.set(key, [i]);
    }
  }
  const used = new Set();
  const arcs: Arc[] = [];
  const follow = (first: number, forward: boolean) => {
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

/** The closed outlines of one label, each a list of arcs: n means arc n forward, ~n means arc n backward. */
export function ringsOf(arcs: readonly Arc[], label: string): number[][] {
  const starting = new Map<string, number[]>();
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

export function walked(arcs: readonly Arc[], ring: readonly number[]): Ring {
  return ring.flatMap(n =>
    n < 0 ? arcs[~n].points.slice(1).reverse() : arcs[n].points.slice(0, -1),
  );
}
