import { expect, test } from 'vitest';
import type { TableModel } from '../net/reducer.ts';
import type { Seat, StepMsg } from '../wire.ts';
import { SinceThen } from './since.svelte.ts';

interface View {
  turn: Seat | null;
}

interface At {
  /** Who played each version so far. */
  played: readonly Seat[];
  waiting: Seat;
  turn?: Seat | null;
}

const model = ({ played, waiting, turn = null }: At): TableModel => ({
  table: {
    id: 'a',
    game: 'g',
    options: {},
    rules_version: 1,
    newest_rules: 1,
    seats: [],
    created_at: 0,
    origin: 'here',
  },
  eyes: 0,
  steps: played.map((seat, i): StepMsg => {
    const version = i + 1;
    return { version, at: 0, kind: 'played', seat, action: null, events: [], ply: version };
  }),
  now: {
    version: played.length,
    view: { turn } satisfies View,
    waiting: [waiting],
    offers: null,
    can_undo: false,
    over: null,
  },
});

/** Others are told of as soon as one of them played. */
const tells = ({ steps }: TableModel, { after }: { after: number }) =>
  steps.some(it => it.version > after && it.seat !== 0);

/** Hears and shows these moments; the versions from which on each was told. */
function told(turnOf: ((view: unknown) => Seat | null) | null, moments: readonly At[]) {
  const since = new SinceThen({ turnOf, tells });
  let before: TableModel | null = null;
  return moments.map(at => {
    const next = model(at);
    since.heard(before, next);
    since.shown(next);
    before = next;
    return since.now && [since.now.after, since.now.upTo];
  });
}

const byView = (view: unknown) => (view as View).turn;

test('an account is given when the turn comes back, and stays during the turn', () => {
  expect(
    told(null, [
      { played: [], waiting: 0 },
      { played: [0], waiting: 1 },
      { played: [0, 1], waiting: 2 },
      { played: [0, 1, 2], waiting: 0 },
      { played: [0, 1, 2, 0], waiting: 0 },
      { played: [0, 1, 2, 0, 0], waiting: 1 },
    ]),
  ).toEqual([null, null, null, [0, 3], [0, 3], null]);
});

test('who is asked in the turn of another still hears all since their own', () => {
  const moments = [
    { played: [0], waiting: 1, turn: 1 },
    { played: [0, 1], waiting: 0, turn: 1 },
    { played: [0, 1, 0], waiting: 1, turn: 1 },
    { played: [0, 1, 0, 1], waiting: 0, turn: 0 },
  ];
  expect(told(byView, moments).at(-1)).toEqual([0, 4]);
  expect(told(null, moments).at(-1)).toEqual([2, 4]);
});

test('who asks another in their own turn keeps the account of its beginning', () => {
  expect(
    told(byView, [
      { played: [0], waiting: 1, turn: 1 },
      { played: [0, 1], waiting: 0, turn: 0 },
      { played: [0, 1, 0], waiting: 1, turn: 0 },
      { played: [0, 1, 0, 1], waiting: 0, turn: 0 },
    ]).at(-1),
  ).toEqual([0, 2]);
});

test('who comes back is told what they have not seen, unless it is their turn', () => {
  const since = new SinceThen({ turnOf: null, tells });
  const away = model({ played: [0, 1, 1], waiting: 1 });
  since.heard(null, away);
  since.shown(away);
  since.wasAway(2, away);
  expect(since.now).toMatchObject({ why: 'away', after: 2, upTo: 3 });

  const turn = model({ played: [0, 1, 1, 2], waiting: 0 });
  since.heard(away, turn);
  since.shown(turn);
  since.wasAway(3, turn);
  expect(since.now).toMatchObject({ why: 'turn', after: 0, upTo: 4 });
});

test('what was put away stays away until others have done something', () => {
  const since = new SinceThen({ turnOf: null, tells });
  const first = model({ played: [0, 1], waiting: 0 });
  since.heard(null, first);
  since.shown(first);
  since.putAway();
  const next = model({ played: [0, 1, 0], waiting: 0 });
  since.heard(first, next);
  since.shown(next);
  expect(since.now).toBeNull();
});
