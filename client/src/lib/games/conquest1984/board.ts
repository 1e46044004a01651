/** Printed facts, in the order in which views count them. */
import { provinces, seas } from '../../../../../games/conquest1984/board.json';
import { galleyKey, galleyOf } from '../conquest/handles.ts';
import type {
  Event,
  Handle,
  Province,
  ProvinceView,
  ProspectView,
  Sea,
  View,
} from '../../protocol/conquest1984.ts';
import type { Seat } from '../../wire.ts';
import type { Played } from '../game-ui.ts';
import { happened } from '../teller.ts';

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

export function homeOf(view: View, seat: Seat): Province {
  return view.players[seat]?.home ?? 'italia';
}

/** What a way leads to that the engine has looked at: of the leader or galley chosen, or of the galley picked. */
export function prospectOf(
  view: View,
  to: string,
  [first]: readonly Handle[],
): ProspectView | undefined {
  const galley = galleyOf(view, first);
  return view.prospects.find(
    it =>
      it.to.id === to &&
      (it.galley === null || (galley && galleyKey(it.galley) === galleyKey(galley.name))),
  );
}

export const eventsOf = (step: Pick<Played, 'events'>): Event[] => happened<Event>(step);
