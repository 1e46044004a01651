import { expect, test } from 'vitest';
import { counted, ordinal } from './plural.ts';

test('English counts nothing in the plural', () => {
  expect(counted('en', 0, 'legion', 'legions')).toBe('0 legions');
  expect(counted('en', 1, 'legion', 'legions')).toBe('1 legion');
  expect(counted('en', 2, 'legion', 'legions')).toBe('2 legions');
});

test('French counts nothing in the singular', () => {
  expect(counted('fr', 0, 'légion', 'légions')).toBe('0 légion');
  expect(counted('fr', 2, 'légion', 'légions')).toBe('2 légions');
});

test('places are counted as people say them', () => {
  expect([1, 2, 3, 4, 11, 21].map(n => ordinal(n, 'en'))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '21st',
  ]);
  expect([1, 2, 3].map(n => ordinal(n, 'fr'))).toEqual(['1er', '2e', '3e']);
});
