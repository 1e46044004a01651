// @vitest-environment happy-dom
/** Every catalogue, found by itself: whatever exports its words as `{ en, fr }` is looked at here. */
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { preferred } from './language.svelte.ts';
import { englishIn, isAlike } from './same.ts';

interface Catalogue {
  en: object;
  fr: object;
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['../games/**/*.ts', '!../games/**/*.test.ts', '!../games/**/index.ts', '!../games/wording.ts'],
  { eager: true },
);

const isObject = (it: unknown): it is object => typeof it === 'object' && it !== null;
const isCatalogue = (it: unknown): it is Catalogue =>
  isObject(it) && 'en' in it && 'fr' in it && isObject(it.en) && isObject(it.fr);

const found: [string, Catalogue][] = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isCatalogue)
    .map((it): [string, Catalogue] => [file.replace('../games/', ''), it]),
);

/** Every text of a catalogue by its path; what is made of words gets sample words. */
function texts(catalogue: unknown, path = ''): [string, string][] {
  if (typeof catalogue === 'string') return [[path, catalogue]];
  // How much there is to a game is no word.
  if (typeof catalogue === 'number') return [];
  if (typeof catalogue === 'function') {
    return texts(catalogue('2', '7', '9'), `${path}()`);
  }
  if (!isObject(catalogue)) throw new Error(`${path} says nothing`);
  return Object.entries(catalogue).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

test('every game has a cover and panels of its own', () => {
  const folders = new Set(
    Object.keys(modules).flatMap(file => /games\/(.+)\/tell/.exec(file)?.[1] ?? []),
  );
  const expected = [...folders].flatMap(game => [`${game}/cover.ts`, `${game}/labels.ts`]);
  expect(found.map(([file]) => file)).toEqual(expect.arrayContaining(expected));
  expect(expected).not.toEqual([]);
});

describe.each([['the page', { en, fr }] as [string, Catalogue], ...found])(
  'the words of %s',
  (_, both) => {
    const inEnglish = texts(both.en);
    const inFrench = new Map(texts(both.fr));

    test('are the same set in both languages', () => {
      expect([...inFrench.keys()]).toEqual(inEnglish.map(([path]) => path));
    });

    test('are never empty', () => {
      for (const [path, text] of [...inEnglish, ...inFrench]) {
        expect(text.trim(), path).not.toBe('');
      }
    });

    test('are translated', () => {
      const same = inEnglish.filter(([path, text]) => inFrench.get(path) === text);
      expect(same.filter(([, text]) => !isAlike(text))).toEqual([]);
    });

    test('have no English among the French', () => {
      for (const [path, text] of inFrench) expect(englishIn(text), path).toBeUndefined();
    });

    test('keep a French line from breaking before its punctuation', () => {
      for (const [path, text] of inFrench) expect(text, path).not.toMatch(/ [:;!?»]/);
    });
  },
);

describe('the language', () => {
  test('is the first of the browser that we speak', () => {
    expect(preferred(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(preferred(['en-US', 'fr'])).toBe('en');
  });

  test('is English when we speak none of them', () => {
    expect(preferred(['de', 'la'])).toBe('en');
  });
});
