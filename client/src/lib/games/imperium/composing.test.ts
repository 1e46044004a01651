import { describe, expect, test } from 'vitest';
import { CARDS, shortcut } from './board.ts';
import { handleOf, pileOf, put, shift } from './composing.ts';

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
  const keys = [...CARDS.map(handleOf), { kind: 'confirm' } as const].map(shortcut);
  expect(new Set(keys).size).toBe(12);
  expect(shortcut(handleOf('macedonia'))).toBe('7');
});
