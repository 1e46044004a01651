/** Where each event stands in the log, the same in every language. */
import type { Event, Hex } from '../../protocol/circus.ts';
import type { Weight } from '../../table/story.ts';
import type { Describe, Played } from '../game-ui.ts';
import { teller } from '../teller.ts';
import { line } from './board.ts';

/** The move of a chariot is a turn: it begins with the first card. */
function weight(it: Event): Weight {
  switch (it.kind) {
    case 'placed':
      return 'turn';
    case 'drove':
    case 'card_spent':
      return it.nth === 1 ? 'turn' : 'plain';
    case 'stopped':
      return 'fleeting';
    case 'round_began':
    case 'lap_done':
    case 'came_home':
    case 'took_place':
    case 'race_ended':
    case 'ranked':
      return 'plain';
  }
}

const places: Describe<Event, Hex[]> = {
  placed: it => [it.at],
  round_began: () => [],
  drove: it => line(it.from, it.to).map(cell => cell.id),
  card_spent: () => [],
  stopped: () => [],
  lap_done: () => [],
  came_home: it => [it.at],
  took_place: () => [],
  race_ended: () => [],
  ranked: () => [],
};

/** The clause that a reader of the log may want to look up. */
function clause(it: Event): string | undefined {
  switch (it.kind) {
    case 'round_began':
      return 'CIR-04';
    case 'lap_done':
      return 'CIR-17';
    case 'came_home':
      return 'CIR-18';
    case 'took_place':
      return it.place === 1 ? 'CIR-19' : 'CIR-20';
    case 'race_ended':
      return { won: 'CIR-19', one_left: 'CIR-32', finish_full: 'CIR-20', last_round: 'CIR-34' }[
        it.by
      ];
    case 'ranked':
      return it.n_home < 3 ? 'CIR-21' : undefined;
    case 'placed':
    case 'drove':
    case 'card_spent':
    case 'stopped':
      return undefined;
  }
}

export function eventsOf(step: Played): Event[] {
  return step.events as Event[];
}

/** The lines of a step in the words of one language. */
export const tellWith = teller<Event>({
  weight,
  places,
  clause,
});
