/** How long things are looked at. */
import type { Event } from '../../protocol/imperium.ts';
import type { Played } from '../game-ui.ts';
import { eventsOf } from './tell.ts';

/** Milliseconds for one province of a scoring scene. */
export const A_SCORING = 2600;

const looks: Partial<Record<Event['kind'], number>> = {
  pile_chosen: 120,
  pile_shown: 700,
  oracle_shown: 900,
};

/** How many milliseconds a step deserves before the next is shown. */
export function hold(step: Played): number {
  return Math.max(0, ...eventsOf(step).map(it => looks[it.kind] ?? 0));
}
