/** What the tests of every game's words begin with. */
import { describe, expect, test } from 'vitest';
import type { Handle } from '../wire.ts';
import type { GameWords, Perspective, Played } from './game-ui.ts';

/** Who plays in the tests. */
export const player = (seat: number) => ['Gaius', 'Livia'][seat] ?? '';

/** A step in which this happened. */
export const step = (...events: readonly unknown[]): Played => ({
  version: 1,
  at: 0,
  kind: 'played',
  seat: 0,
  action: null,
  events: events.map(event => ({ event })),
  ply: 1,
});

/** The eyes of the first seat, which is waited for. */
export const at = <H extends Handle>(some: Partial<Perspective<H>> = {}): Perspective<H> => ({
  seat: 0,
  yours: true,
  picked: [],
  player,
  ...some,
});

/** The sentences of a step in which this happened. */
export const told = (
  words: GameWords<never, never, never>,
  ...events: readonly unknown[]
): string[] => words.tell(step(...events), player).map(it => it.text);

/** The sentence of the first thing that happened. */
export const sentence = (words: GameWords<never, never, never>, event: unknown): string =>
  told(words, event)[0] ?? '';

/** Every language by its name, to be tested alike. */
export function inEach<W>(words: { en: W; fr: W }, tests: (words: W) => void): void {
  describe.each([
    ['English', words.en],
    ['French', words.fr],
  ] as [string, W][])('in %s', (_, words) => {
    tests(words);
  });
}

/** What is shown to people is a sentence, with nothing of the program in it. */
export function expectSentence(text: string | undefined): void {
  expect(text).toMatch(/^\p{Lu}.*\.$/u);
  expect(text).not.toMatch(/undefined|\bnull\b|_| {2}/);
}

/** Every event and every refusal is one whole sentence; headings are looked at by the game's own test. */
export function sentences<E extends { kind: string }, I>(
  words: GameWords<never, I, never>,
  events: Record<string, E>,
  refusals: Record<string, I>,
  headings: readonly E['kind'][] = [],
): void {
  const whole = Object.entries(events).filter(([, event]) => !headings.includes(event.kind));
  test.each(whole)('%s is one whole sentence in the words of the table', (_, event) => {
    expectSentence(told(words as GameWords<never, never, never>, event)[0]);
  });
  test.each(Object.entries(refusals))('the refusal %s says the obstacle', (_, why) => {
    expectSentence(words.refusal(why));
  });
}

/** Each of these views asks for something of its own, and says something else to who waits. */
export function expectPrompts<V, H extends Handle>(
  words: GameWords<V, never, H>,
  views: readonly V[],
): void {
  const asked = views.map(view => words.prompt(view, at()));
  expect(new Set(asked).size).toBe(views.length);
  for (const [i, view] of views.entries()) {
    expect(words.prompt(view, at({ yours: false, seat: 1 }))).not.toBe(asked[i]);
  }
}
