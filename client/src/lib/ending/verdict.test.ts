import { describe, expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { verdict } from './verdict.ts';

const side = (seat: number) => ['Rome', 'Carthage'][seat] ?? '';
const over = (...winners: number[]) => ({ winners, places: [1, 1], scores: [0, 0] });

describe('the verdict', () => {
  test('speaks to who has won here alone', () => {
    expect(verdict(over(0), [0], side, en)).toBe('You have won');
  });

  test('names the winner to everyone else, and at a shared screen', () => {
    expect(verdict(over(1), [0], side, en)).toBe('Victory: Carthage');
    expect(verdict(over(1), [0, 1], side, en)).toBe('Victory: Carthage');
  });

  test('names all who share a victory, and tells a draw from one', () => {
    expect(verdict(over(0, 1), [0], side, en)).toBe('Victory: Rome, Carthage');
    expect(verdict(over(), [0], side, en)).toBe('A draw');
  });
});
