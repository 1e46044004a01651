/** One of every kind, for tests: a kind that is forgotten here does not compile. */
import type { Event, Illegal, View } from '../../protocol/hannibal.ts';

export const EVENTS: { [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  marched: { kind: 'marched', side: 'rome', unit: 'legion', from: 'roma', to: 'cannae' },
  convoyed: {
    kind: 'convoyed',
    side: 'rome',
    unit: 'legion',
    from: 'roma',
    to: 'corsica',
    route: 'roma-corsica',
  },
  sailed: { kind: 'sailed', side: 'carthage', from: 'sardinia-carthago', to: 'sicilia-zama' },
  exchanged: {
    kind: 'exchanged',
    side: 'carthage',
    unit: 'hannibal',
    from: 'hispania_ulterior',
    route: 'sardinia-carthago',
  },
  passed: { kind: 'passed', side: 'rome' },
  conflict_opened: { kind: 'conflict_opened', place: 'cannae-sicilia', attacker: 'rome' },
  engaged: { kind: 'engaged', unit: 'hannibal', province: 'gallia' },
  card_sealed: { kind: 'card_sealed', side: 'rome' },
  cards_revealed: { kind: 'cards_revealed', rome: 4, carthage: 3, bonus: 1, face_down: false },
  unit_lost: { kind: 'unit_lost', side: 'rome', unit: 'fleet', place: 'cannae-sicilia' },
  hands_refilled: { kind: 'hands_refilled' },
  conflict_settled: { kind: 'conflict_settled', place: 'hispania_citerior', holder: null },
  won: { kind: 'won', side: 'carthage', by: 'capital' },
  drawn: { kind: 'drawn', by: 'two_passes' },
  sides_exchanged: { kind: 'sides_exchanged', last_winner: 0 },
  match_won: { kind: 'match_won', seat: 1 },
};

export const REFUSALS: { [K in Illegal['kind']]: Extract<Illegal, { kind: K }> } = {
  no_legion: { kind: 'no_legion', from: 'gallia' },
  no_hannibal: { kind: 'no_hannibal' },
  not_adjacent: { kind: 'not_adjacent', from: 'roma', to: 'zama' },
  no_convoy: { kind: 'no_convoy', route: 'sicilia-zama' },
  hannibal_on_island: { kind: 'hannibal_on_island', to: 'sicilia' },
  no_fleet: { kind: 'no_fleet', from: 'roma-corsica' },
  same_route: { kind: 'same_route', to: 'roma-corsica' },
  fleets_left: { kind: 'fleets_left' },
  conflict_pending: { kind: 'conflict_pending' },
  no_conflict: { kind: 'no_conflict' },
  card_spent: { kind: 'card_spent', card: 4 },
  engage_first: { kind: 'engage_first' },
  nothing_to_engage: { kind: 'nothing_to_engage' },
};

/** The board as it is laid out, Rome to move. */
export const START: View = {
  sides: ['rome', 'carthage'],
  legions: [
    [8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6],
  ],
  hannibal: 'carthago',
  fleets: [
    [3, 0, 0, 0, 0],
    [0, 0, 3, 0, 0],
  ],
  hands: [
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5],
  ],
  n_cards: 5,
  lost: [
    { legions: 0, fleets: 0, rebuilt: 0 },
    { legions: 0, fleets: 0, rebuilt: 0 },
  ],
  prompt: { kind: 'maneuver', side: 'rome', just_passed: false },
  conflict: null,
  bout: { n_ended: 0, last_winner: null },
  occurrences: 1,
  options: { repetition_draw: false, match_play: false, closed_hands: false },
};

/** A fight in Gallia over Hannibal, Rome short of the 4, nobody has chosen. */
export const FIGHT: View = {
  ...START,
  hands: [
    [1, 2, 3, 5],
    [1, 2, 4, 5],
  ],
  n_cards: 4,
  prompt: { kind: 'seal', place: 'gallia' },
  conflict: {
    place: 'gallia',
    attacker: 'carthage',
    hannibal: true,
    has_sealed: [false, false],
    own: null,
  },
};
