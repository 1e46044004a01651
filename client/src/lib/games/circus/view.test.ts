import { describe, expect, test } from 'vitest';
import type { ChariotView } from '../../protocol/circus.ts';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import { RACE } from './samples.ts';
import { spoken } from './spoken.ts';
import { aheadOf, rankOf, wayFrom } from './view.ts';

const find = (seat: number, number: number) =>
  RACE.chariots.find(it => it.chariot.seat === seat && it.chariot.number === number) as ChariotView;

describe('a chariot', () => {
  test('looks along its row, the way that the race runs', () => {
    expect(aheadOf(RACE, find(0, 1))).toMatchObject({ it: { at: 'e8' }, n: 4 });
    expect(aheadOf(RACE, find(0, 2))).toMatchObject({ it: { at: 'e3' }, n: 5 });
    expect(aheadOf(RACE, find(1, 1))).toBeNull();
  });

  test('on the lower straight looks the other way', () => {
    const below = RACE.chariots.map((it, n) => ({ ...it, at: ['h4', 'h9'][n] ?? it.at }));
    const view = { ...RACE, chariots: below };
    expect(aheadOf(view, below[0] as ChariotView)).toMatchObject({ it: { at: 'h9' }, n: 5 });
    expect(aheadOf(view, below[1] as ChariotView)).toBeNull();
  });

  test('has the rank that it was sent with', () => {
    expect([find(1, 1), find(0, 3), find(1, 3)].map(it => rankOf(RACE, it))).toEqual([1, 5, null]);
  });

  test('is told by ear with its place, stretch, rank, lap, way and who is ahead', () => {
    expect(spoken(RACE, find(0, 2), en, 'en')).toBe(
      'Red II, on E8, upper straight, is moving, number 2 in the race, lap not done, 20 hexes to go, Blue I 5 hexes ahead on E3',
    );
    expect(spoken(RACE, find(1, 1), en, 'en')).toContain('in the lead');
    expect(spoken(RACE, find(1, 1), en, 'en')).toContain('nobody ahead in its row');
    expect(spoken(RACE, find(1, 3), en, 'en')).toBe('Blue III, home on F9');
    expect(spoken(RACE, { ...find(0, 1), at: null }, fr, 'fr')).toBe('Rouge I, pas encore placé');
  });
});

test('a way along the hexes is named by where it leads on the board', () => {
  const ways = ['e5', 'e11', 'b5', 'b8', 'g7', 'g9', 'b6'].map(to => wayFrom('e8', to));
  expect(ways).toEqual(['left', 'right', 'upLeft', 'upRight', 'downLeft', 'downRight', null]);
});
