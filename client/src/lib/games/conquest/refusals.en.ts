/** Why the rules of both editions say no, in English; `name` is what is printed on a place. */
import type { Describe } from '../game-ui.ts';
import { capital } from '../../i18n/typography.ts';
import type { Illegal } from './both.ts';
import { placed } from './phrases.en.ts';

export function refusalsOfBoth(name: (id: string) => string) {
  const { galley } = placed(name);
  return {
    no_caesar: () => 'Your Caesar is not there, or has moved.',
    legion_full: () => 'A leader goes with at most seven combat units.',
    galley_full: () => 'A galley carries at most seven combat units.',
    no_way: it =>
      `${name(it.from)} and ${name(it.to)} do not touch, and no road of yours joins them.`,
    no_galley: it => `${capital(galley(it.galley))} is not yours, or not on the board.`,
    galley_stopped: it => `${capital(galley(it.galley))} does not move any more this turn.`,
    not_at_sea: () => 'From coast to coast the way leads over a sea.',
    no_passage: it => `${name(it.to)} is not on the galley's coast, or not beside its sea.`,
    no_coast: it => `${name(it.to)} is not on the galley's sea.`,
    not_yours: it => `${name(it.at)} is not yours.`,
    no_city: it => `${name(it.at)} has no city of yours.`,
    bought_already: () => 'Cities are destroyed before anything is bought.',
    too_dear: it => `That costs ${it.price} talents, and you have ${it.money}.`,
    out_of_stock: () => 'There are not so many left in stock.',
    city_there: it => `${name(it.at)} has a city already.`,
    not_neighbors: it => `${name(it.a)} and ${name(it.b)} do not touch on land.`,
    road_there: () => 'There is a road already.',
    not_on_turn: () => 'It is not your turn.',
    approached: () => 'You have made that player all the offers that a turn allows.',
    no_such_sum: () => 'An offer names a multiple of 5 talents, and no more than 1,000.',
    no_talents: () => 'One of the two has not enough talents.',
    conceded_already: () => 'You have conceded already, until your next turn begins.',
  } satisfies Partial<Describe<Illegal>>;
}
