/** Where each event stands in the log, the same in every language. */
import type { Event, Place } from '../../protocol/hannibal.ts';
import type { Weight } from '../../table/story.ts';
import type { Describe, Played } from '../game-ui.ts';
import { teller } from '../teller.ts';

const weights: Record<Event['kind'], Weight> = {
  marched: 'turn',
  convoyed: 'turn',
  sailed: 'turn',
  exchanged: 'turn',
  passed: 'turn',
  conflict_opened: 'conflict',
  engaged: 'conflict',
  card_sealed: 'fleeting',
  cards_revealed: 'conflict',
  unit_lost: 'conflict',
  hands_refilled: 'conflict',
  conflict_settled: 'conflict',
  won: 'plain',
  drawn: 'plain',
  sides_exchanged: 'plain',
  match_won: 'plain',
};

const places: Describe<Event, Place[]> = {
  marched: it => [it.from, it.to],
  convoyed: it => [it.from, it.route, it.to],
  sailed: it => [it.from, it.to],
  exchanged: it => [it.from, it.route],
  passed: () => [],
  conflict_opened: it => [it.place],
  engaged: it => [it.province],
  card_sealed: () => [],
  cards_revealed: () => [],
  unit_lost: it => [it.place],
  hands_refilled: () => [],
  conflict_settled: it => [it.place],
  won: () => [],
  drawn: () => [],
  sides_exchanged: () => [],
  match_won: () => [],
};

/** The clause that a reader of the log may want to look up. */
function clause(it: Event): string | undefined {
  switch (it.kind) {
    case 'exchanged':
      return 'HAN-13';
    case 'hands_refilled':
      return 'HAN-25';
    case 'cards_revealed':
      return it.bonus > 0 ? 'HAN-29' : it.rome === it.carthage ? 'HAN-22' : undefined;
    case 'won':
      return {
        capital: 'HAN-32',
        dominance: it.side === 'rome' ? 'HAN-33' : 'HAN-34',
        last_unit: 'HAN-36',
      }[it.by];
    case 'drawn':
      return { two_passes: 'HAN-17', repetition: 'HAN-37', both_destroyed: 'HAN-36' }[it.by];
    case 'sides_exchanged':
    case 'match_won':
      return 'HAN-41';
    case 'marched':
    case 'convoyed':
    case 'sailed':
    case 'passed':
    case 'conflict_opened':
    case 'engaged':
    case 'card_sealed':
    case 'unit_lost':
    case 'conflict_settled':
      return undefined;
  }
}

export function eventsOf(step: Played): Event[] {
  return step.events as Event[];
}

/** The lines of a step in the words of one language. */
export const tellWith = teller<Event>({
  weight: it => weights[it.kind],
  places,
  clause,
});
