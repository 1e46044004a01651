/** Where a march is drawn: over land from border to border, never across the water it went around. */
import type { BoardMap, Place } from '../../map/board.ts';
import { roomsOf } from '../../map/spaces.ts';

const apart = ([ax, ay]: Place, [bx, by]: Place) => Math.hypot(bx - ax, by - ay);

/** What lies beside a province, with the place where one crosses over. */
function besides(map: BoardMap): Map<string, { to: string; over: Place }[]> {
  const all = new Map<string, { to: string; over: Place }[]>();
  for (const { between, at } of [...(map.gates ?? []), ...map.crossings]) {
    const [a, b] = between;
    all.set(a, [...(all.get(a) ?? []), { to: b, over: at }]);
    all.set(b, [...(all.get(b) ?? []), { to: a, over: at }]);
  }
  return all;
}

/** The way over land with the fewest borders, the shortest of those; the straight line where there is none. */
export function landWay(map: BoardMap, from: string, to: string): Place[] {
  const rooms = roomsOf(map);
  const [start, end] = [rooms.get(from)?.at, rooms.get(to)?.at];
  if (!start || !end) return [];
  const next = besides(map);
  /** Further than any way is long: a border less always counts more. */
  const border = 10 * Math.max(...map.size);
  const best = new Map<string, { far: number; way: Place[] }>([[from, { far: 0, way: [start] }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) =>
      (best.get(a)?.far ?? 0) <= (best.get(b)?.far ?? 0) ? a : b,
    );
    const known = best.get(here);
    if (here === to || !known) break;
    open.delete(here);
    for (const { to: beside, over } of next.get(here) ?? []) {
      const room = rooms.get(beside)?.at;
      const last = known.way.at(-1);
      if (!room || !last) continue;
      const far = known.far + border + apart(last, over) + apart(over, room);
      if (far >= (best.get(beside)?.far ?? Infinity)) continue;
      best.set(beside, { far, way: [...known.way, over, room] });
      open.add(beside);
    }
  }
  return best.get(to)?.way ?? [start, end];
}
