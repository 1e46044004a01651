import { describe, expect, test } from 'vitest';
import type { Now, ServerMsg, StepMsg, TableInfo } from '../wire.ts';
import { arrived, reduce, resume, type Pending, type TableModel } from './reducer.ts';

const table: TableInfo = {
  id: 'abc',
  game: 'hannibal',
  options: {},
  rules_version: 1,
  newest_rules: 1,
  seats: [],
  created_at: 0,
  origin: 'here',
};

const now = (version: number): Now => ({
  version,
  view: { version },
  waiting: [0],
  offers: null,
  can_undo: false,
  over: null,
});

const played = (version: number, action: string | null = 'pass', seat = 0): StepMsg => ({
  version,
  at: 0,
  kind: 'played',
  seat,
  action,
  events: [],
  ply: version,
});

const upTo = (version: number): TableModel => ({
  table,
  eyes: 0,
  steps: Array.from({ length: version }, (_, i) => played(i + 1)),
  now: now(version),
});

const moved = (version: number): ServerMsg => ({
  type: 'moved',
  step: played(version),
  now: now(version),
});

describe('a message', () => {
  test('of welcome is all that is known', () => {
    const msg: ServerMsg = { type: 'welcome', table, eyes: 1, steps: [played(1)], now: now(1) };
    const got = reduce(upTo(7), msg);
    expect(got).toEqual({
      kind: 'model',
      whole: true,
      model: { table, eyes: 1, steps: [played(1)], now: now(1) },
    });
  });

  test('of the next version is added', () => {
    const got = reduce(upTo(2), moved(3));
    if (got.kind !== 'model') throw new Error(got.kind);
    expect(got.model.steps).toHaveLength(3);
    expect(got.model.now.version).toBe(3);
    expect(got.whole).toBe(false);
  });

  test('is added also where the beginning of the story is not known', () => {
    const late = { ...upTo(9), steps: upTo(9).steps.slice(6) };
    const got = reduce(late, moved(10));
    if (got.kind !== 'model') throw new Error(got.kind);
    expect(got.model.steps.map(step => step.version)).toEqual([7, 8, 9, 10]);
    const missed: ServerMsg = { type: 'missed', seats: [], steps: [played(10)], now: now(10) };
    expect(reduce(late, missed).kind).toBe('model');
  });

  test('of several versions that belong together adds them all at once', () => {
    const together: ServerMsg = {
      type: 'moved',
      before: [played(3), played(4)],
      step: played(5),
      now: now(5),
    };
    const got = reduce(upTo(2), together);
    if (got.kind !== 'model') throw new Error(got.kind);
    expect(got.model.steps.map(it => it.version)).toEqual([1, 2, 3, 4, 5]);
    expect(reduce(upTo(1), together)).toEqual({ kind: 'gap' });
  });

  test('that came before changes nothing', () => {
    expect(reduce(upTo(3), moved(3))).toEqual({ kind: 'nothing' });
  });

  test('that skips a version asks for another look', () => {
    expect(reduce(upTo(2), moved(4))).toEqual({ kind: 'gap' });
    expect(reduce(null, moved(1))).toEqual({ kind: 'gap' });
  });

  test('of what was missed fills exactly the gap', () => {
    const msg: ServerMsg = {
      type: 'missed',
      seats: [{ seat: 0, sitter: { kind: 'nobody' }, yours: false, connected: false }],
      steps: [played(3), played(4)],
      now: now(4),
    };
    const got = reduce(upTo(2), msg);
    if (got.kind !== 'model') throw new Error(got.kind);
    expect(got.model.steps.map(step => step.version)).toEqual([1, 2, 3, 4]);
    expect(got.model.table.seats).toHaveLength(1);
  });

  test('of what was missed is not believed when a version is missing in it', () => {
    const msg: ServerMsg = { type: 'missed', seats: [], steps: [played(4)], now: now(4) };
    expect(reduce(upTo(2), msg)).toEqual({ kind: 'gap' });
  });

  test('of who sits where leaves the game alone', () => {
    const seats = [
      { seat: 0, sitter: { kind: 'person', name: 'Gaius' }, yours: true, connected: true },
    ] as const;
    const got = reduce(upTo(2), { type: 'seats', seats: [...seats] });
    if (got.kind !== 'model') throw new Error(got.kind);
    expect(got.model.table.seats).toEqual(seats);
    expect(got.model.now).toEqual(now(2));
  });
});

describe('after a lost connection', () => {
  const pending: Pending = { type: 'play', ack: 1, version: 4, seat: 0, action: 'seal 3' };

  test('an unanswered play is sent again when nothing has happened since', () => {
    expect(resume(pending, now(4))).toBe('resend');
  });

  test('an unanswered play is dropped when anything has happened since', () => {
    expect(resume(pending, now(5))).toBe('drop');
  });

  test('nothing is done when nothing was pending', () => {
    expect(resume(null, now(5))).toBe('nothing');
  });

  test('a play found among the steps did arrive, also while its text is secret', () => {
    expect(arrived(pending, [played(5, 'seal 3')])).toBe(true);
    expect(arrived(pending, [played(5, null)])).toBe(true);
  });

  test('a play of another seat, or an earlier one, is not taken for it', () => {
    expect(arrived(pending, [played(5, 'seal 3', 1)])).toBe(false);
    expect(arrived(pending, [played(4, 'seal 3')])).toBe(false);
  });

  test('an undo is recognised by a step taken back', () => {
    const undo: Pending = { type: 'undo', ack: 2, version: 4, seat: 0 };
    expect(arrived(undo, [{ version: 5, at: 0, kind: 'taken_back', seat: 0, ply: 3 }])).toBe(true);
    expect(arrived(undo, [played(5)])).toBe(false);
  });
});
