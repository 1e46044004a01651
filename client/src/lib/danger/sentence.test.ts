import { describe, expect, test } from 'vitest';
import { account } from '../games/hannibal/account.ts';
import type { Danger } from '../wire.ts';
import { percentOf, sentenceOf } from './sentence.ts';

const danger: Danger = {
  stake: 'game',
  how: 'capital',
  by: 1,
  at: ['roma'],
  from: ['gallia', 'corsica'],
  chance: 10_000,
};
const side = (seat: number) => ['Rome', 'Carthage'][seat] ?? '';
const place = (id: string) => id.replace(/^./, it => it.toUpperCase());

describe('a danger in words', () => {
  test('names who, where and from where, in the language of the reader', () => {
    expect(sentenceOf(danger, account.en, side, place, 'en')).toBe(
      'Carthage can enter Roma from Gallia or Corsica next turn and win the game, whoever stands there.',
    );
    expect(sentenceOf(danger, account.fr, side, place, 'fr')).toContain('depuis Gallia ou Corsica');
  });

  test('of which the game has no word is not told', () => {
    expect(sentenceOf({ ...danger, how: 'flood' }, account.en, side, place, 'en')).toBe('');
  });

  test('is never called certain or impossible where it is not', () => {
    expect([10_000, 9_996, 6_217, 120, 20].map(it => percentOf(it, 'en'))).toEqual([
      '100%',
      '99%',
      '62%',
      '1%',
      '1%',
    ]);
    expect(percentOf(5_000, 'fr')).toBe('50 %');
  });
});
