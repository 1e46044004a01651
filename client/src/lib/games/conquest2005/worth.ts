/** What each player was worth, as the log tells it. */
import { worthBars, type Due } from '../conquest/worth.ts';
import type { View } from '../../protocol/conquest2005.ts';
import type { Played } from '../game-ui.ts';
import { eventsOf, seatOf } from './board.ts';

export function worthByRound(view: View, steps: readonly Played[]) {
  // Where the beginning is not known yet, what was due before the first turn that is belongs to no round.
  let round = (steps[0]?.ply ?? 1) === 1 ? 1 : null;
  const dues: Due[] = steps.flatMap(eventsOf).flatMap(event => {
    if (event.kind === 'turn_began') round = event.round;
    if (round === null) return [];
    if (event.kind !== 'tribute_collected') return [];
    return [{ seat: seatOf(view, event.who), round, worth: event.sum }];
  });
  const alive = (seat: number) => view.players[seat]?.alive ?? false;
  return worthBars(dues, { round: view.round, worth: view.worth, alive });
}
