/** One of every kind, for tests: a kind that is forgotten here does not compile. */
import type { ChoiceView, Event, Illegal, View } from '../../protocol/imperium.ts';
import { CARDS } from './board.ts';

export const EVENTS: { [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  pile_chosen: { kind: 'pile_chosen', seat: 0 },
  pile_shown: { kind: 'pile_shown', seat: 1, pile: ['africa', 'syria', 'games'] },
  oracle_shown: { kind: 'oracle_shown', seat: 2 },
  placed: {
    kind: 'placed',
    seat: 1,
    placing: [
      { province: 'africa', n: 1 },
      { province: 'syria', n: 2 },
    ],
  },
  games_idle: { kind: 'games_idle', seat: 0 },
  spy_sent: { kind: 'spy_sent', seat: 3 },
  scoring_began: { kind: 'scoring_began', province: 'macedonia', spied: true },
  ranked: {
    kind: 'ranked',
    province: 'macedonia',
    seat: 4,
    n_markers: 1,
    rank: 4,
    n_tied: 2,
    points: 2,
  },
  nobody_there: { kind: 'nobody_there', province: 'asia' },
  proconsul_named: { kind: 'proconsul_named', province: 'macedonia', seat: 2, former: 0 },
  proconsul_confirmed: { kind: 'proconsul_confirmed', province: 'asia', seat: 2 },
  bonus_scored: {
    kind: 'bonus_scored',
    province: 'macedonia',
    seat: 2,
    chain: ['macedonia', 'asia'],
    points: 2,
  },
  pawn_moved: { kind: 'pawn_moved', from: 'macedonia', to: 'aegyptus' },
  played_on: { kind: 'played_on', score: 44 },
  round_began: { kind: 'round_began', round: 7 },
  won: { kind: 'won', seat: 2, score: 41, by: 'points' },
  entitled: { kind: 'entitled', seat: 2, title: 'emperor', score: 41 },
};

export const REFUSALS: { [K in Illegal['kind']]: Extract<Illegal, { kind: K }> } = {
  wrong_size: { kind: 'wrong_size', n: 1, size: 3 },
  twice: { kind: 'twice', card: 'games' },
  spy_spent: { kind: 'spy_spent' },
  oracle_spent: { kind: 'oracle_spent' },
  oracle_below: { kind: 'oracle_below' },
};

/** A choice of three cards with everything in hand, as the server describes it. */
export const CHOICE: ChoiceView = { size: 3, hand: [...CARDS] };

/** Two players before their first choice; red looks. */
export const START: View = {
  round: 1,
  upcoming: ['africa', 'syria', 'illyricum', 'gallia', 'asia', 'hispania', 'macedonia', 'aegyptus'],
  markers: [
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
  ],
  proconsuls: [null, null, null, null, null, null, null, null],
  stock: [14, 14],
  scores: [0, 0],
  enough: 40,
  specials: [
    ['spy', 'oracle'],
    ['spy', 'oracle'],
  ],
  piles: [
    { kind: 'open', size: 3, anew: false },
    { kind: 'open', size: 3, anew: false },
  ],
  own: null,
  choice: CHOICE,
  standings: [[], [], [], [], [], [], [], []],
  prompt: { kind: 'choose' },
  options: { proconsul_apart: false, lead_pays: false, round_limit: 0 },
};
