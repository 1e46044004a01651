import { describe, expect, test } from 'vitest';
import type { Played } from '../game-ui.ts';
import { CELLS, cellOf, line, SHEET, sides, startOf } from './board.ts';
import { driveOf, moving, tokens, wayTo } from './layout.ts';
import { EVENTS, RACE } from './samples.ts';

const step = (event: unknown): Played => ({
  version: 1,
  at: 0,
  kind: 'played',
  seat: 0,
  action: null,
  events: [{ event }],
  ply: 1,
});

const ids = (cells: readonly { id: string }[]) => cells.map(it => it.id);

describe('the track', () => {
  test('has as many hexes as the rules count, all of them on the sheet', () => {
    expect(CELLS).toHaveLength(201);
    expect(CELLS.filter(it => it.part === 'finish')).toHaveLength(11);
    expect([startOf(false), startOf(true)].map(it => it.length)).toEqual([15, 15]);
    const outside = CELLS.filter(
      ({ x, y }) => x < 50 || y < 50 || x > SHEET.width - 50 || y > SHEET.height - 50,
    );
    expect(outside).toEqual([]);
  });

  test('lies in the middle of the sheet', () => {
    const [left, right] = [cellOf('f1'), cellOf('f21')];
    expect((left?.x ?? 0) + (right?.x ?? 0)).toBeCloseTo(SHEET.width);
    expect(left?.y).toBeCloseTo(SHEET.height / 2);
  });

  test('has a thick line around the finish but for its upper side', () => {
    const finish = CELLS.filter(it => it.part === 'finish');
    const wall = sides(finish, (_, other) => other?.part !== 'upper' && other?.part !== 'finish');
    // Two sides below each of eleven hexes, and one at either end.
    expect(wall.match(/M/g)).toHaveLength(24);
  });
});

describe('a line', () => {
  test('goes hex by hex in all six directions', () => {
    expect(ids(line('e8', 'e5'))).toEqual(['e8', 'e7', 'e6', 'e5']);
    expect(ids(line('e8', 'c8'))).toEqual(['e8', 'd8', 'c8']);
    expect(ids(line('e8', 'c6'))).toEqual(['e8', 'd7', 'c6']);
    expect(ids(line('e3', 'h1'))).toEqual(['e3', 'f3', 'g2', 'h1']);
    expect(ids(line('e17', 'h18'))).toEqual(['e17', 'f18', 'g18', 'h18']);
  });

  test('is none where the hexes lie apart', () => {
    expect(line('e8', 'c9')).toEqual([]);
    expect(line('e8', 'nowhere')).toEqual([]);
  });
});

describe('chariots', () => {
  test('stand where the view says, looking where the race runs', () => {
    const all = tokens(RACE, null);
    expect(all).toHaveLength(6);
    const [first, home] = [all[0], all[5]];
    expect(first).toMatchObject({ key: '0-1', heading: 180 });
    expect(home?.heading).toBe(-90);
  });

  test('that are on their way stand nowhere yet', () => {
    const drive = driveOf(step(EVENTS.drove));
    expect(drive).toMatchObject({ length: 3, heading: 180 });
    expect(tokens(RACE, drive).map(it => it.key)).not.toContain('0-2');
  });

  test('do not drive when a card is spent', () => {
    expect(driveOf(step(EVENTS.card_spent))).toBeNull();
    expect(driveOf(null)).toBeNull();
  });

  test('are asked for their way from where they stand', () => {
    expect(moving(RACE)?.at).toBe('e8');
    expect(ids(wayTo(RACE, 'e6'))).toEqual(['e8', 'e7', 'e6']);
    expect(moving({ ...RACE, prompt: { kind: 'over', winners: [0] } })).toBeNull();
  });
});
