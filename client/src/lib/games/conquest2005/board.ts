/** Printed facts, in the order in which views count them. */
import { provinces, seas } from '../../../../../games/conquest2005/board.json';
import type {
  Event,
  Province,
  ProvinceView,
  Sea,
  Terms,
  Unit,
  View,
} from '../../protocol/conquest2005.ts';
import type { Handle, Seat } from '../../wire.ts';

export const PROVINCES = provinces.map(it => it.id) as readonly Province[];
export const SEAS = seas.map(it => it.id) as readonly Sea[];

/** What a place is called; the names on the board are Latin in every language. */
export const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  [...provinces, ...seas].map(it => [it.id, it.name]),
);
export const name = (id: string) => NAMES[id] ?? id;

export function provinceOf(view: View, at: string): ProvinceView | undefined {
  return view.provinces[PROVINCES.findIndex(it => it === at)];
}

/** Who is called by that home. */
export function seatOf(view: View, home: Province): Seat {
  return Math.max(
    0,
    view.players.findIndex(it => it.home === home),
  );
}

/** The home of a seat, once it is chosen. */
export function homeOf(view: View, seat: Seat): Province | null {
  return view.players[seat]?.home ?? null;
}

/** The player whom a button names, e.g. `button:player-italia`. */
export function playerOf(handle: Handle): Province | null {
  const id = /^button:player-([a-z_]+)$/.exec(handle)?.[1];
  return PROVINCES.find(it => it === id) ?? null;
}

/** The province or sea that a handle names. */
export function spotOf(handle: Handle | undefined): Province | Sea | null {
  const id = /^space:([a-z_]+)$/.exec(handle ?? '')?.[1] ?? '';
  return id in NAMES ? (id as Province | Sea) : null;
}

/** The terms that a button names, e.g. `button:exchange-paying-20`. */
export function termsOf(handle: Handle): Terms | null {
  const [, kind, sum] =
    /^button:(ransom|promise|exchange-paying|exchange-asking|exchange)(?:-(\d+))?$/.exec(handle) ??
    [];
  if (!kind) return null;
  return (sum ? { kind: kind.replace('-', '_'), sum: Number(sum) } : { kind }) as Terms;
}

/** So many of a kind that a button names, e.g. `button:cavalry-2`. */
export function countOf(handle: Handle): { unit: Unit; n: number } | null {
  const [, unit, n] = /^button:(infantry|cavalry|catapult)-(\d+)$/.exec(handle) ?? [];
  return unit ? { unit: unit as Unit, n: Number(n) } : null;
}

export function eventsOf(step: { events: readonly unknown[] }): Event[] {
  return step.events as Event[];
}
