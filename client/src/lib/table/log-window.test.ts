import { describe, expect, test } from 'vitest';
import { groups } from './log-groups.ts';
import { FOLLOWED, found, from, LEAP, MOST, moved, newest, type Row } from './log-window.ts';
import type { Line, Turn, Weight } from './story.ts';

const line = (version: number, weight: Weight = 'plain', text = `line ${version}`): Line => ({
  key: `${version}.0`,
  version,
  ply: version,
  seat: version % 3,
  weight,
  text,
  places: [],
  rules: [],
  undone: false,
});

/** Turns of ten lines. */
const story = (count: number): Turn[] =>
  Array.from({ length: count }, (_, turn) => ({
    number: turn * 10 + 1,
    lines: Array.from({ length: 10 }, (_, i) =>
      line(turn * 10 + i + 1, i === 0 ? 'turn' : 'plain'),
    ),
  }));

const versions = (rows: readonly Row[]) => rows.map(row => row.line.version);
const ALL = { seat: null, text: '' };

describe('the end of a story', () => {
  test('is as much of it as is followed, in order, with its turns', () => {
    const { rows, before, after } = newest(story(30));
    expect(versions(rows)).toEqual(Array.from({ length: FOLLOWED }, (_, i) => 301 - FOLLOWED + i));
    expect([before, after]).toEqual([true, false]);
    expect(rows.at(-1)?.turn.number).toBe(291);
  });

  test('may begin in the middle of a turn, and is all of a short story', () => {
    const long = [{ number: 1, lines: Array.from({ length: 500 }, (_, i) => line(i + 1)) }];
    expect(versions(newest(long).rows)[0]).toBe(501 - FOLLOWED);
    expect(newest(story(3))).toMatchObject({ before: false, after: false });
    expect(newest(story(3)).rows).toHaveLength(30);
    expect(newest([])).toEqual({ rows: [], before: false, after: false });
  });
});

describe('a window', () => {
  const rows = found(story(60), ALL);

  test('never holds more than may be in the document', () => {
    const { rows: shown, before, after } = from(rows, 101);
    expect(versions(shown)).toEqual(Array.from({ length: MOST }, (_, i) => 101 + i));
    expect([before, after]).toEqual([true, true]);
  });

  test('is moved up to the beginning and down to the end', () => {
    let top = 501;
    const seen = new Set<number>();
    while (from(rows, top).before) {
      for (const version of versions(from(rows, top).rows)) seen.add(version);
      top = moved(rows, top, -LEAP);
    }
    for (const version of versions(from(rows, top).rows)) seen.add(version);
    expect(seen.size).toBe(600);
    while (from(rows, top).after) top = moved(rows, top, LEAP);
    expect(versions(from(rows, top).rows).at(-1)).toBe(600);
  });

  test('shows the last lines where nothing stands after its beginning', () => {
    expect(versions(from(rows, 9_999).rows)).toEqual([600]);
    expect(from([], 5)).toEqual({ rows: [], before: false, after: false });
  });
});

describe('what is looked for', () => {
  const turns: Turn[] = [
    { number: 1, lines: [line(1, 'turn', 'César marche.'), line(2), line(3)] },
  ];

  test('is found without its accents and capitals', () => {
    expect(versions(found(turns, { seat: null, text: 'cesar M' }))).toEqual([1]);
    expect(found(turns, { seat: null, text: 'Galba' })).toEqual([]);
  });

  test('is found by who moved', () => {
    expect(versions(found(turns, { seat: 2, text: '' }))).toEqual([2]);
    expect(found(turns, { seat: 2, text: 'césar' })).toEqual([]);
  });
});

describe('lines', () => {
  const fight: Turn = {
    number: 1,
    lines: [
      line(1, 'turn'),
      line(2, 'plain', 'They meet.'),
      line(3, 'conflict'),
      line(4, 'conflict'),
      line(5, 'conflict', 'One wins.'),
      line(6),
      line(7, 'conflict'),
      line(8, 'conflict'),
    ],
  };

  test('stand by turn', () => {
    const [first] = groups(found(story(3), ALL), true);
    expect([first?.number, first?.items.length]).toEqual([1, 10]);
    expect(groups(found(story(3), ALL), true).map(group => group.number)).toEqual([1, 11, 21]);
  });

  test('of a fight fold under the one that began it, and its outcome stays', () => {
    const [group] = groups(found([fight], ALL), true);
    expect(group?.items.map(it => [it.line.version, it.folds, it.within])).toEqual([
      [1, 0, null],
      [2, 2, null],
      [3, 0, '2.0'],
      [4, 0, '2.0'],
      [5, 0, null],
      [6, 0, null],
      [7, 0, null],
      [8, 0, null],
    ]);
  });

  test('that were looked for do not fold', () => {
    const [group] = groups(found([fight], ALL), false);
    expect(group?.items.some(it => it.folds > 0 || it.within !== null)).toBe(false);
  });
});
