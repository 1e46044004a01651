import { describe, expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { fr } from '../i18n/fr.ts';
import type { LuckReport } from '../wire.ts';
import { luckOf, oneIn } from './luck.ts';

const account = {
  measures: {},
  luck: { hits: { name: 'Battles', amount: (n: number) => `${n} hits` } },
  dangers: {},
};
const report = (some: Partial<LuckReport> = {}): LuckReport => ({
  seat: 0,
  kind: 'hits',
  n: 20,
  actual: 12,
  expected: 9.87,
  as_lucky: 0.0717,
  as_unlucky: 0.97,
  ...some,
});

describe('luck in words', () => {
  test('says what was thrown, what was to be expected, and how seldom that is', () => {
    expect(luckOf(report(), account, en, 'en')).toBe(
      '20 throws: 12 hits, where 9.9 were to be expected. One game in 14 is as lucky or luckier.',
    );
  });

  test('speaks of bad luck where there was less than expected, in French too', () => {
    const poor = report({ actual: 4, as_lucky: 0.99, as_unlucky: 0.004 });
    expect(luckOf(poor, account, fr, 'fr')).toMatch(
      /20 jets.*attendre 9,9\. Une partie sur 250 a aussi peu de chance ou moins\./,
    );
  });

  test('keeps to what was thrown where nobody has counted how seldom that is', () => {
    const many = report({ as_lucky: null, as_unlucky: null });
    expect(luckOf(many, account, en, 'en')).not.toContain('One game');
  });

  test('rounds what nobody can tell apart', () => {
    expect([0.5, 0.0717, 0.00731, 1e-12].map(oneIn)).toEqual([2, 14, 140, 1_000_000_000]);
    expect(oneIn(1)).toBe(2);
  });
});
