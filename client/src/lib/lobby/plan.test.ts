import { describe, expect, test } from 'vitest';
import type { GameInfo, SeatInfo, TableInfo } from '../wire.ts';
import { againstComputer, chosen, counts, draft, planOf, rematch, usualCount } from './plan.ts';

const game: GameInfo = {
  id: 'hannibal',
  name: 'Hannibal against Rome',
  seats: { min: 2, max: 2, names: ['rome', 'carthage'] },
  options: [{ id: 'repetition_draw', rule: 'HAN-37', default: false, with_computers: true }],
  rules_version: 1,
};

test('a game against the computer has me on my side and the computer everywhere else', () => {
  expect(againstComputer(game, 2, 1, 'level3')).toEqual({
    game: 'hannibal',
    options: { repetition_draw: true },
    seats: [{ kind: 'computer', player: 'level3' }, { kind: 'me' }],
  });
});

test('a game for several offers every number of seats and usually four', () => {
  const seated = (min: number, max: number) => ({ ...game, seats: { ...game.seats, min, max } });
  expect(counts(seated(2, 5))).toEqual([2, 3, 4, 5]);
  expect([seated(2, 2), seated(2, 5), seated(4, 4), seated(2, 3)].map(usualCount)).toEqual([
    2, 4, 4, 3,
  ]);
});

describe('options', () => {
  test('take the default for people when no computer plays', () => {
    expect(chosen(game, {}, [{ kind: 'me' }])).toEqual({ repetition_draw: false });
  });

  test('keep what was chosen, whoever plays', () => {
    expect(chosen(game, { repetition_draw: false }, [{ kind: 'computer' }])).toEqual({
      repetition_draw: false,
    });
  });
});

test('a seat in the form asks only for what its kind needs', () => {
  expect(planOf({ ...draft('hot_seat'), name: ' Livia ' })).toEqual({
    kind: 'hot_seat',
    name: 'Livia',
  });
  expect(planOf(draft('open'))).toEqual({ kind: 'open' });
  expect(planOf(draft('computer'))).toEqual({ kind: 'computer', player: 'level2' });
});

describe('a rematch', () => {
  const seat = (seat: number, sitter: SeatInfo['sitter'], yours: boolean): SeatInfo => ({
    seat,
    sitter,
    yours,
    connected: true,
  });
  const table = (...seats: SeatInfo[]): TableInfo => ({
    id: 'a',
    game: 'hannibal',
    options: { repetition_draw: true },
    rules_version: 1,
    newest_rules: 1,
    seats,
    created_at: 0,
    origin: 'here',
  });
  const me = { kind: 'person', name: 'Gaius' } as const;

  test('keeps the computer and changes sides when asked to', () => {
    const before = table(seat(0, me, true), seat(1, { kind: 'computer', player: 'level1' }, false));
    expect(rematch(before, false).seats[0]).toEqual({ kind: 'me' });
    expect(rematch(before, true).seats).toEqual([
      { kind: 'computer', player: 'level1' },
      { kind: 'me' },
    ]);
  });

  test('is for practice again', () => {
    const before = table(seat(0, me, true), seat(1, { kind: 'computer', player: 'level1' }, false));
    expect(rematch({ ...before, practice: true }, false).practice).toBe(true);
    expect(rematch(before, false)).not.toHaveProperty('practice');
  });

  test('moves everyone on by one seat when there are more than two', () => {
    const computer = (player: string) => ({ kind: 'computer', player }) as const;
    const before = table(
      seat(0, me, true),
      seat(1, computer('level1'), false),
      seat(2, computer('level2'), false),
    );
    expect(rematch(before, true).seats).toEqual([
      computer('level2'),
      { kind: 'me' },
      computer('level1'),
    ]);
  });

  test('keeps the second person at this screen and invites who is elsewhere by the link', () => {
    const livia = { kind: 'person', name: 'Livia' } as const;
    expect(rematch(table(seat(0, me, true), seat(1, livia, true)), false).seats[1]).toEqual({
      kind: 'hot_seat',
      name: 'Livia',
    });
    expect(rematch(table(seat(0, me, true), seat(1, livia, false)), false).seats[1]).toEqual({
      kind: 'open',
    });
  });
});
