/** How long things are looked at. */
import type { Event } from '../../protocol/calculi.ts';
import type { Played } from '../game-ui.ts';
import { eventsOf } from './tell.ts';

/** Milliseconds for the die to come to rest. */
export const TUMBLE = 500;

const looks: Partial<Record<Event['kind'], number>> = {
  threw: TUMBLE + 300,
  took: 600,
  opened: 1200,
};

/** How many milliseconds a step deserves before the next is shown. */
export function hold(step: Played): number {
  return Math.max(0, ...eventsOf(step).map(it => looks[it.kind] ?? 0));
}
