/** Where each event stands in the log, the same in every language. */
import type { Event } from '../../protocol/hannibal.ts';
import type { Weight } from '../../table/story.ts';
import type { Played } from '../game-ui.ts';
import { happened, teller } from '../teller.ts';

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

export const eventsOf = (step: Played): Event[] => happened<Event>(step);

/** The lines of a step in the words of one language. */
export const tellWith = teller<Event>({
  weight: it => weights[it.kind],
});
