/** How long things are looked at. */
import type { Event } from '../../protocol/hannibal.ts';
import type { Played } from '../game-ui.ts';
import { eventsOf } from './tell.ts';

/** Milliseconds for a piece to travel. */
export const TRAVEL = 520;

const looks: Partial<Record<Event['kind'], number>> = {
  marched: TRAVEL + 130,
  convoyed: TRAVEL + 130,
  sailed: TRAVEL + 130,
  exchanged: 500,
  passed: 400,
  conflict_opened: 600,
  engaged: 500,
  card_sealed: 150,
  cards_revealed: 1500,
};

/** How many milliseconds a step deserves before the next is shown. */
export function hold(step: Played): number {
  return Math.max(0, ...eventsOf(step).map(it => looks[it.kind] ?? 0));
}
