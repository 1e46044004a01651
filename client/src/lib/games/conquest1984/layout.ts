/** Where pieces lie on the sheet. Pure arithmetic. */
import type { Readiness } from '../../conquest/token.ts';
import { readiness } from '../../conquest/token.ts';
import type { Counts } from '../../conquest/forces.ts';
import type { BoardMap, Place } from '../../map/board.ts';
import { cluster, roomsOf } from '../../map/spaces.ts';
import type { GalleyView, Province, StackView, View } from '../../protocol/conquest1984.ts';
import type { Seat } from '../../wire.ts';
import { countsOf, total } from './counts.ts';

/** A player's pieces in a province. */
export interface Stack {
  key: string;
  at: Province;
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
export interface Ship {
  galley: GalleyView;
  /** The middle of its anchorage, and where it lies around it in units of one galley. */
  x: number;
  y: number;
  dx: number;
  dy: number;
}

function movable(stack: StackView): number {
  const { ready, tired_cavalry, ready_generals, tired_generals, caesar_moves } = stack;
  return total(ready) + tired_cavalry + ready_generals + tired_generals + Math.min(1, caesar_moves);
}

export function stacksOf(view: View, map: BoardMap): Stack[] {
  const rooms = roomsOf(map);
  const { prompt } = view;
  return view.provinces.flatMap(province => {
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
      picked: prompt.kind === 'lead' && prompt.from === province.id && prompt.seat === stack.seat,
    }));
  });
}

export function shipsOf(view: View, map: BoardMap): Ship[] {
  const rooms = roomsOf(map);
  const harbours = new Map(map.harbours?.map(({ id, at }) => [id, at]));
  const place = (galley: GalleyView): Place | undefined =>
    galley.sea ? rooms.get(galley.sea)?.at : harbours.get(galley.coast ?? '');
  const lying = new Map<string, GalleyView[]>();
  for (const galley of view.galleys) {
    const where = galley.sea ?? galley.coast ?? '';
    lying.set(where, [...(lying.get(where) ?? []), galley]);
  }
  return [...lying.values()].flatMap(galleys => {
    // Those of one commander lie together.
    const sorted = galleys.toSorted((a, b) => a.lord - b.lord);
    const spots = cluster(sorted.length, 1);
    return sorted.flatMap((galley, i) => {
      const at = place(galley);
      const [dx, dy] = spots[i] ?? [0, 0];
      return at ? [{ galley, x: at[0], y: at[1], dx, dy }] : [];
    });
  });
}

/** The roads that stand, each from city to city through the border. */
export function roadsOf(view: View, map: BoardMap): { key: string; path: string }[] {
  const cities = new Map(map.cities?.map(({ id, at }) => [id, at]));
  return view.roads.flatMap(([a, b]) => {
    const gate = map.gates?.find(it => it.between.includes(a) && it.between.includes(b));
    const [from, to] = [cities.get(a), cities.get(b)];
    if (!from || !to) return [];
    const over = gate?.at ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    // A curve that passes through the gate.
    const bend = [2 * over[0] - (from[0] + to[0]) / 2, 2 * over[1] - (from[1] + to[1]) / 2];
    return [{ key: `${a}-${b}`, path: `M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}` }];
  });
}

/** Where two players' units, or galleys, stand together: there will be a battle. */
export function battlefields(view: View): string[] {
  const land = view.provinces
    .filter(it => it.stacks.filter(stack => total(stack.units) > 0).length > 1)
    .map(it => it.id as string);
  const seas = new Map<string, Set<Seat>>();
  for (const { sea, lord } of view.galleys) {
    if (sea) seas.set(sea, (seas.get(sea) ?? new Set<Seat>()).add(lord));
  }
  return [...land, ...[...seas].filter(([, lords]) => lords.size > 1).map(([sea]) => sea)];
}
