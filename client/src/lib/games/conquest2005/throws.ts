/** The throws of a battle, as the log tells them. */
import type { Dice, Event, View } from '../../protocol/conquest2005.ts';
import type { Seat } from '../../wire.ts';
import type { Played } from '../game-ui.ts';
import { eventsOf, NAMES, seatOf } from './board.ts';

export const FACES = ['infantry', 'cavalry', 'catapult', 'galley', 'blank'] as const;
export type Face = (typeof FACES)[number];

export interface Throw {
  /** Tells one throw from another. */
  key: string;
  seat: Seat;
  name: string;
  dice: Dice;
  hits: number;
  pursuit: boolean;
  /** The whole of it in words. */
  told: string;
  /** Whether it has just happened. */
  fresh: boolean;
}

/** Every die for itself, equal faces side by side. */
export function facesOf(dice: Dice): Face[] {
  return FACES.flatMap(face => Array.from({ length: dice[face] }, () => face));
}

/** The throws of the battle at hand, or of the last one, the newest first. */
export function throwsOf(
  view: View,
  steps: readonly Played[],
  news: Played | null,
  say: (event: Event) => string,
): Throw[] {
  const throws: Throw[] = [];
  for (const step of steps.toReversed()) {
    for (const [i, event] of eventsOf(step).toReversed().entries()) {
      if (event.kind === 'battle_joined') return throws;
      if (event.kind !== 'rolled' && event.kind !== 'pursued') continue;
      throws.push({
        key: `${step.version}.${i}`,
        seat: seatOf(view, event.who),
        name: NAMES[event.who] ?? '',
        dice: event.dice,
        hits: event.hits,
        pursuit: event.kind === 'pursued',
        told: say(event),
        fresh: step.version === news?.version,
      });
    }
  }
  return throws;
}
