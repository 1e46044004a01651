/** The battle that was fought last: where it was joined, by whom, and how it ended. */
import type { Played } from '../game-ui.ts';

/** What ends a battle, in either edition. */
const ENDS: ReadonlySet<string> = new Set(['battle_won', 'battle_undecided', 'retreated']);

/** The event that joined it, then those that ended it; nothing where none was fought. */
export function lastBattle<E extends { kind: string }>(
  steps: readonly Played[],
  eventsOf: (step: Played) => E[],
): E[] {
  const ends: E[] = [];
  for (const step of steps.toReversed()) {
    for (const event of eventsOf(step).toReversed()) {
      if (event.kind === 'battle_joined') return [event, ...ends];
      if (ENDS.has(event.kind)) ends.unshift(event);
    }
  }
  return [];
}
