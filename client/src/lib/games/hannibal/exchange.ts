/** What the steps tell about the last exchange of cards. */
import type { Card, Event, Place, Unit, Side } from '../../protocol/hannibal.ts';
import type { Seat } from '../../wire.ts';
import type { Played } from '../game-ui.ts';
import { eventsOf } from './tell.ts';

/** What can end a conflict. */
const ENDS: readonly Event['kind'][] = ['conflict_settled', 'won', 'drawn'];

/** One exchange of cards and what it cost. */
export interface Exchange {
  version: number;
  /** Where, as far as the steps tell. */
  place: Place | null;
  rome: Card;
  carthage: Card;
  bonus: number;
  /** Whether the cards are then laid aside face down, to be remembered. */
  faceDown: boolean;
  lost: { side: Side; unit: Unit }[];
  /** Whether the conflict ended with it. */
  settled: boolean;
}

/** The last exchange of the steps, if there was one. */
export function lastExchange(steps: readonly Played[]): Exchange | null {
  const step = steps.findLast(it => revealed(it) !== undefined);
  const cards = step && revealed(step);
  if (!step || !cards) return null;
  const events = eventsOf(step);
  const losses = events.filter(it => it.kind === 'unit_lost');
  const { rome, carthage, bonus, face_down: faceDown } = cards;
  return {
    version: step.version,
    place: losses[0]?.place ?? null,
    rome,
    carthage,
    bonus,
    faceDown,
    lost: losses.map(({ side, unit }) => ({ side, unit })),
    settled: events.some(it => ENDS.includes(it.kind)),
  };
}

/**
 * Whether the last exchange is still news to `seat`: nothing was done from there since. For the
 * public it is news until the next step.
 */
export function isNews(exchange: Exchange, steps: readonly Played[], seat: Seat | null): boolean {
  const since = steps.filter(step => step.version > exchange.version);
  return !since.some(step => seat === null || step.seat === seat);
}

function revealed(step: Played): Extract<Event, { kind: 'cards_revealed' }> | undefined {
  return eventsOf(step).find(it => it.kind === 'cards_revealed');
}
