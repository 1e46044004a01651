import { expect, test } from 'vitest';
import { asThingsStand, grid, percent, prospectOf } from './prospects.ts';
import { FIGHT, PROSPECT, START } from './samples.ts';

test('what is nearly certain is not called certain', () => {
  expect([0, 1, 49, 150, 6667, 9950, 9999, 10_000].map(percent)).toEqual([
    '0',
    '< 1',
    '< 1',
    '2',
    '67',
    '> 99',
    '> 99',
    '100',
  ]);
});

test('allies stand in lines, the defender’s possible allies in columns', () => {
  const { foeSets, lines, withDice } = grid(PROSPECT);
  expect(foeSets).toEqual([[], ['carthaginians']]);
  expect(lines.map(it => [it.allies, it.wins])).toEqual([
    [[], [5625, 2269]],
    // Nobody is on both sides.
    [['carthaginians'], [8785, null]],
  ]);
  expect(withDice).toBe(false);
});

test('a choice of dice makes lines of its own', () => {
  const rows = [1, 0, 2].map(dice => ({ allies: [], foes: [], dice, wins: 100 * dice }));
  const { lines, withDice } = grid({ at: 'latium', defender: null, rows });
  expect(lines.map(it => it.dice)).toEqual([1, 0, 2]);
  expect(withDice).toBe(true);
});

test('in a fight its own chances are shown, else those of what is picked', () => {
  expect(prospectOf(FIGHT, 'ligurie')?.at).toBe('latium');
  expect(prospectOf(START, 'ligurie')?.at).toBe('ligurie');
  expect(prospectOf(START, null)).toBeNull();
  expect(asThingsStand(PROSPECT)).toBe(5625);
});
