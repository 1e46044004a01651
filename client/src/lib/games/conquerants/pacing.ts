/** How long things are looked at. */
import type { Event } from '../../protocol/conquerants.ts';
import type { Played } from '../game-ui.ts';
import { eventsOf } from './tell.ts';

/** Milliseconds for the dice to come to rest. */
export const TUMBLE = 700;

const looks: Partial<Record<Event['kind'], number>> = {
  bid: 550,
  traded: 550,
  passed: 400,
  romanised: 500,
  attacked: 500,
  asked: 500,
  joined: 600,
  refused: 500,
  rolled: TUMBLE + 900,
};

/** How many milliseconds a step deserves before the next is shown. */
export function hold(step: Played): number {
  return Math.max(0, ...eventsOf(step).map(it => looks[it.kind] ?? 0));
}
