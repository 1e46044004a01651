/**
 * Lines of the log out of events: what is the same for every game. Which clauses and places belong to an event was sent
 * with it; a game brings its words and how much each kind of event weighs.
 */
import type { Told, Weight } from '../table/story.ts';
import type { EventMsg } from '../wire.ts';
import { describe, type Describe, type Played } from './game-ui.ts';

/** Where each event stands in the log, the same in every language. */
export interface Standing<E extends { kind: string }> {
  weight: (it: E) => Weight;
  /** Whether it says how the game ended. */
  verdict?: (it: E) => boolean;
}

/** The game's own events of a step. */
export function happened<E>(step: Pick<Played, 'events'>): E[] {
  return step.events.map(it => it.event as E);
}

/** What was sent with an event, as a line of the log has it. */
export function notesOf({ rules = [], places = [] }: EventMsg): Pick<Told, 'rules' | 'places'> {
  return { rules, places };
}

/** Tells a step in the words of one language. */
export function teller<E extends { kind: string }>(stands: Standing<E>) {
  return (words: Describe<E>, step: Played): Told[] =>
    step.events.map(msg => {
      const it = msg.event as E;
      return {
        weight: stands.weight(it),
        text: describe(words, it),
        ...(stands.verdict?.(it) ? { verdict: true } : {}),
        ...notesOf(msg),
      };
    });
}
