/** A view, an event and a refusal of every kind, for tests. */
import type {
  Event,
  FightView,
  Illegal,
  LandView,
  Prospect,
  Standing,
  Sums,
  View,
} from '../../protocol/conquerants.ts';
import { HOMES, PEOPLES, TERRITORIES } from './board.ts';

const NOTHING: Sums = { territory: 0, commerce: 0, peace: 0, deals: 0, bid: 0 };

const land = (at: string): LandView => {
  const owner = PEOPLES.find(people => HOMES[people] === at) ?? null;
  return { owner, link: null, romanised: false, peace: owner !== null };
};

const standing: Standing = {
  sums: NOTHING,
  total: 0,
  territory: 1,
  commerce: 0,
  peace: 1,
  left: 0,
  place: 1,
};

export const START: View = {
  peoples: ['gauls', 'romans', 'carthaginians', 'tarentines'],
  order: ['gauls', 'romans', 'carthaginians', 'tarentines'],
  round: 1,
  rounds: 10,
  lands: TERRITORIES.map(land) as View['lands'],
  standings: [standing, standing, standing, standing],
  chronicle: [[NOTHING, NOTHING, NOTHING, NOTHING]],
  romanised_now: false,
  n_romanised: 0,
  prompt: { kind: 'act', people: 'gauls' },
  auction: null,
  fight: null,
  prospects: [
    {
      at: 'ligurie',
      defender: null,
      rows: [{ allies: [], foes: [], dice: 0, wins: 7500 }],
    },
  ],
  options: { dealt_peoples: false, bid_peoples: false, answer_seconds: 0 },
};

export const PROSPECT: Prospect = {
  at: 'latium',
  defender: 'romans',
  rows: [
    { allies: [], foes: [], dice: 0, wins: 5625 },
    { allies: [], foes: ['carthaginians'], dice: 0, wins: 2269 },
    { allies: ['carthaginians'], foes: [], dice: 0, wins: 8785 },
  ],
};

const fight: FightView = {
  at: 'latium',
  attacker: 'gauls',
  defender: 'romans',
  allies: [[], []],
  asked: [['carthaginians'], []],
  left_out: [],
  levied: false,
  prospect: PROSPECT,
  terms: [
    {
      people: 'carthaginians',
      price: 3,
      peace_lost: ['carthage'],
      peace_one_of: [],
      wins_with: 8785,
      wins_without: 5625,
    },
  ],
};

export const FIGHT: View = {
  ...START,
  prompt: { kind: 'muster', people: 'gauls', camp: 'attack', prices: [3, 6, 9, 12] },
  fight,
  prospects: [],
};

export const ASKED: View = {
  ...FIGHT,
  prompt: { kind: 'answer', pending: ['carthaginians'], camp: 'attack' },
};

/** The Romans are the second seat's for six; the first one bids again. */
export const BIDDING: View = {
  ...START,
  prompt: { kind: 'bid', seat: 0 },
  auction: {
    peoples: PEOPLES.map(people =>
      people === 'romans'
        ? { people, seat: 1, points: 6, least: 9 }
        : { people, seat: null, points: 0, least: 0 },
    ) as NonNullable<View['auction']>['peoples'],
  },
  prospects: [],
  options: { ...START.options, bid_peoples: true },
};

/** The Romans choose where they lose their peace. */
export const DISTURBED: View = {
  ...START,
  prompt: { kind: 'unrest', at: 'etrurie', attacker: 'gauls', pending: ['romans'] },
  prospects: [],
};

const sums: Sums = { territory: 6, commerce: 4, peace: 3, deals: -3, bid: 0 };

export const EVENTS: { [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  bid: { kind: 'bid', seat: 0, people: 'romans', points: 6, over: 1 },
  chosen: { kind: 'chosen', seat: 0, people: 'romans', points: 6 },
  order_rolled: {
    kind: 'order_rolled',
    order: ['romans', 'gauls', 'tarentines', 'carthaginians'],
  },
  round_began: { kind: 'round_began', round: 4 },
  link_grew: { kind: 'link_grew', people: 'gauls', at: 'ligurie' },
  traded: { kind: 'traded', people: 'romans', at: 'etrurie' },
  passed: { kind: 'passed', people: 'tarentines' },
  romanised: { kind: 'romanised', at: 'pouilles', price: 3 },
  attacked: { kind: 'attacked', people: 'gauls', at: 'latium', defender: 'romans' },
  asked: { kind: 'asked', by: 'gauls', people: 'carthaginians', camp: 'attack' },
  joined: { kind: 'joined', people: 'carthaginians', by: 'gauls', camp: 'attack', price: 3 },
  refused: { kind: 'refused', people: 'carthaginians', by: 'gauls' },
  die_left_out: { kind: 'die_left_out', at: 'sabine' },
  rolled: {
    kind: 'rolled',
    camp: 'attack',
    dice: [
      { people: 'gauls', from: 'transpadane', faces: 8, face: 7 },
      { people: 'carthaginians', from: 'carthage', faces: 6, face: 2 },
    ],
    total: 9,
  },
  conquered: { kind: 'conquered', people: 'gauls', at: 'latium', from: 'romans' },
  withstood: { kind: 'withstood', people: 'gauls', at: 'pouilles' },
  link_lost: { kind: 'link_lost', people: 'romans', at: 'samnium' },
  peace_lost: { kind: 'peace_lost', people: 'gauls', at: 'transpadane' },
  left: { kind: 'left', people: 'romans' },
  scored: { kind: 'scored', people: 'gauls', territory: 3, commerce: 2, peace: 1, sums },
  ended: { kind: 'ended', winners: ['gauls', 'tarentines'] },
};

export const REFUSALS: { [K in Illegal['kind']]: Extract<Illegal, { kind: K }> } = {
  bidding_first: { kind: 'bidding_first' },
  no_bidding: { kind: 'no_bidding' },
  no_such_bid: { kind: 'no_such_bid', step: 3, most: 30 },
  bid_too_low: { kind: 'bid_too_low', people: 'romans', least: 9 },
  bid_at_most: { kind: 'bid_at_most', people: 'romans' },
  unrest_pending: { kind: 'unrest_pending' },
  no_unrest: { kind: 'no_unrest' },
  not_disturbed: { kind: 'not_disturbed', at: 'pouilles' },
  action_done: { kind: 'action_done' },
  action_first: { kind: 'action_first' },
  fight_pending: { kind: 'fight_pending' },
  no_fight: { kind: 'no_fight' },
  answers_pending: { kind: 'answers_pending' },
  not_asked: { kind: 'not_asked' },
  trade_too_far: { kind: 'trade_too_far', at: 'pouilles' },
  controlled_by_other: { kind: 'controlled_by_other', at: 'etrurie', by: 'romans' },
  linked_already: { kind: 'linked_already', at: 'latium' },
  link_at_home: { kind: 'link_at_home', at: 'carthage' },
  conquest_too_far: { kind: 'conquest_too_far', at: 'sicile' },
  trade_is_not_enough: { kind: 'trade_is_not_enough', at: 'etrurie' },
  owned_already: { kind: 'owned_already', at: 'samnium' },
  not_roman: { kind: 'not_roman' },
  roman_home: { kind: 'roman_home', at: 'latium' },
  not_conquered: { kind: 'not_conquered', at: 'ombrie' },
  romanised_already: { kind: 'romanised_already', at: 'pouilles' },
  romanised_this_round: { kind: 'romanised_this_round' },
  too_poor_to_romanise: { kind: 'too_poor_to_romanise', price: 3, points: 2 },
  no_die: { kind: 'no_die', at: 'campanie' },
  die_out: { kind: 'die_out', at: 'sabine' },
  has_left: { kind: 'has_left', people: 'romans' },
  no_common_border: { kind: 'no_common_border', people: 'tarentines' },
  in_the_fight: { kind: 'in_the_fight', people: 'gauls' },
  asked_already: { kind: 'asked_already', people: 'gauls' },
  too_poor_to_ask: { kind: 'too_poor_to_ask', price: 6, points: 5 },
};
