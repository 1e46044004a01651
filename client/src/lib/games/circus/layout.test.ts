import { describe, expect, test } from 'vitest';
import type { Played } from '../game-ui.ts';
import { CELLS, cellOf, line, SHEET, sides, startOf } from './board.ts';
import {
  arrivalOf,
  boxAround,
  driveOf,
  moving,
  reaches,
  tokens,
  trailsOf,
  wayTo,
} from './layout.ts';
import { EVENTS, RACE } from './samples.ts';
import { CROWD } from './stands/layout.ts';

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

describe('the ways of the others', () => {
  const drive = (seat: number, number: number, from: string, to: string, nth = 1) =>
    step({ ...EVENTS.drove, chariot: { seat, number }, from, to, nth });
  const trails = (...steps: Played[]) => trailsOf(RACE, steps).map(it => ids(it.cells).join(' '));

  test('are all told since one’s other chariot drove, and the legs of one chariot are one way', () => {
    expect(
      trails(
        drive(1, 1, 'd14', 'd9'),
        drive(0, 1, 'e15', 'e12'),
        drive(1, 2, 'c12', 'c10'),
        drive(1, 2, 'c10', 'c9', 2),
        drive(2, 1, 'i4', 'i6'),
        step(EVENTS.stopped),
        drive(3, 1, 'k5', 'k10'),
      ),
    ).toEqual(['c12 c10 c9', 'i4 i6', 'k5 k10']);
  });

  test('stay in sight while one’s own chariot drives from card to card', () => {
    expect(
      trails(drive(1, 1, 'd14', 'd9'), drive(0, 2, 'e11', 'e9'), drive(0, 2, 'e9', 'e8', 2)),
    ).toEqual(['d14 d9', 'e11 e9 e8']);
  });

  test('end where a round has gone by', () => {
    expect(
      trails(drive(1, 1, 'd14', 'd9'), drive(2, 1, 'i4', 'i6'), drive(1, 1, 'd9', 'd4')),
    ).toEqual(['i4 i6', 'd9 d4']);
  });
});

describe('a finger', () => {
  const start = startOf(false);

  test('has as much room around a hex as it needs, and never reaches into its neighbour', () => {
    const far = CELLS.filter(it => ['e8', 'e5', 'b8'].includes(it.id));
    expect(reaches(far, 0.25).get('e5')).toBe(88);
    expect(reaches(start, 0.25).get('c17')).toBeCloseTo(43.3, 1);
  });

  test('is shown all of what is asked, with every hex whole', () => {
    const [left, top, width, height] = boxAround(start) ?? [];
    const [a14, e20] = [cellOf('a14'), cellOf('e20')];
    expect(left).toBe((a14?.x ?? 0) - 50);
    expect(top).toBe((a14?.y ?? 0) - 50);
    expect((left ?? 0) + (width ?? 0)).toBe((e20?.x ?? 0) + 50);
    expect((top ?? 0) + (height ?? 0)).toBe((e20?.y ?? 0) + 50);
    expect(boxAround([])).toBeNull();
  });
});

test('a chariot that comes home is told from the one that wins the race', () => {
  const home = { ...step(EVENTS.came_home) };
  expect(arrivalOf(home)).toMatchObject({ n: 1, won: false });
  const won = {
    ...home,
    events: [...home.events, { event: { ...EVENTS.took_place, place: 1 } }],
  };
  expect(arrivalOf(won)).toMatchObject({ won: true });
  expect(arrivalOf(step(EVENTS.drove))).toBeNull();
});

test('many hundreds watch, and nobody sits on the sand', () => {
  expect(CROWD.length).toBeGreaterThan(400);
  const onSand = CROWD.filter(it =>
    CELLS.some(cell => Math.hypot(cell.x - it.x, cell.y - it.y) < 60),
  );
  expect(onSand).toEqual([]);
});
