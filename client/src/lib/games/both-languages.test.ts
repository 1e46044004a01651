/** What every game says, said in both languages with the same samples; games are found by themselves. */
import { describe, expect, test } from 'vitest';
import { englishIn, isAlike } from '../i18n/same.ts';
import type { GameWords } from './game-ui.ts';
import { at, player, step } from './wording.ts';

type Words = GameWords<unknown, unknown, never>;

interface Samples {
  EVENTS: Record<string, unknown>;
  REFUSALS: Record<string, unknown>;
}

const english = import.meta.glob<Words>('./*/describe.en.ts', { eager: true, import: 'words' });
const french = import.meta.glob<Words>('./*/describe.fr.ts', { eager: true, import: 'words' });
const samples = import.meta.glob<Samples>('./*/samples.ts', { eager: true });
const games = Object.keys(samples).map(file => file.split('/')[1] ?? '');

const isView = (it: unknown) => typeof it === 'object' && it !== null && 'prompt' in it;

/** Every sentence that the samples of a game lead to. */
function said(game: string, language: Record<string, Words>, lang: string): string[] {
  const words = language[`./${game}/describe.${lang}.ts`];
  const some = samples[`./${game}/samples.ts`];
  if (!words || !some) throw new Error(`${game} has no words in ${lang}, or no samples`);
  return [
    ...Object.values(some.EVENTS).flatMap(it => words.tell(step(it), player).map(it => it.text)),
    ...Object.values(some.REFUSALS).map(it => words.refusal(it)),
    ...Object.values(some)
      .filter(isView)
      .flatMap(view => [
        words.prompt(view, at()),
        words.prompt(view, at({ yours: false })),
        ...words.goals(0, view),
      ]),
  ];
}

test('every game that tells a story brings its samples', () => {
  const tellers = Object.keys(import.meta.glob('./*/tell.ts')).map(file => file.split('/')[1]);
  expect(games).toEqual(tellers);
  expect(games).not.toEqual([]);
});

describe.each(games)('what %s says', game => {
  const inEnglish = said(game, english, 'en');
  const inFrench = said(game, french, 'fr');

  test('is as much in French as in English', () => {
    expect(inFrench).toHaveLength(inEnglish.length);
  });

  test('is translated', () => {
    const same = inEnglish.filter((text, i) => inFrench[i] === text && !isAlike(text));
    expect(same).toEqual([]);
  });

  test('has no English among the French', () => {
    expect(inFrench.filter(text => englishIn(text) !== undefined)).toEqual([]);
  });

  test('keeps a French line from breaking before its punctuation', () => {
    expect(inFrench.filter(text => / [:;!?»]|'/.test(text))).toEqual([]);
  });
});
