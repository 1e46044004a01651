/** Where each event stands in the log, the same in every language. */
import type { Event } from '../../protocol/circus.ts';
import type { Weight } from '../../table/story.ts';
import type { Played } from '../game-ui.ts';
import { happened, teller } from '../teller.ts';

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
    case 'card_discarded':
    case 'round_began':
    case 'lap_done':
    case 'came_home':
    case 'took_place':
    case 'race_ended':
    case 'ranked':
      return 'plain';
  }
}

export const eventsOf = (step: Played): Event[] => happened<Event>(step);

/** The lines of a step in the words of one language. */
export const tellWith = teller<Event>({
  weight,
});
