/** Lines of the log out of events: what is the same for every game that tells an event a line. */
import type { Told, Weight } from '../table/story.ts';
import { describe, type Describe, type Played } from './game-ui.ts';

/** Where each event stands in the log, the same in every language. */
export interface Standing<E extends { kind: string }> {
  weight: (it: E) => Weight;
  /** The spaces it is about. */
  places: Describe<E, readonly string[]>;
  /** The clause that a reader of the log may want to look up. */
  clause: (it: E) => string | undefined;
  /** Whether it says how the game ended. */
  verdict?: (it: E) => boolean;
}

/** Tells a step in the words of one language. */
export function teller<E extends { kind: string }>(stands: Standing<E>) {
  return (words: Describe<E>, step: Played): Told[] =>
    (step.events as E[]).map(it => {
      const rule = stands.clause(it);
      return {
        weight: stands.weight(it),
        text: describe(words, it),
        places: describe(stands.places, it),
        ...(stands.verdict?.(it) ? { verdict: true } : {}),
        ...(rule ? { rule } : {}),
      };
    });
}
