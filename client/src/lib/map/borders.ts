/** Where one goes from one land to the next, as a way is drawn. */
import type { BoardMap, Place } from './board.ts';
import { corners } from './paths.ts';

/** The arcs around an area, each as it is written. */
function arcsOf(map: BoardMap, id: string): Set<number> {
  const area = map.land.find(it => it.id === id);
  return new Set(area?.rings.flat().map(n => (n < 0 ? ~n : n)));
}

const lengthOf = (line: readonly Place[]): number =>
  line.reduce((sum, [x, y], i) => {
    const [ax, ay] = line[i - 1] ?? [x, y];
    return sum + Math.hypot(x - ax, y - ay);
  }, 0);

/** The middle of the longest line between two lands, or of the bridge between them; nothing where they lie apart. */
export function borderOf(map: BoardMap, a: string, b: string): Place | null {
  const other = arcsOf(map, b);
  const lines = [...arcsOf(map, a)]
    .filter(n => other.has(n))
    .map(n => corners(map.arcs[n] ?? ''))
    .toSorted((one, two) => lengthOf(two) - lengthOf(one));
  const [longest] = lines;
  if (!longest) {
    const bridge = map.crossings.find(it => it.between.includes(a) && it.between.includes(b));
    return bridge?.at ?? null;
  }
  const half = lengthOf(longest) / 2;
  return longest.find((_, i) => lengthOf(longest.slice(0, i + 1)) >= half) ?? null;
}
