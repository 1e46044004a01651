/** Proves things about a finished map from its outlines alone: nothing here knows how they were made. */
import type { BoardMap } from '../src/lib/map/board.ts';
import { corners, outline } from '../src/lib/map/paths.ts';
import { cross, distanceToSegment, type Point, type Ring } from './plane/geometry.ts';

/** From where to where, on a level line. */
type Stretch = [from: number, to: number];

interface Area {
  id: string;
  rings: Ring[];
}

export function areasOf(map: BoardMap): Area[] {
  return map.land.map(({ id, rings }) => ({ id, rings: rings.map(ring => outline(map, ring)) }));
}

export function outsideOf(map: BoardMap): Area {
  return { id: 'outside', rings: map.outside.map(ring => outline(map, ring)) };
}

interface Meeting {
  /** Length of the line that belongs to both, to the last corner. */
  shared: number;
  /** The least distance between them; 0 if they meet anywhere. */
  gap: number;
}

/** How two areas lie to each other. */
export function meeting(one: Area, other: Area): Meeting {
  const theirs = new Set(segments(other).map(([a, b]) => `${b};${a}`));
  let shared = 0;
  for (const [a, b] of segments(one)) {
    if (theirs.has(`${a};${b}`)) shared += Math.hypot(b[0] - a[0], b[1] - a[1]);
  }
  return { shared, gap: shared > 0 ? 0 : gapBetween(segments(one), segments(other)) };
}

/** How long the line is that two spaces share. */
export function coastBetween(
  map: BoardMap,
  one: readonly (readonly number[])[],
  other: readonly (readonly number[])[],
) {
  const arcs = (rings: readonly (readonly number[])[]) =>
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
 * @param land The coast, from the atlas.
 * @param water Channels cut into it by the drawing.
 * @param height Of the sheet.
 * @param slack How far a coast may have been bent, where a border reaches it.
 * @returns What is wrong, and where.
 */
export function coverageFaults(
  areas: readonly Area[],
  land: readonly Ring[],
  water: readonly Ring[],
  height: number,
  slack: number,
): string[] {
  const faults: string[] = [];
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

function uncovered(
  land: readonly Stretch[],
  stretches: readonly { id: string; from: number; to: number }[],
  y: number,
  slack: number,
): string[] {
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

/** From where to where each level line lies inside an area. */
function stretchesOf(rings: readonly Ring[], height: number): Stretch[][] {
  const stops: number[][] = Array.from({ length: height }, () => []);
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
    return line.flatMap((x, i): Stretch[] => (i % 2 === 0 ? [[x, line[i + 1]]] : []));
  });
}

function without(stretches: readonly Stretch[], cuts: readonly Stretch[]): Stretch[] {
  return cuts.reduce(
    (left, [from, to]) =>
      left
        .flatMap(([west, east]): Stretch[] => [
          [west, Math.min(east, from)],
          [Math.max(west, to), east],
        ])
        .filter(([west, east]) => west < east),
    [...stretches],
  );
}

function segments({ rings }: { rings: readonly Ring[] }): [Point, Point][] {
  return rings.flatMap(ring => ring.map((b, i) => [ring.at(i - 1), b] as [Point, Point]));
}

function gapBetween(ones: readonly [Point, Point][], others: readonly [Point, Point][]) {
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
