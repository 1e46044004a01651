/**
 * The browser knows no rules: which clause stands behind what, what something costs and how many may go is sent. Here the
 * sources are searched for what smells of a rule, and the tellers are asked to add nothing of their own.
 */
import { describe, expect, test } from 'vitest';
import type { GameWords } from './game-ui.ts';
import { player, step } from './wording.ts';

const sources = Object.entries(
  import.meta.glob<string>(
    ['./**/*.ts', './**/*.svelte', '!./**/*.test.ts', '!./**/samples.ts', '!./wording.ts'],
    { eager: true, query: '?raw', import: 'default' },
  ),
);

/** A source without what is for people who read or draw: comments and styles. */
const codeOf = (source: string) =>
  source
    .replace(/<style>.*<\/style>/s, '')
    .replace(/\/\*.*?\*\/|<!--.*?-->/gs, '')
    .replace(/(?<=^|\s)\/\/.*$/gm, '');

/** Every place in the code where a pattern is found, with the file. */
function found(pattern: RegExp): string[] {
  return sources.flatMap(([file, source]) =>
    (codeOf(source).match(pattern) ?? []).map(it => `${file} ${it.trim()}`),
  );
}

/** Where every number is one of milliseconds or of lengths. */
const MEASURES = /\/(?:pacing|layout)\.ts /;

/** Numbers with a name elsewhere that are no rules, and why. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  'how something is drawn': [
    'HEIGHT',
    'CREST',
    'LEADERS',
    'CELL',
    'CLOSE',
    'RADIUS',
    'MIDDLE_Q',
    'BOX',
  ],
  'how far a track is printed': ['END'],
};

describe('no source of a game', () => {
  test('names a clause', () => {
    expect(found(/\b[A-Z][A-Z0-9]{2}-\d\d\b/g)).toEqual([]);
  });

  test('keeps a number under a name, but for drawing and pacing', () => {
    const known = Object.values(NUMBERS).flat();
    const named = found(/\b(?:const|let) \w+(?:: \w+)? = -?[\d_.]+;/g);
    const numbers = named.filter(it => !MEASURES.test(it));
    const unknown = numbers.filter(it => !known.some(name => it.includes(` ${name} = `)));
    expect(unknown).toEqual([]);
    // A reason that nothing needs any more falls.
    expect(known.filter(name => !numbers.some(it => it.includes(` ${name} = `)))).toEqual([]);
  });

  test('multiplies what something costs', () => {
    expect(found(/\w*(?:price|cost)\w* \* .*|.* \* [\w.]*(?:price|cost)\b.*/gi)).toEqual([]);
  });
});

const tellers = import.meta.glob<GameWords<never, never, never>>('./*/describe.en.ts', {
  eager: true,
  import: 'words',
});
const samples = import.meta.glob<Record<string, unknown>>('./*/samples.ts', {
  eager: true,
  import: 'EVENTS',
});
const games = Object.keys(samples).map(file => file.split('/')[1] ?? '');

describe.each(games)('the log of %s', game => {
  const events = Object.entries(samples[`./${game}/samples.ts`] ?? {});

  test.each(events)('cites and points at exactly what was sent with %s', (_, event) => {
    const tell = (notes: object) =>
      tellers[`./${game}/describe.en.ts`]?.tell(
        { ...step(), events: [{ event, ...notes }] },
        player,
      );
    const sent = { rules: ['TOY-01', 'TOY-02'], places: ['somewhere', 'elsewhere'] };
    expect(tell(sent)).toEqual([expect.objectContaining(sent)]);
    expect(tell({})).toEqual([expect.objectContaining({ rules: [], places: [] })]);
  });
});
