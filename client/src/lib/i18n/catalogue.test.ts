// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { cover } from '../games/hannibal/cover.ts';
import { labels } from '../games/hannibal/labels.ts';
import { cover as imperium } from '../games/imperium/cover.ts';
import { labels as imperiumLabels } from '../games/imperium/labels.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { preferred } from './language.svelte.ts';

/** Every text of a catalogue by its path; what is made of words gets sample words. */
function texts(catalogue: unknown, path = ''): [string, string][] {
  if (typeof catalogue === 'string') return [[path, catalogue]];
  if (typeof catalogue === 'function') {
    return texts(catalogue('2', '7'), `${path}()`);
  }
  if (typeof catalogue !== 'object' || catalogue === null) throw new Error(`${path} says nothing`);
  return Object.entries(catalogue).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

/** What is the same in both languages, and rightly so. */
const SHARED = [
  '.site.name',
  '.menu.title',
  '.about.facts()',
  '.help.keyNames.number',
  '.help.keyNames.u',
  '.help.keyNames.arrows',
  '.help.keyNames.zoom',
  '.help.keyNames.h',
  '.help.keyNames.question',
  '.map.states.idle()',
  '.seats.rome',
  '.seats.carthage',
  '.options.match_play.name',
  '.name',
  '.card.oracle',
  '.title.consul',
  '.pointsHead',
  '.points()',
  '.score()',
  '.provinceCard()',
  '.scoringOf()',
];

describe.each([
  ['the page', en, fr],
  ['the cover of Hannibal', cover.en, cover.fr],
  ['the panels of Hannibal', labels.en, labels.fr],
  ['the cover of Imperium', imperium.en, imperium.fr],
  ['the panels of Imperium', imperiumLabels.en, imperiumLabels.fr],
])('the words of %s', (_, english, french) => {
  const inEnglish = texts(english);
  const inFrench = new Map(texts(french));

  test('are the same set in both languages', () => {
    expect([...inFrench.keys()]).toEqual(inEnglish.map(([path]) => path));
  });

  test('are never empty', () => {
    for (const [path, text] of [...inEnglish, ...inFrench]) {
      expect(text.trim(), path).not.toBe('');
    }
  });

  test('are translated, names aside', () => {
    const same = inEnglish.filter(([path, text]) => inFrench.get(path) === text);
    expect(same.map(([path]) => path).filter(path => !SHARED.includes(path))).toEqual([]);
  });

  test('keep a French line from breaking before its punctuation', () => {
    for (const [path, text] of inFrench) expect(text, path).not.toMatch(/ [:;!?»]/);
  });
});

describe('the language', () => {
  test('is the first of the browser that we speak', () => {
    expect(preferred(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(preferred(['en-US', 'fr'])).toBe('en');
  });

  test('is English when we speak none of them', () => {
    expect(preferred(['de', 'la'])).toBe('en');
  });
});
