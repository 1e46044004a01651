/** How long things are looked at. */
import type { Event } from '../../protocol/cesar.ts';
import type { Played } from '../game-ui.ts';
import { eventsOf } from './tell.ts';

const looks: Partial<Record<Event['kind'], number>> = {
  started: 150,
  extended: 250,
  laid: 650,
  scored: 1000,
  passed: 500,
  // The final count has eight rows, one after the other; nobody is told before who has won.
  won: 5_000,
};

/** How many milliseconds a step deserves before the next is shown. */
export function hold(step: Played): number {
  return Math.max(0, ...eventsOf(step).map(it => looks[it.kind] ?? 0));
}
