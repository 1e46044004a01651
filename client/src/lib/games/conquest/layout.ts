/** Where the pieces of either edition lie on the sheet. Pure arithmetic. */
import type { BoardMap, Place } from '../../map/board.ts';
import { cluster, roomsOf } from '../../map/spaces.ts';
import type { Seat } from '../../wire.ts';
import { countsOf, total, type Units } from './counts.ts';
import type { Counts } from './forces.ts';
import { readiness, type Readiness } from './token.ts';

/** A player's pieces in a province, as a view tells them. */
interface StackLike {
  seat: Seat;
  units: Units;
  generals: number;
  caesar: boolean;
  ready: Units;
  tired_cavalry: number;
  ready_generals: number;
  tired_generals: number;
  caesar_moves: number;
}

interface ProvinceLike {
  id: string;
  owner: Seat | null;
  stacks: readonly StackLike[];
}

interface GalleyLike {
  lord: Seat;
  sea: string | null;
}

/** A player's pieces in a province, with their place. */
export interface Stack {
  key: string;
  at: string;
  seat: Seat;
  counts: Counts;
  ready: Readiness;
  /** The middle of the province's room, and how many of how many stacks there it is. */
  x: number;
  y: number;
  index: number;
  of: number;
  /** Whether its leader is about to go. */
  picked: boolean;
}

/** A galley with its place. */
export interface Ship<G> {
  galley: G;
  /** The middle of its anchorage, and where it lies around it in units of one galley. */
  x: number;
  y: number;
  dx: number;
  dy: number;
}

function movable(stack: StackLike): number {
  const { ready, tired_cavalry, ready_generals, tired_generals, caesar_moves } = stack;
  return total(ready) + tired_cavalry + ready_generals + tired_generals + Math.min(1, caesar_moves);
}

export function stacksOf(
  provinces: readonly ProvinceLike[],
  map: BoardMap,
  going: { at: string; seat: Seat } | null,
): Stack[] {
  const rooms = roomsOf(map);
  return provinces.flatMap(province => {
    const room = rooms.get(province.id);
    if (!room) return [];
    const [x, y] = room.at;
    // The owner stands below those who have come.
    const stacks = province.stacks.toSorted(
      (a, b) => Number(a.seat === province.owner) - Number(b.seat === province.owner),
    );
    return stacks.map((stack, index) => ({
      key: `${province.id}-${stack.seat}`,
      at: province.id,
      seat: stack.seat,
      counts: countsOf(stack),
      ready: readiness(movable(stack), total(stack.units) + stack.generals + +stack.caesar),
      x,
      y,
      index,
      of: stacks.length,
      picked: going?.at === province.id && going.seat === stack.seat,
    }));
  });
}

/** Galleys at sea and at their coasts; `coastOf` names the harbour of one that is not at sea. */
export function shipsOf<G extends GalleyLike>(
  galleys: readonly G[],
  map: BoardMap,
  coastOf: (galley: G) => string | null,
): Ship<G>[] {
  const rooms = roomsOf(map);
  const harbours = new Map(map.harbours?.map(({ id, at }) => [id, at]));
  // Of a coast that is drawn in parts, any will do for who lies on none in particular.
  const harbour = (coast: string): Place | undefined =>
    harbours.get(coast) ?? map.harbours?.find(({ id }) => id.startsWith(`${coast}-`))?.at;
  const place = (galley: G): Place | undefined =>
    galley.sea ? rooms.get(galley.sea)?.at : harbour(coastOf(galley) ?? '');
  const lying = new Map<string, G[]>();
  for (const galley of galleys) {
    const where = galley.sea ?? coastOf(galley) ?? '';
    lying.set(where, [...(lying.get(where) ?? []), galley]);
  }
  return [...lying.values()].flatMap(there => {
    // Those of one commander lie together.
    const sorted = there.toSorted((a, b) => a.lord - b.lord);
    const spots = cluster(sorted.length, 1);
    return sorted.flatMap((galley, i) => {
      const at = place(galley);
      const [dx, dy] = spots[i] ?? [0, 0];
      return at ? [{ galley, x: at[0], y: at[1], dx, dy }] : [];
    });
  });
}

/** The roads that stand, each from city to city through the border. */
export function roadsOf(
  roads: readonly (readonly [string, string])[],
  map: BoardMap,
): { key: string; path: string }[] {
  const cities = new Map(map.cities?.map(({ id, at }) => [id, at]));
  return roads.flatMap(([a, b]) => {
    const gate = map.gates?.find(it => it.between.includes(a) && it.between.includes(b));
    const [from, to] = [cities.get(a), cities.get(b)];
    if (!from || !to) return [];
    const over = gate?.at ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    // A curve that passes through the gate.
    const bend = [2 * over[0] - (from[0] + to[0]) / 2, 2 * over[1] - (from[1] + to[1]) / 2];
    return [{ key: `${a}-${b}`, path: `M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}` }];
  });
}

/** What takes room on the sheet: around its middle. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much of two boxes lies one on the other. */
function shared(a: Box, b: Box): number {
  const over = (from: number, to: number, size: number) => Math.max(0, size - Math.abs(from - to));
  return over(a.x, b.x, (a.width + b.width) / 2) * over(a.y, b.y, (a.height + b.height) / 2);
}

/**
 * Where something about a place is put so that it covers what stands there and around it as little as
 * can be: above rather than below, below rather than aside.
 */
export function freeSpot(
  [x, y]: Place,
  { width, height }: { width: number; height: number },
  taken: readonly Box[],
): Place {
  const here = taken.filter(it => shared({ x, y, width: 1, height: 1 }, it) > 0);
  const top = Math.min(y, ...here.map(it => it.y - it.height / 2));
  const bottom = Math.max(y, ...here.map(it => it.y + it.height / 2));
  const half = Math.max(0, ...here.map(it => it.width / 2)) + width / 2;
  const gap = 0.1 * height;
  const spots: Place[] =
    here.length === 0
      ? [[x, y]]
      : [
          [x, top - height / 2 - gap],
          [x, bottom + height / 2 + gap],
          [x + half + gap, y],
          [x - half - gap, y],
        ];
  const covers = spots.map(([sx, sy]) =>
    taken.reduce((sum, it) => sum + shared({ x: sx, y: sy, width, height }, it), 0),
  );
  return spots[covers.indexOf(Math.min(...covers))] ?? [x, y];
}
