/** One of every kind, for tests: a kind that is forgotten here does not compile. */
import type { Event, Illegal, PlayerView, Tally, View } from '../../protocol/cesar.ts';

export const TALLY: Tally = {
  routes: 12,
  colors: [5, 3, 0, 0, 0, 0, 0, 0],
  columns: [2, 0, 0, 0, 10, 0, 0, 0],
  rows: [9, 2, 0, 0],
  gold: 4,
  roads_left: 0,
  total: 47,
};

export const EVENTS: { [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  started: { kind: 'started', seat: 0, start: 'aquileia' },
  extended: { kind: 'extended', seat: 0, city: 'genua' },
  laid: { kind: 'laid', seat: 0, chain: ['roma', 'genua', 'massilia'], roads: 2 },
  took: { kind: 'took', seat: 0, city: 'massilia', color: 'blue', value: 3, treasure: 'wine' },
  scored: {
    kind: 'scored',
    seat: 0,
    route: ['massilia', 'genua', 'roma'],
    points: [2, 4],
    doubled: true,
  },
  passed: { kind: 'passed', seat: 1 },
  ended: { kind: 'ended', by: 'no_roads' },
  tallied: { kind: 'tallied', seat: 0, tally: TALLY },
  won: { kind: 'won', seats: [0], by: 'gold' },
};

export const REFUSALS: { [K in Illegal['kind']]: Extract<Illegal, { kind: K }> } = {
  not_on_board: { kind: 'not_on_board', city: 'caralis' },
  not_available: { kind: 'not_available', city: 'genua' },
  out_of_reach: { kind: 'out_of_reach', city: 'lutetia' },
  not_a_start: { kind: 'not_a_start', city: 'lutetia' },
  dead_end: { kind: 'dead_end', city: 'genua' },
  not_adjacent: { kind: 'not_adjacent', from: 'roma', to: 'gades' },
  no_chain: { kind: 'no_chain', from: 'aquileia', to: 'lutetia' },
  way_built: { kind: 'way_built', from: 'roma', to: 'genua' },
  too_few_roads: { kind: 'too_few_roads', left: 1 },
  twice: { kind: 'twice', city: 'genua' },
  through_rome: { kind: 'through_rome' },
  chain_begun: { kind: 'chain_begun' },
  chain_laid: { kind: 'chain_laid' },
  no_chain_begun: { kind: 'no_chain_begun' },
  nothing_laid: { kind: 'nothing_laid' },
  choose_route: { kind: 'choose_route' },
  nothing_to_choose: { kind: 'nothing_to_choose' },
  no_such_route: { kind: 'no_such_route', n: 2 },
};

export const PLAYER: PlayerView = {
  stock: 20,
  turns_to_come: 12,
  is_short: false,
  goods: [2, 0, 0, 0, 3, 1, 1, 0, 2],
  next: [10, 6, 6, 6, 10, 4, 4, 6, 2],
  points: [8, 4],
  roads_bonus: 10,
  tally: TALLY,
};

/** Red is to connect a city; Genua is Blue's, Massilia and Aquileia are there to be taken. */
export const PLAN: View = {
  side: '2-3',
  cities: [
    { city: 'genua', treasure: 'oil', owner: 1 },
    { city: 'aquileia', treasure: 'gold', owner: null },
    { city: 'massilia', treasure: 'wine', owner: null },
  ],
  ways: [1, ...Array.from({ length: 57 }, () => null)],
  players: [PLAYER, { ...PLAYER, goods: [0, 0, 0, 0, 0, 0, 1, 0, 0] }],
  chain: null,
  laid: null,
  prospects: [{ city: 'massilia', from: 'genua', roads: 1, points: [1, 1], tokens: 5 }],
  prompt: { kind: 'plan', seat: 0 },
  options: { gold_squares: false, wild_treasures: false, whole_colors: false },
};

/** Red's chain from Rome through Genua has reached Massilia, and two routes are equally short. */
export const LAID: View = {
  ...PLAN,
  chain: { seat: 0, path: ['roma', 'genua', 'massilia'], roads: 2 },
  prospects: [],
  laid: {
    city: 'massilia',
    treasure: 'wine',
    doubled: false,
    routes: [
      { path: ['massilia', 'genua', 'roma'], points: [2, 0] },
      { path: ['massilia', 'roma'], points: [0, 2] },
    ],
    after: { ...TALLY, routes: 14, rows: [15, 2, 0, 0], roads_left: 0, total: 55 },
  },
  prompt: { kind: 'choose', seat: 0, city: 'massilia' },
};
