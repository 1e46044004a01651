import { expect, test } from 'vitest';
import type { Event, View } from '../../protocol/imperium.ts';
import { at, expectPrompts, inEach, player, sentence, sentences, step } from '../wording.ts';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import { handleOf } from './composing.ts';
import { provinceIn } from './provinces.ts';
import { EVENTS, REFUSALS, START } from './samples.ts';

inEach({ en, fr }, words => {
  sentences(words, EVENTS, REFUSALS, ['round_began']);

  test('the heading of a round is no sentence', () => {
    expect(sentence(words, EVENTS.round_began)).toMatch(/^\p{Lu}\p{L}+ 7$/u);
  });

  test('every phase asks for something, and says otherwise to who waits', () => {
    const anew: View = { ...START, prompt: { kind: 'consult' } };
    expectPrompts(words, [START, anew]);
    const sealed: View = { ...START, own: ['africa', 'syria', 'games'], choice: null };
    expect(words.prompt(sealed, at({ yours: false }))).not.toBe(
      words.prompt(START, at({ yours: false })),
    );
  });

  test('a pile in the making is counted down, and a whole one asked for', () => {
    const clicks = (['africa', 'syria', 'games'] as const).map(handleOf);
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
});

test.each(['en', 'fr'] as const)('a province tells who would score what, in %s', lang => {
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
  expect(provinceIn[lang]('africa', view)).toMatch(/Africa.* 2.* 1.* 3/);
  expect(provinceIn[lang]('syria', view)).not.toMatch(/undefined|null/);
});

test('English counts and lists', () => {
  expect(sentence(en, EVENTS.pile_shown)).toBe('Blue shows Africa, Syria and Bread and Games.');
  expect(sentence(en, EVENTS.placed)).toBe('Blue places 1 in Africa and 2 in Syria.');
  expect(sentence(en, EVENTS.ranked)).toBe('Purple: 1 marker, tied for third, 2 points.');
});

test('French does as well, with its own spaces', () => {
  expect(sentence(fr, EVENTS.placed)).toBe('Bleu place 1 en Africa et 2 en Syria.');
  expect(sentence(fr, EVENTS.ranked)).toBe(
    'Violet\u00a0: 1 marqueur, troisième ex æquo, 2 points.',
  );
  expect(sentence(fr, EVENTS.pile_shown)).toBe('Bleu montre Africa, Syria et Pain et Jeux.');
});

test('the end is told as a verdict, the round before it is not', () => {
  const lines = (event: Event) => en.tell(step(event), player)[0];
  expect(lines(EVENTS.won)?.verdict).toBe(true);
  expect(lines(EVENTS.entitled)?.verdict).toBe(true);
  expect(lines(EVENTS.ranked)?.verdict).toBeUndefined();
});
