import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { fr } from '../i18n/fr.ts';
import type { Certificate } from '../protocol/engine.ts';
import { factsOf } from './facts.ts';

const certificate: Certificate = {
  game: 'senet',
  rules_version: 2,
  seats: 3,
  actions: 40,
  draws: 7,
  over: true,
  result: { winners: [0, 2], places: [1, 3, 1], scores: [5, 3, 5] },
};
const sides = ['Rome', 'Carthage', 'Gaul'];

const values = (it: Certificate) => factsOf(it, 'Senet', sides, en, 'en').map(({ value }) => value);

test('a finished game says who won, and by which rules', () => {
  expect(values(certificate)).toEqual([
    'Senet',
    'version 2',
    'Rome, Carthage, and Gaul',
    '40',
    '7',
    'over; victory: Rome and Gaul',
  ]);
});

test('a draw and a game that goes on are told apart', () => {
  const drawn = { ...certificate, result: { winners: [], places: [1, 1, 1], scores: [] } };
  expect(values(drawn).at(-1)).toBe('over; a draw');
  expect(values({ ...certificate, over: false, result: null }).at(-1)).toBe('not over yet');
});

test('in French the winners are listed as the French do', () => {
  const facts = factsOf(certificate, 'Senet', sides, fr, 'fr');
  expect(facts.at(-1)?.value).toContain('Rome et Gaul');
});
