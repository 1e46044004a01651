/** From the arcs of a drawn board to SVG paths and corners. */
import type { BoardMap, Place } from './board.ts';

/** The corners of a line written as steps. */
export function corners(steps: string): Place[] {
  const numbers = steps.match(/-?\d+/g)?.map(Number) ?? [];
  const line: Place[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i] ?? 0;
    y += numbers[i + 1] ?? 0;
    line.push([x, y]);
  }
  return line;
}

/** The corners of a closed outline, each once. */
export function outline(map: Pick<BoardMap, 'arcs'>, ring: readonly number[]): Place[] {
  return ring.flatMap(n => {
    const line = corners(map.arcs[n < 0 ? ~n : n] ?? '');
    return n < 0 ? line.slice(1).reverse() : line.slice(0, -1);
  });
}

/** A path that fills one space. */
export function areaPath(
  map: Pick<BoardMap, 'arcs'>,
  rings: readonly (readonly number[])[],
): string {
  return rings.map(ring => `${steps(outline(map, ring))}z`).join('');
}

/** A path that strokes some arcs. */
export function arcsPath(map: Pick<BoardMap, 'arcs'>, arcs: readonly number[]): string {
  return arcs.map(n => steps(corners(map.arcs[n] ?? ''))).join('');
}

/** The arcs that two of these areas share: the lines between them. */
export function dividers(areas: readonly { rings: readonly (readonly number[])[] }[]): number[] {
  const uses = new Map<number, number>();
  for (const { rings } of areas) {
    for (const n of rings.flat()) {
      const arc = n < 0 ? ~n : n;
      uses.set(arc, (uses.get(arc) ?? 0) + 1);
    }
  }
  return [...uses].filter(([, n]) => n > 1).map(([arc]) => arc);
}

/** A path along a line that drops corners closer to it than the tolerance (Douglas and Peucker). */
export function smoothedPath(
  map: Pick<BoardMap, 'arcs'>,
  arcs: readonly number[],
  tolerance: number,
): string {
  return arcs.map(n => steps(simplified(corners(map.arcs[n] ?? ''), tolerance))).join('');
}

function steps(line: readonly Place[]): string {
  let last: Place = [0, 0];
  let path = '';
  for (const [i, [x, y]] of line.entries()) {
    path += i === 0 ? `M${x} ${y}` : `${i === 1 ? 'l' : ' '}${x - last[0]} ${y - last[1]}`;
    last = [x, y];
  }
  return path;
}

function simplified(line: Place[], tolerance: number): Place[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let far = 0;
  let at = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const distance = distanceToChord(line[i] ?? first, first, last);
    if (distance > far) [far, at] = [distance, i];
  }
  if (far <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(at), tolerance),
  ];
}

function distanceToChord([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number {
  const length = Math.hypot(bx - ax, by - ay);
  // An island's line ends where it began; then the distance from that point says how far it strays.
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}
