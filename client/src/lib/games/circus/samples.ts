/** One of every kind, for tests: a kind that is forgotten here does not compile. */
import type { ChariotView, Event, Illegal, View } from '../../protocol/circus.ts';

const red = { seat: 0, number: 2 };

export const EVENTS: { [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  placed: { kind: 'placed', chariot: red, at: 'a14' },
  round_began: { kind: 'round_began', round: 3, leader: { seat: 1, number: 1 } },
  drove: { kind: 'drove', chariot: red, card: 3, from: 'e8', to: 'e5', nth: 1 },
  card_spent: { kind: 'card_spent', chariot: red, card: 1, nth: 2 },
  card_discarded: { kind: 'card_discarded', chariot: red, card: 2 },
  stopped: { kind: 'stopped', chariot: red },
  lap_done: { kind: 'lap_done', chariot: red },
  came_home: { kind: 'came_home', chariot: red, at: 'f9', n_home: 1 },
  took_place: { kind: 'took_place', seat: 1, place: 2 },
  race_ended: { kind: 'race_ended', by: 'won' },
  ranked: { kind: 'ranked', seat: 1, place: 2, n_home: 1, steps: 17 },
};

export const REFUSALS: { [K in Illegal['kind']]: Extract<Illegal, { kind: K }> } = {
  still_placing: { kind: 'still_placing' },
  all_placed: { kind: 'all_placed' },
  not_start: { kind: 'not_start', at: 'a3' },
  taken: { kind: 'taken', at: 'a14' },
  card_used: { kind: 'card_used', card: 4 },
  not_in_line: { kind: 'not_in_line', to: 'c3' },
  wrong_distance: { kind: 'wrong_distance', card: 2, to: 'c3' },
  in_the_way: { kind: 'in_the_way', at: 'c3' },
  thick_line: { kind: 'thick_line', at: 'f9' },
  no_lap: { kind: 'no_lap', at: 'f9' },
  other_direction: { kind: 'other_direction' },
  no_card_yet: { kind: 'no_card_yet' },
};

const chariot = (seat: number, number: number, at: string, turn: number): ChariotView => ({
  chariot: { seat, number },
  at,
  section: 0,
  lap_done: false,
  home: false,
  steps: 20,
  turn,
  moved: turn === 1,
});

/** Two players on the upper straight; blue's first has moved, red's second is to move. */
export const RACE: View = {
  round: 2,
  seats: [
    { cards: [1, 2, 3, 4, 5], n_home: 0, steps: 60, place: 1 },
    { cards: [2, 5], n_home: 0, steps: 60, place: 1 },
  ],
  chariots: [
    chariot(0, 1, 'e12', 4),
    chariot(0, 2, 'e8', 2),
    chariot(0, 3, 'd14', 5),
    chariot(1, 1, 'e3', 1),
    chariot(1, 2, 'c9', 3),
    { ...chariot(1, 3, 'f9', 6), home: true, lap_done: true, turn: null },
  ],
  order: [
    { seat: 1, number: 1 },
    { seat: 0, number: 2 },
    { seat: 1, number: 2 },
    { seat: 0, number: 1 },
    { seat: 0, number: 3 },
  ],
  standing: [
    { seat: 1, number: 1 },
    { seat: 0, number: 2 },
    { seat: 1, number: 2 },
    { seat: 0, number: 1 },
    { seat: 0, number: 3 },
  ],
  prompt: { kind: 'drive', chariot: { seat: 0, number: 2 }, n_used: 0, room: 3, n_kept: 2 },
  options: {
    race_on: false,
    same_direction: false,
    two_cards: false,
    start_wedge: false,
    literal_order: false,
    round_limit: 0,
  },
};
