/** Plain questions to a view; what the answers mean is for the rules, not for us. */
import type { Seat } from '../../wire.ts';
import type { Place, Side, View } from '../../protocol/hannibal.ts';
import { isRoute, PROVINCES, ROUTES, sideIdx, SIDES } from './board.ts';

/** The pieces of one side in one place. */
export interface Holding {
  side: Side;
  /** Ordinary legions. */
  legions: number;
  hannibal: boolean;
  fleets: number;
}

/** Who stands or sails there; sides without a piece are left out. */
export function holdings(view: View, place: Place): Holding[] {
  return SIDES.map(side => holding(view, side, place)).filter(
    it => it.legions > 0 || it.hannibal || it.fleets > 0,
  );
}

export function holding(view: View, side: Side, place: Place): Holding {
  if (isRoute(place)) {
    const fleets = view.fleets[sideIdx(side)][ROUTES.indexOf(place)] ?? 0;
    return { side, legions: 0, hannibal: false, fleets };
  }
  const legions = view.legions[sideIdx(side)][PROVINCES.indexOf(place)] ?? 0;
  return { side, legions, hannibal: side === 'carthage' && view.hannibal === place, fleets: 0 };
}

export function sideOf(view: View, seat: Seat): Side {
  return view.sides[seat] ?? 'rome';
}

export function seatOf(view: View, side: Side): Seat {
  return view.sides.indexOf(side);
}
