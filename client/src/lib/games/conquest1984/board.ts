/** Printed facts, in the order in which views count them. */
import { provinces, seas } from '../../../../../games/conquest1984/board.json';
import { galleyHandle, galleyOf } from '../conquest/handles.ts';
import type {
  Event,
  Province,
  ProvinceView,
  ProspectView,
  Sea,
  Terms,
  View,
} from '../../protocol/conquest1984.ts';
import type { Handle, Seat } from '../../wire.ts';

export const PROVINCES = provinces.map(it => it.id) as readonly Province[];
export const SEAS = seas.map(it => it.id) as readonly Sea[];

/** What a place is called; the names on the board are Latin in every language. */
export const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  [...provinces, ...seas].map(it => [it.id, it.name]),
);
export const name = (id: string) => NAMES[id] ?? id;

export function provinceOf(view: View, at: Province): ProvinceView | undefined {
  return view.provinces[PROVINCES.indexOf(at)];
}

/** Who is called by that home. */
export function seatOf(view: View, home: Province): Seat {
  return Math.max(
    0,
    view.players.findIndex(it => it.home === home),
  );
}

export function homeOf(view: View, seat: Seat): Province {
  return view.players[seat]?.home ?? 'italia';
}

/** The player whom a button names, e.g. `button:player-italia`. */
export function playerOf(handle: Handle): Province | null {
  const id = /^button:player-([a-z_]+)$/.exec(handle)?.[1];
  return PROVINCES.find(it => it === id) ?? null;
}

/** A place that a handle names: a province, a sea, or one part of a broken coast. */
export interface Spot {
  id: string;
  place: Province | Sea;
  part: 'west' | 'east' | null;
}

export function spotOf(handle: Handle | undefined): Spot | null {
  const [, id = '', part] = /^space:([a-z_]+)(?:-(west|east))?$/.exec(handle ?? '') ?? [];
  if (!(id in NAMES)) return null;
  return {
    id: part ? `${id}-${part}` : id,
    place: id as Province | Sea,
    part: (part as 'west' | 'east' | undefined) ?? null,
  };
}

/** What a way leads to that the engine has looked at: of the leader or galley chosen, or of the galley picked. */
export function prospectOf(
  view: View,
  to: string,
  picked: readonly Handle[],
): ProspectView | undefined {
  const galley = galleyOf(view, picked[0]);
  return view.prospects.find(
    it =>
      it.to.id === to &&
      (it.galley === null || (galley && galleyHandle(it.galley) === galleyHandle(galley.name))),
  );
}

/** The terms that a button names, e.g. `button:exchange-paying-20`. */
export function termsOf(handle: Handle): Terms | null {
  const [, kind, sum] =
    /^button:(ransom|release|exchange-paying|exchange-asking|exchange)(?:-(\d+))?$/.exec(handle) ??
    [];
  if (!kind) return null;
  return (
    kind === 'exchange' ? { kind } : { kind: kind.replace('-', '_'), sum: Number(sum) }
  ) as Terms;
}

export function eventsOf(step: { events: readonly unknown[] }): Event[] {
  return step.events as Event[];
}
