/** One of every kind, for tests: a kind that is forgotten here does not compile. */
import type { Event, Illegal, View } from '../../protocol/calculi.ts';
import { HOLES } from './board.ts';

export const EVENTS: { [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  named: { kind: 'named', seat: 0 },
  threw: { kind: 'threw', seat: 1, die: 2 },
  took: { kind: 'took', seat: 1, hole: 'b2', n: 2, left: 0 },
  opened: { kind: 'opened', seat: 1, hole: 'b2', points: 6 },
  won: { kind: 'won', seat: 1 },
};

export const REFUSALS: { [K in Illegal['kind']]: Extract<Illegal, { kind: K }> } = {
  name_first: { kind: 'name_first' },
  all_named: { kind: 'all_named' },
  not_so_many: { kind: 'not_so_many', n: 3, die: 2 },
  too_few_left: { kind: 'too_few_left', hole: 'b2', left: 1, n: 2 },
};

/** Nobody has named a hole. */
export const START: View = {
  options: { plenty: false },
  holes: HOLES.map(at => ({ at, pebbles: 2, taken: [0, 0] })),
  players: [
    { has_named: false, name: null, points: 0 },
    { has_named: false, name: null, points: null },
  ],
  prompt: { kind: 'name' },
};

/** As Red sees it: the own hole is known, Blue's is not, and a pebble is gone from A1. */
export const TAKING: View = {
  ...START,
  holes: START.holes.map(it => (it.at === 'a1' ? { ...it, pebbles: 1, taken: [0, 1] } : it)),
  players: [
    { has_named: true, name: 'b2', points: 0 },
    { has_named: true, name: null, points: null },
  ],
  prompt: { kind: 'take', seat: 0, die: 2 },
};
