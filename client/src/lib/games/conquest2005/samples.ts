/** A view, an event and a refusal of every kind, for tests. */
import type {
  BattleView,
  Event,
  Illegal,
  OddsView,
  PlayerView,
  ProvinceView,
  StackView,
  View,
} from '../../protocol/conquest2005.ts';
import { PROVINCES } from './board.ts';

const stack: StackView = {
  seat: 0,
  units: [5, 0, 0],
  generals: 4,
  caesar: true,
  ready: [5, 0, 0],
  tired_cavalry: 0,
  ready_generals: 4,
  tired_generals: 0,
  caesar_moves: 2,
};

const player = (home: 'egyptus' | 'hispania', seat: number): PlayerView => ({
  home,
  alive: true,
  has_home: true,
  money: 40,
  caesar: { kind: 'land', at: home },
  generals: 4,
  lord: seat,
  stock: [15, 20, 6],
  spare_galleys: 8,
  prisoners: [0, 0],
  conceded: null,
  usual: false,
});

function settled(id: ProvinceView['id']): ProvinceView {
  const seat = ['egyptus', 'hispania'].indexOf(id);
  const empty = { id, tribute: 5, owner: null, city: false, wall: false, stacks: [] };
  if (seat < 0) return empty;
  const ready = seat === 0 ? {} : { ready: [0, 0, 0] as const, ready_generals: 0, caesar_moves: 0 };
  const stacks = [{ ...stack, seat, ...ready }] as StackView[];
  return { ...empty, tribute: 10, owner: seat, city: true, wall: true, stacks };
}

/** Two players at the beginning. */
export const START: View = {
  round: 1,
  turn: 0,
  order: [0, 1],
  players: [player('egyptus', 0), player('hispania', 1)],
  worth: [15, 15],
  provinces: PROVINCES.map(settled),
  roads: [],
  galleys: [
    {
      name: { color: 'hispania', n: 2 },
      lord: 1,
      sea: null,
      province: 'hispania',
      units: [0, 0, 0],
      generals: 0,
      caesar: false,
      moves: 0,
    },
    {
      name: { color: 'egyptus', n: 1 },
      lord: 0,
      sea: 'mare_alexandria',
      province: null,
      units: [3, 0, 1],
      generals: 1,
      caesar: false,
      moves: 2,
    },
  ],
  market: {
    inflation: 1,
    rises: [{ by: 2, at_turn_of: 1 }],
    prices: [10, 20, 30, 20],
    city: 30,
    wall: 20,
    road: 10,
    cities: 14,
    walls: 14,
    roads: 20,
  },
  prompt: { kind: 'move', seat: 0, journey: null },
  battle: null,
  advice: null,
  sea_fight: null,
  prospects: [],
  musters: [],
  options: {
    homes: 'chosen',
    mesopotamia_arabia: false,

    round_limit: 0,
  },
};

/** Before anyone has chosen. */
export const HOMELESS: View = {
  ...START,
  players: START.players.map(it => ({ ...it, home: null })),
  prompt: { kind: 'home', seat: 0, left: ['egyptus', 'hispania'] },
};

export const LEAD: View = {
  ...START,
  prompt: {
    kind: 'lead',
    seat: 0,
    from: 'egyptus',
    leader: 'general',
    units: [2, 0, 0],
    tired_cavalry: 0,
    rides: false,
    most: 7,
  },
  prospects: [
    { to: 'cyrenaica', what: 'take', by_road: false, wins: 0 },
    { to: 'palestina', what: 'battle', by_road: false, wins: 6667 },
  ],
};

export const ODDS: OddsView = {
  attacker_wins: 6100,
  defender_wins: 3600,
  mean_losses: [
    [250, 80, 0, 0],
    [310, 0, 30, 0],
  ],
  pursuit: [0, 120],
};

export const MUSTER: View = {
  ...START,
  prompt: { kind: 'muster', seat: 0 },
  musters: [
    { province: 'cyrenaica', sea: null, foe: 1, forced: true, odds: ODDS },
    { province: null, sea: 'mare_alexandria', foe: 1, forced: false, odds: ODDS },
  ],
};

const battle: BattleView = {
  at: 'cyrenaica',
  attacker: {
    seat: 0,
    units: [6, 2, 1],
    leaders: 2,
    ranks: 7,
    legion: [5, 2, 0],
    down: [0, 0, 0],
    reserve: [1, 0, 1],
  },
  defender: {
    seat: 1,
    units: [4, 2, 0],
    leaders: 1,
    ranks: 6,
    legion: [4, 2, 0],
    down: [1, 0, 0],
    reserve: [0, 0, 0],
  },
  decider: 'defender',
  wall: true,
  extra_dice: 1,
  refuges: ['africa_procons'],
  odds: ODDS,
};

export const BATTLE: View = {
  ...START,
  prompt: { kind: 'decide', seat: 1, at: 'cyrenaica' },
  battle,
  advice: { seat: 1, fight_on: 3120, retreat: 4450, retreat_advised: true, to: 'africa_procons' },
};

const who = 'italia';
const of = 'macedonia';
const galley = { color: 'hispania', n: 2 } as const;
const dice = { infantry: 3, cavalry: 1, catapult: 1, galley: 1, blank: 1 };

export const EVENTS: { [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  home_chosen: { kind: 'home_chosen', seat: 0, home: who },
  turn_began: { kind: 'turn_began', who, round: 3 },
  prices_rose: { kind: 'prices_rose', by: 2 },
  leader_chosen: { kind: 'leader_chosen', who, leader: 'general', at: 'italia' },
  rode_on: { kind: 'rode_on', who, at: 'neapolis' },
  units_taken: { kind: 'units_taken', who, unit: 'catapult', n: 2 },
  leaders_taken: { kind: 'leaders_taken', who, leader: 'general', n: 1 },
  marched: {
    kind: 'marched',
    who,
    leader: 'caesar',
    units: [3, 1, 0],
    from: 'italia',
    to: 'dalmatia',
    by_road: true,
  },
  halted: { kind: 'halted', who },
  galley_chosen: { kind: 'galley_chosen', who, galley },
  sailed: {
    kind: 'sailed',
    who,
    galley,
    to: 'mare_narbo',
    units: [3, 0, 1],
    generals: 1,
    caesar: false,
  },
  landed: {
    kind: 'landed',
    who,
    galley,
    at: 'hispania',
    units: [0, 0, 0],
    generals: 0,
    caesar: true,
  },
  met: { kind: 'met', who, at: 'dalmatia', foe: of },
  movement_ended: { kind: 'movement_ended', who },
  battle_joined: {
    kind: 'battle_joined',
    field: { kind: 'land', id: 'dalmatia' },
    attacker: who,
    defender: of,
  },
  legion_formed: { kind: 'legion_formed', who, legion: [5, 2, 0], reserve: [0, 0, 0] },
  rolled: { kind: 'rolled', who, dice, hits: 5 },
  units_lost: { kind: 'units_lost', who, units: [3, 2, 0] },
  stood: { kind: 'stood', who },
  retreated: { kind: 'retreated', who, from: 'dalmatia', to: 'italia' },
  pursued: { kind: 'pursued', who, dice, hits: 1 },
  cut_down: { kind: 'cut_down', who, of, units: [0, 1, 0] },
  battle_won: { kind: 'battle_won', who, field: { kind: 'land', id: 'dalmatia' } },
  battle_undecided: { kind: 'battle_undecided', field: { kind: 'sea', id: 'mare_narbo' } },
  galley_given_up: { kind: 'galley_given_up', galley, of },
  galley_sunk: { kind: 'galley_sunk', galley, of, units: [2, 0, 0] },
  taken: { kind: 'taken', who, at: 'dalmatia', from: of },
  galleys_destroyed: { kind: 'galleys_destroyed', of, at: 'achaia', n: 1 },
  generals_captured: { kind: 'generals_captured', who, of, n: 2 },
  generals_drowned: { kind: 'generals_drowned', of, n: 2 },
  captives_judged: { kind: 'captives_judged', who, of, held: 1, removed: 1 },
  eliminated: { kind: 'eliminated', who: of, by: who, sum: 30 },
  vanished: { kind: 'vanished', who: of },
  tribute_collected: { kind: 'tribute_collected', who, sum: 40 },
  city_destroyed: { kind: 'city_destroyed', who, at: 'neapolis' },
  roads_removed: { kind: 'roads_removed', at: 'dalmatia', n: 2 },
  bought: { kind: 'bought', who, unit: 'infantry', n: 3, sum: 30 },
  galley_bought: { kind: 'galley_bought', who, galley, at: 'italia', sum: 20 },
  city_built: { kind: 'city_built', who, at: 'neapolis', sum: 30 },
  wall_built: { kind: 'wall_built', who, at: 'neapolis', sum: 20 },
  road_built: { kind: 'road_built', who, between: ['italia', 'neapolis'], sum: 10 },
  offered: { kind: 'offered', who, to: of, terms: { gives: 0, takes: 1, pays: 30, asks: 0 } },
  agreed: { kind: 'agreed', who, with: of, terms: { gives: 1, takes: 1, pays: 0, asks: 0 } },
  refused: { kind: 'refused', who, to: of },
  generals_returned: { kind: 'generals_returned', who, n: 1 },
  conceded: { kind: 'conceded', who, to: of },
  usual_set: { kind: 'usual_set', who, on: true },
  won: { kind: 'won', who, by: 'last_caesar' },
  shared: { kind: 'shared' },
};

export const REFUSALS: { [K in Illegal['kind']]: Extract<Illegal, { kind: K }> } = {
  wrong_phase: { kind: 'wrong_phase' },
  no_home: { kind: 'no_home', at: 'italia' },
  no_leader: { kind: 'no_leader', at: 'italia', leader: 'caesar' },
  no_units: { kind: 'no_units', unit: 'cavalry' },
  not_rested: { kind: 'not_rested', unit: 'cavalry' },
  no_generals: { kind: 'no_generals' },
  no_caesar: { kind: 'no_caesar' },
  legion_full: { kind: 'legion_full' },
  galley_full: { kind: 'galley_full' },
  no_way: { kind: 'no_way', from: 'italia', to: 'achaia' },
  no_journey: { kind: 'no_journey' },
  no_road_on: { kind: 'no_road_on', from: 'italia', to: 'neapolis' },
  unled_aboard: { kind: 'unled_aboard' },
  enemies_there: { kind: 'enemies_there', to: 'achaia' },
  no_galley: { kind: 'no_galley', galley },
  galley_stopped: { kind: 'galley_stopped', galley },
  not_in_port: { kind: 'not_in_port', galley },
  not_at_sea: { kind: 'not_at_sea', galley },
  no_passage: { kind: 'no_passage', to: 'mare_narbo' },
  other_coast: { kind: 'other_coast', at: 'italia', to: 'mare_adriatico' },
  no_coast: { kind: 'no_coast', to: 'achaia' },
  no_battle: { kind: 'no_battle', at: 'italia' },
  no_sea_fight: { kind: 'no_sea_fight', sea: 'mare_narbo' },
  battle_left: { kind: 'battle_left' },
  wrong_legion: { kind: 'wrong_legion', size: 6 },
  wrong_losses: { kind: 'wrong_losses', hits: 3 },
  wrong_prey: { kind: 'wrong_prey', hits: 2 },
  no_refuge: { kind: 'no_refuge', to: 'italia' },
  refuge_there: { kind: 'refuge_there' },
  no_hit: { kind: 'no_hit' },
  too_many_held: { kind: 'too_many_held' },
  not_yours: { kind: 'not_yours', at: 'italia' },
  no_city: { kind: 'no_city', at: 'italia' },
  bought_already: { kind: 'bought_already' },
  placed_already: { kind: 'placed_already' },
  home_lost: { kind: 'home_lost' },
  too_dear: { kind: 'too_dear', price: 40, money: 35 },
  out_of_stock: { kind: 'out_of_stock' },
  no_harbor: { kind: 'no_harbor', at: 'italia' },
  beset: { kind: 'beset', at: 'italia' },
  city_there: { kind: 'city_there', at: 'italia' },
  wall_there: { kind: 'wall_there', at: 'italia' },
  nothing_to_fortify: { kind: 'nothing_to_fortify', at: 'italia' },
  nothing_to_join: { kind: 'nothing_to_join', at: 'italia' },
  not_neighbors: { kind: 'not_neighbors', a: 'italia', b: 'achaia' },
  road_there: { kind: 'road_there' },
  no_player: { kind: 'no_player' },
  no_prisoner: { kind: 'no_prisoner' },
  no_return: { kind: 'no_return' },
  approached: { kind: 'approached' },
  no_talents: { kind: 'no_talents' },
  no_offer: { kind: 'no_offer' },
  conceded_already: { kind: 'conceded_already' },
  no_such_sum: { kind: 'no_such_sum' },
  not_on_turn: { kind: 'not_on_turn' },
  one_each_way: { kind: 'one_each_way' },
  answer_first: { kind: 'answer_first' },
  usual_already: { kind: 'usual_already' },
};
