/** How long things are looked at. */
import type { Event } from '../../protocol/circus.ts';
import type { Played } from '../game-ui.ts';
import { line } from './board.ts';
import { eventsOf } from './tell.ts';

/** Milliseconds for a chariot to drive so many hexes: far is fast. */
export const travel = (length: number): number => 220 + 55 * length;

/** A chariot that crosses the line is looked at, and the one that ends the race longer. */
const HOME = 1500;
const WON = 2600;

function look(it: Event): number {
  switch (it.kind) {
    case 'drove':
      return travel(line(it.from, it.to).length - 1) + 60;
    case 'came_home':
      return HOME;
    case 'took_place':
      return WON;
    case 'placed':
    case 'card_spent':
    case 'card_discarded':
      return 220;
    case 'race_ended':
      return 600;
    case 'round_began':
    case 'stopped':
    case 'lap_done':
    case 'ranked':
      return 0;
  }
}

/** How many milliseconds a step deserves before the next is shown. */
export function hold(step: Played): number {
  return Math.max(0, ...eventsOf(step).map(look));
}
