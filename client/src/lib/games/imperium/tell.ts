/** Where each event stands in the log, the same in every language. */
import type { Event } from '../../protocol/imperium.ts';
import type { Weight } from '../../table/story.ts';
import type { Played } from '../game-ui.ts';
import { happened, teller } from '../teller.ts';

const weights: Record<Event['kind'], Weight> = {
  pile_chosen: 'fleeting',
  pile_shown: 'plain',
  oracle_shown: 'plain',
  placed: 'plain',
  games_idle: 'plain',
  spy_sent: 'plain',
  scoring_began: 'plain',
  ranked: 'conflict',
  nobody_there: 'conflict',
  proconsul_named: 'conflict',
  proconsul_confirmed: 'conflict',
  bonus_scored: 'conflict',
  pawn_moved: 'plain',
  played_on: 'plain',
  round_began: 'turn',
  won: 'plain',
  entitled: 'plain',
};

export const eventsOf = (step: Played): Event[] => happened<Event>(step);

/** The lines of a step in the words of one language. */
export const tellWith = teller<Event>({
  weight: it => weights[it.kind],
  verdict: it => it.kind === 'won' || it.kind === 'entitled',
});
