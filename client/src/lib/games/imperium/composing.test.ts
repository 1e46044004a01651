import { describe, expect, test } from 'vitest';
import type { Card } from '../../protocol/imperium.ts';
import { shortcut } from './board.ts';
import { effectsOf, handleOf, pileOf, put, shift } from './composing.ts';
import { CHOICE, START } from './samples.ts';

const effects = (...pile: Card[]) => effectsOf(pile, CHOICE, START.upcoming, 14);

describe('what a pile would do', () => {
  test('is a marker for each province card', () => {
    const { placing, left, scored } = effects('syria', 'asia', 'africa');
    expect(placing).toEqual([
      { province: 'syria', n: 1 },
      { province: 'asia', n: 1 },
      { province: 'africa', n: 1 },
    ]);
    expect(left).toBe(11);
    expect(scored).toEqual(['africa']);
  });

  test('is two where Bread and Games lies last under a province', () => {
    const { placing, games } = effects('syria', 'asia', 'games');
    expect(placing).toContainEqual({ province: 'asia', n: 2 });
    expect(games).toEqual({ doubles: 'asia' });
  });

  test('is nothing more where Bread and Games lies elsewhere, or under a Spy', () => {
    expect(effects('asia', 'games', 'syria').games).toEqual({ doubles: null });
    expect(effects('asia', 'spy', 'games').games).toEqual({ doubles: null });
    expect(effects('asia', 'games').games).toEqual({ doubles: null });
    expect(effects('asia', 'syria').games).toBeNull();
  });

  test('is one more province scored for a Spy, after those that are known', () => {
    expect(effects('spy', 'asia', 'syria').scored).toEqual(['africa', 'syria']);
    const known = effectsOf(['spy'], { ...CHOICE, n_scored: 3 }, START.upcoming, 14);
    expect(known.scored).toHaveLength(4);
  });

  test('is nothing but a new choice under an Oracle', () => {
    const { again, placing, left } = effects('oracle', 'asia', 'spy');
    expect({ again, placing, left }).toEqual({ again: true, placing: [], left: 14 });
  });
});

describe('a pile in the making', () => {
  test('is what was clicked, buttons aside', () => {
    expect(pileOf([handleOf('asia'), handleOf('spy'), { kind: 'confirm' }])).toEqual([
      'asia',
      'spy',
    ]);
  });

  test('takes a card in at any place, from the hand or from another place', () => {
    expect(put(['asia', 'syria'], 'spy', 0)).toEqual(['spy', 'asia', 'syria']);
    expect(put(['asia', 'syria'], 'spy', 2)).toEqual(['asia', 'syria', 'spy']);
    expect(put(['asia', 'syria', 'spy'], 'asia', 2)).toEqual(['syria', 'asia', 'spy']);
    expect(put(['asia', 'syria', 'spy'], 'spy', 0)).toEqual(['spy', 'asia', 'syria']);
  });

  test('lets a card change places with its neighbour, and no further than the ends', () => {
    expect(shift(['asia', 'syria', 'spy'], 'syria', -1)).toEqual(['syria', 'asia', 'spy']);
    expect(shift(['asia', 'syria', 'spy'], 'syria', 1)).toEqual(['asia', 'spy', 'syria']);
    expect(shift(['asia', 'syria'], 'asia', -1)).toEqual(['asia', 'syria']);
    expect(shift(['asia'], 'spy', 1)).toEqual(['asia']);
  });
});

test('every card and the button answer to a key of their own', () => {
  const cards = CHOICE.cards.map(it => handleOf(it.card));
  const keys = [...cards, { kind: 'confirm' } as const].map(shortcut);
  expect(new Set(keys).size).toBe(12);
  expect(shortcut(handleOf('macedonia'))).toBe('7');
});
