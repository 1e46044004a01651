import { expect, test } from 'vitest';
import { counted } from './plural.ts';

test('English counts nothing in the plural', () => {
  expect(counted('en', 0, 'legion', 'legions')).toBe('0 legions');
  expect(counted('en', 1, 'legion', 'legions')).toBe('1 legion');
  expect(counted('en', 2, 'legion', 'legions')).toBe('2 legions');
});

test('French counts nothing in the singular', () => {
  expect(counted('fr', 0, 'légion', 'légions')).toBe('0 légion');
  expect(counted('fr', 2, 'légion', 'légions')).toBe('2 légions');
});
