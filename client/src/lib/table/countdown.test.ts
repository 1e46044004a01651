import { expect, test } from 'vitest';
import { clockFace } from './countdown.ts';

test('a clock shows minutes and seconds, and stops at nothing', () => {
  expect([75_000, 59_001, 1, 0, -3_000].map(clockFace)).toEqual([
    '1:15',
    '1:00',
    '0:01',
    '0:00',
    '0:00',
  ]);
});
