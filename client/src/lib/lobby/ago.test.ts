import { expect, test } from 'vitest';
import { ago } from './ago.ts';

test('times are said in the largest whole unit, in each language', () => {
  expect(ago(0, 3 * 3_600_000 + 5, 'en')).toBe('3 hours ago');
  expect(ago(0, 2 * 60_000, 'fr')).toBe('il y a 2 minutes');
});

test('what just happened happened now, also when clocks disagree', () => {
  expect(ago(0, 59_000, 'en')).toBe('now');
  expect(ago(9_000, 0, 'en')).toBe('now');
});
