/** Where each event stands in the log, the same in every language. */
import type { Event, Province } from '../../protocol/imperium.ts';
import type { Weight } from '../../table/story.ts';
import type { Describe, Played } from '../game-ui.ts';
import { teller } from '../teller.ts';

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

const nowhere = (): Province[] => [];
const there = ({ province }: { province: Province }): Province[] => [province];

const places: Describe<Event, Province[]> = {
  pile_chosen: nowhere,
  pile_shown: nowhere,
  oracle_shown: nowhere,
  placed: it => it.placing.map(spot => spot.province),
  games_idle: nowhere,
  spy_sent: nowhere,
  scoring_began: there,
  ranked: there,
  nobody_there: there,
  proconsul_named: there,
  proconsul_confirmed: there,
  bonus_scored: it => it.chain,
  pawn_moved: it => [it.to],
  played_on: nowhere,
  round_began: nowhere,
  won: nowhere,
  entitled: nowhere,
};

/** The clause that a reader of the log may want to look up. */
function clause(it: Event): string | undefined {
  switch (it.kind) {
    case 'oracle_shown':
      return 'IMP-10';
    case 'games_idle':
      return 'IMP-07';
    case 'spy_sent':
      return 'IMP-09';
    case 'ranked':
      return it.n_tied > 1 ? 'IMP-20' : it.points === 0 ? 'IMP-18' : undefined;
    case 'proconsul_named':
      return 'IMP-23';
    case 'proconsul_confirmed':
    case 'bonus_scored':
      return 'IMP-24';
    case 'played_on':
      return 'IMP-29';
    case 'won':
      return { points: 'IMP-29', round_limit: 'IMP-44' }[it.by];
    case 'entitled':
      return 'IMP-30';
    case 'pile_shown':
      return it.pile.length === 0 ? 'IMP-13' : undefined;
    case 'pile_chosen':
    case 'placed':
    case 'scoring_began':
    case 'nobody_there':
    case 'pawn_moved':
    case 'round_began':
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
  verdict: it => it.kind === 'won' || it.kind === 'entitled',
});
