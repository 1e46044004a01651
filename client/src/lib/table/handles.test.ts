import { describe, expect, test } from 'vitest';
import { HandleSet, includes, keyOf, same, wordsOf } from './handles.ts';

const roma = { kind: 'space', at: 'roma' };
const gallia = { kind: 'space', at: 'gallia' };
const buy = { kind: 'buy', unit: 'infantry', n: 3 };

describe('the key of a handle', () => {
  test('is its kind and what it holds', () => {
    expect(keyOf(roma)).toBe('space:roma');
    expect(keyOf({ kind: 'pass' })).toBe('pass');
  });

  test('does not depend on the order in which fields were written', () => {
    expect(keyOf({ n: 3, unit: 'infantry', kind: 'buy' } as typeof buy)).toBe(keyOf(buy));
  });

  test('reaches into what a field holds', () => {
    const galley = { kind: 'galley', galley: { n: 1, color: 'italia' } };
    const allies = { kind: 'allies', whom: ['gauls', 'romans'] };
    const terms = { kind: 'terms', terms: { kind: 'ransom', sum: 10 } };
    expect([galley, allies, terms].map(keyOf)).toEqual([
      'galley:italia:1',
      'allies:gauls:romans',
      'terms:ransom:10',
    ]);
  });
});

test('handles are the same if they name the same', () => {
  expect(same(roma, { ...roma })).toBe(true);
  expect(same(roma, gallia)).toBe(false);
  expect(same(roma, undefined)).toBe(false);
  expect(includes([roma], { ...roma })).toBe(true);
  expect(includes([], roma)).toBe(false);
});

test('a set holds each handle once, in the order in which they came', () => {
  const set = new HandleSet([buy, roma, { ...buy }]);
  expect([...set]).toEqual([buy, roma]);
  expect(set.size).toBe(2);
  expect(set.has({ ...roma })).toBe(true);
  expect(set.has({ kind: 'pass' } as typeof roma)).toBe(false);
});

test('what a handle holds can be read without its marks', () => {
  expect(wordsOf({ kind: 'take', n: 2 }).join(' ')).toBe('take 2');
});
