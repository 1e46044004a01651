/** Plain questions to a view; what the answers mean is for the rules, not for us. */
import type { Hole, HoleView, View } from '../../protocol/calculi.ts';
import type { Seat } from '../../wire.ts';

/** Those who are known to have named a hole: oneself, and in the end everyone. */
export function namersOf(view: View, hole: Hole): Seat[] {
  return view.players.flatMap(({ name }, seat) => (name === hole ? seat : []));
}

/** Who took the pebbles that lay there, once for each pebble. */
export function takersOf({ taken }: HoleView): Seat[] {
  return taken.flatMap((n, seat) => Array<Seat>(n).fill(seat));
}

/** How many pebbles a seat has taken. */
export function pebblesOf(view: View, seat: Seat): number {
  return view.holes.flatMap(takersOf).filter(it => it === seat).length;
}
