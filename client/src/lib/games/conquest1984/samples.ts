/** A view, an event and a refusal of every kind, for tests. */
import type {
  BattleView,
  Event,
  Illegal,
  PlayerView,
  ProvinceView,
  StackView,
  View,
} from '../../protocol/conquest1984.ts';
import { PROVINCES } from './board.ts';

const stack: StackView = {
  seat: 0,
  units: [4, 0, 0],
  generals: 6,
  caesar: true,
  ready: [4, 0, 0],
  tired_cavalry: 0,
  ready_generals: 6,
  tired_generals: 0,
  caesar_moves: 2,
};

const player = (home: PlayerView['home'], seat: number): PlayerView => ({
  home,
  alive: true,
  has_home: true,
  money: 20,
  caesar: { kind: 'land', at: home },
  generals: 6,
  lord: seat,
  spare_galleys: 6,
  prisoners: [0, 0],
  returning: 0,
  conceded: null,
});

const province = (id: ProvinceView['id']): ProvinceView => ({
  id,
  tribute: id === 'egyptus' || id === 'hispania' ? 10 : 5,
  owner: null,
  city: false,
  wall: false,
  stacks: [],
});

function settled(id: ProvinceView['id']): ProvinceView {
  const seat = ['egyptus', 'hispania'].indexOf(id);
  if (seat < 0) return province(id);
  const ready = seat === 0 ? {} : { ready: [0, 0, 0] as const, ready_generals: 0, caesar_moves: 0 };
  const stacks = [{ ...stack, seat, ...ready }] as StackView[];
  return { ...province(id), owner: seat, city: true, wall: true, stacks };
}

/** Two players at the beginning. */
export const START: View = {
  round: 1,
  turn: 0,
  players: [player('egyptus', 0), player('hispania', 1)],
  worth: [15, 15],
  provinces: PROVINCES.map(settled),
  roads: [],
  galleys: [
    {
      name: { color: 'hispania', n: 2 },
      lord: 1,
      sea: null,
      coast: 'hispania-east',
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
      coast: null,
      province: null,
      units: [3, 0, 1],
      generals: 1,
      caesar: false,
      moves: 2,
    },
  ],
  market: {
    inflation: 1,
    next_inflation: 2,
    prices: [10, 25, 40, 25],
    city: 30,
    wall: 25,
    stock: [52, 30, 20],
    cities: 28,
    walls: 14,
    roads: 34,
  },
  offers: [],
  prompt: { kind: 'move', seat: 0 },
  battle: null,
  advice: null,
  prospects: [],
  options: { mesopotamia_arabia: false, round_limit: 0 },
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
    most: 7,
  },
  prospects: [
    { galley: null, to: { kind: 'land', id: 'cyrenaica' }, what: 'take', wins: 0 },
    { galley: null, to: { kind: 'land', id: 'palestina' }, what: 'battle', wins: 6667 },
  ],
};

const battle: BattleView = {
  field: { kind: 'land', id: 'cyrenaica' },
  attacker: { seat: 0, units: [3, 2, 0], galleys: 0, generals: 1, caesar: false, advantage: 0 },
  defender: { seat: 1, units: [4, 0, 1], galleys: 0, generals: 0, caesar: true, advantage: 2 },
  roller: 'attacker',
  wall: true,
  may_retreat: true,
  attacker_wins: 3000,
  mean_losses: [
    [250, 180, 0, 0],
    [120, 0, 30, 0],
  ],
  best_target: 'catapult',
  targets: [
    { unit: 'infantry', needs: 4, attacker_wins: 2500 },
    { unit: 'catapult', needs: 6, attacker_wins: 3000 },
  ],
};

export const BATTLE: View = {
  ...START,
  prompt: { kind: 'battle', seat: 0, field: battle.field },
  battle,
  advice: { seat: 0, fight_on: 3120, retreat: 4450, retreat_advised: true, to: 'egyptus' },
};

const who = 'italia';
const of = 'macedonia';
const galley = { color: 'hispania', n: 2 } as const;

export const EVENTS: { [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  turn_began: { kind: 'turn_began', who, round: 3 },
  prices_rose: { kind: 'prices_rose', by: 2 },
  leader_chosen: { kind: 'leader_chosen', who, leader: 'general', at: 'italia' },
  units_taken: { kind: 'units_taken', who, unit: 'catapult', n: 2 },
  leaders_taken: { kind: 'leaders_taken', who, leader: 'general', n: 1 },
  marched: {
    kind: 'marched',
    who,
    leader: 'caesar',
    units: [3, 1, 0],
    from: 'italia',
    to: 'dalmatia',
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
    at: 'hispania-west',
    units: [0, 0, 0],
    generals: 0,
    caesar: true,
  },
  met: { kind: 'met', who, field: { kind: 'sea', id: 'mare_narbo' } },
  taken: { kind: 'taken', who, at: 'dalmatia', from: of },
  roads_removed: { kind: 'roads_removed', at: 'dalmatia', n: 2 },
  galleys_destroyed: { kind: 'galleys_destroyed', of, at: 'achaia', n: 1 },
  generals_captured: { kind: 'generals_captured', who, of, n: 2 },
  money_taken: { kind: 'money_taken', who, of, sum: 45 },
  eliminated: { kind: 'eliminated', who: of, by: who, sum: 30 },
  movement_ended: { kind: 'movement_ended', who },
  battle_joined: {
    kind: 'battle_joined',
    field: { kind: 'land', id: 'dalmatia' },
    attacker: who,
    defender: of,
  },
  rolled: { kind: 'rolled', who, target: 'cavalry', die: 4, advantage: 1, hit: true },
  galley_struck: { kind: 'galley_struck', of, galley, unit: 'galley' },
  retreated: { kind: 'retreated', who, from: 'dalmatia', to: 'italia' },
  battle_won: { kind: 'battle_won', who, field: { kind: 'land', id: 'dalmatia' } },
  tribute_collected: { kind: 'tribute_collected', who, sum: 40 },
  no_tribute: { kind: 'no_tribute', who, worth: 25 },
  city_destroyed: { kind: 'city_destroyed', who, at: 'neapolis' },
  bought: { kind: 'bought', who, unit: 'infantry', n: 3, sum: 30 },
  galley_bought: { kind: 'galley_bought', who, galley, at: 'italia-east', sum: 25 },
  city_built: { kind: 'city_built', who, at: 'neapolis', sum: 30 },
  wall_built: { kind: 'wall_built', who, at: 'neapolis', sum: 25 },
  road_built: { kind: 'road_built', who, between: ['italia', 'neapolis'] },
  offered: { kind: 'offered', who, to: of, terms: { gives: 0, takes: 1, pays: 30, asks: 0 } },
  agreed: { kind: 'agreed', who, with: of, terms: { gives: 1, takes: 1, pays: 0, asks: 0 } },
  refused: { kind: 'refused', who, to: of },
  left_open: { kind: 'left_open', who },
  withdrawn: { kind: 'withdrawn', who },
  generals_returned: { kind: 'generals_returned', who, n: 1 },
  executed: { kind: 'executed', who, of },
  held: { kind: 'held', who, of, n: 2 },
  conceded: { kind: 'conceded', who, to: of },
  won: { kind: 'won', who, by: 'last_caesar' },
  shared: { kind: 'shared' },
};

export const REFUSALS: { [K in Illegal['kind']]: Extract<Illegal, { kind: K }> } = {
  wrong_phase: { kind: 'wrong_phase' },
  no_leader: { kind: 'no_leader', at: 'italia', leader: 'caesar' },
  no_units: { kind: 'no_units', unit: 'cavalry' },
  not_rested: { kind: 'not_rested', unit: 'cavalry' },
  no_generals: { kind: 'no_generals' },
  no_caesar: { kind: 'no_caesar' },
  legion_full: { kind: 'legion_full' },
  galley_full: { kind: 'galley_full' },
  no_way: { kind: 'no_way', from: 'italia', to: 'achaia' },
  too_many: { kind: 'too_many', at: 'italia' },
  unled: { kind: 'unled', at: 'italia' },
  unled_aboard: { kind: 'unled_aboard' },
  enemies_there: { kind: 'enemies_there', to: 'achaia' },
  no_galley: { kind: 'no_galley', galley },
  galley_stopped: { kind: 'galley_stopped', galley },
  not_on_coast: { kind: 'not_on_coast', galley },
  not_at_sea: { kind: 'not_at_sea', galley },
  no_passage: { kind: 'no_passage', to: 'mare_narbo' },
  only_back: { kind: 'only_back', sea: 'mare_narbo' },
  no_coast: { kind: 'no_coast', to: 'achaia' },
  not_welcome: { kind: 'not_welcome', to: 'achaia' },
  no_battle: { kind: 'no_battle', field: { kind: 'sea', id: 'mare_narbo' } },
  no_target: { kind: 'no_target', unit: 'infantry' },
  galleys_last: { kind: 'galleys_last' },
  defender_stays: { kind: 'defender_stays' },
  too_early: { kind: 'too_early' },
  no_retreat: { kind: 'no_retreat' },
  no_retreat_at_sea: { kind: 'no_retreat_at_sea' },
  no_refuge: { kind: 'no_refuge', to: 'italia' },
  no_loss: { kind: 'no_loss' },
  not_yours: { kind: 'not_yours', at: 'italia' },
  no_city: { kind: 'no_city', at: 'italia' },
  bought_already: { kind: 'bought_already' },
  home_lost: { kind: 'home_lost' },
  too_dear: { kind: 'too_dear', price: 40, money: 35 },
  out_of_stock: { kind: 'out_of_stock' },
  not_home: { kind: 'not_home' },
  city_there: { kind: 'city_there', at: 'italia' },
  wall_there: { kind: 'wall_there', at: 'italia' },
  not_neighbors: { kind: 'not_neighbors', a: 'italia', b: 'achaia' },
  road_there: { kind: 'road_there' },
  no_roads: { kind: 'no_roads' },
  no_player: { kind: 'no_player' },
  no_prisoner: { kind: 'no_prisoner' },
  approached: { kind: 'approached' },
  no_offer: { kind: 'no_offer' },
  impossible: { kind: 'impossible' },
  not_now: { kind: 'not_now' },
  conceded_already: { kind: 'conceded_already' },
  no_such_sum: { kind: 'no_such_sum' },
  not_on_turn: { kind: 'not_on_turn' },
  no_talents: { kind: 'no_talents' },
};
