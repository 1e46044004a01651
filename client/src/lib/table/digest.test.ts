import { expect, test } from 'vitest';
import type { Account, Deed } from './account.ts';
import { digest, LONGEST } from './digest.ts';
import type { Line } from './story.ts';

const line = (text: string): Line => ({
  key: text,
  version: 1,
  ply: 1,
  seat: 0,
  undone: false,
  weight: 'plain',
  text,
  places: [],
  rules: [],
});

const deed = (seat: number, ...texts: string[]): Deed => {
  const lines = texts.map(line);
  return { seat, lines, gist: lines.slice(-2), grave: false };
};

const account = (mine: string[], ...deeds: Deed[]): Account => ({
  mine: mine.map(line),
  deeds,
  from: 0,
  to: 1,
});

const more = (n: number) => `${n} more.`;

test('who listens hears what touches them, then one sentence for each of the others', () => {
  const told = account(
    ['Blue takes Asia.'],
    deed(1, 'Blue goes.', 'Blue takes Asia.'),
    deed(2, 'Gold pays.'),
  );
  expect(digest(told, ['You end.'], more)).toBe('You end. Blue takes Asia. Blue goes. Gold pays.');
});

test('the log has what is left out', () => {
  const told = account([], deed(1, 'Blue goes.', 'Blue builds.', 'Blue pays.'));
  expect(digest(told, [], more)).toBe('Blue pays. 2 more.');
});

test('a round of five computers with forty-six lines is one bounded digest', () => {
  const long = (seat: number, n: number) =>
    `Player ${seat} does the thing number ${n}, which takes a good many words to be told about.`;
  const deeds = [1, 2, 3, 4, 5].map(seat =>
    deed(seat, ...Array.from({ length: 9 }, (_, n) => long(seat, n))),
  );
  const mine = Array.from({ length: 12 }, (_, n) => long(9, n));
  const text = digest(account(mine, ...deeds), [long(0, 0)], more);
  expect(text.length).toBeLessThanOrEqual(LONGEST);
  expect(text).toMatch(/more\.$/);
  expect(text).toContain('Player 9');
});

test('nothing is said of nothing', () => {
  expect(digest(null, [], more)).toBe('');
});
