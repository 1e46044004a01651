import { describe, expect, test } from 'vitest';
import type { Event, View } from '../../protocol/imperium.ts';
import type { GameWords, Perspective, Played } from '../game-ui.ts';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import { EVENTS, REFUSALS, START } from './samples.ts';

const step = (event: Event): Played => ({
  version: 1,
  at: 0,
  kind: 'played',
  seat: 0,
  action: null,
  events: [event],
  ply: 1,
});

const told = (words: GameWords<View, never>, event: Event) =>
  words.tell(step(event), () => '')[0]?.text ?? '';

const at = (some: Partial<Perspective> = {}): Perspective => ({
  seat: 0,
  yours: true,
  picked: [],
  player: () => '',
  ...some,
});

describe.each([
  ['English', en],
  ['French', fr],
])('in %s', (_, words) => {
  test.each(Object.entries(EVENTS))('%s is told in the words of the table', (kind, event) => {
    const text = told(words, event);
    // The heading of a round is no sentence.
    expect(text).toMatch(kind === 'round_began' ? /^\p{Lu}\p{L}+ 7$/u : /^\p{Lu}.*\.$/u);
    expect(text).not.toMatch(/undefined|\bnull\b|_|  /);
  });

  test.each(Object.entries(REFUSALS))('the refusal %s says the obstacle', (_, why) => {
    const text = words.refusal(why);
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text).not.toMatch(/undefined|\bnull\b|_/);
  });

  test('every phase asks for something, and says otherwise to who waits', () => {
    const anew: View = { ...START, prompt: { kind: 'consult' } };
    const asked = [START, anew].map(view => words.prompt(view, at()));
    expect(new Set(asked).size).toBe(2);
    for (const [i, view] of [START, anew].entries()) {
      expect(words.prompt(view, at({ yours: false }))).not.toBe(asked[i]);
    }
    const sealed: View = { ...START, own: ['africa', 'syria', 'games'], choice: null };
    expect(words.prompt(sealed, at({ yours: false }))).not.toBe(
      words.prompt(START, at({ yours: false })),
    );
  });

  test('a pile in the making is counted down, and a whole one asked for', () => {
    const clicks = ['card:africa', 'card:syria', 'card:games'];
    const asked = [0, 1, 2, 3].map(n => words.prompt(START, at({ picked: clicks.slice(0, n) })));
    expect(new Set(asked).size).toBe(4);
  });

  test('the end speaks to the winner, to others, and of a shared victory', () => {
    const over = (...winners: number[]): View => ({
      ...START,
      prompt: { kind: 'over', winners, titles: ['emperor', 'senator'] },
    });
    const said = [words.prompt(over(0), at()), words.prompt(over(1), at())];
    expect(new Set([...said, words.prompt(over(0, 1), at())]).size).toBe(3);
  });

  test('a province tells who would score what', () => {
    const view: View = {
      ...START,
      proconsuls: [0, null, null, null, null, null, null, null],
      standings: [
        [{ seat: 0, n_markers: 2, rank: 1, points: 1, bonus: 3 }],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
      ],
    };
    expect(words.handle('space:africa', view, [])).toMatch(/Africa.* 2.* 1.* 3/);
    expect(words.handle('space:syria', view, [])).not.toMatch(/undefined|null/);
  });
});

test('English counts and lists', () => {
  expect(told(en, EVENTS.pile_shown)).toBe('Blue shows Africa, Syria and Bread and Games.');
  expect(told(en, EVENTS.placed)).toBe('Blue places 1 in Africa and 2 in Syria.');
  expect(told(en, EVENTS.ranked)).toBe('Purple: 1 marker, tied for third, 2 points.');
});

test('French does as well, with its own spaces', () => {
  expect(told(fr, EVENTS.placed)).toBe('Bleu place 1 en Africa et 2 en Syria.');
  expect(told(fr, EVENTS.ranked)).toBe('Violet\u00a0: 1 marqueur, troisième ex æquo, 2 points.');
  expect(told(fr, EVENTS.pile_shown)).toBe('Bleu montre Africa, Syria et Pain et Jeux.');
});

test('the end is told as a verdict, the round before it is not', () => {
  const lines = (event: Event) => en.tell(step(event), () => '')[0];
  expect(lines(EVENTS.won)?.verdict).toBe(true);
  expect(lines(EVENTS.entitled)?.verdict).toBe(true);
  expect(lines(EVENTS.ranked)?.verdict).toBeUndefined();
});
