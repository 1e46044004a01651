import { expect, test } from 'vitest';
import type { Event, View } from '../../protocol/cesar.ts';
import { at, expectPrompts, inEach, sentence, sentences } from '../wording.ts';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import { EVENTS, LAID, PLAN, REFUSALS } from './samples.ts';

const VIEWS: View[] = [
  PLAN,
  { ...PLAN, prompt: { kind: 'build', seat: 0, end: 'aquileia' } },
  { ...LAID, prompt: { kind: 'confirm', seat: 0, city: 'massilia' } },
  LAID,
  { ...PLAN, prompt: { kind: 'over', winners: [0] } },
];

inEach({ en, fr }, words => {
  sentences(words, EVENTS, REFUSALS);

  test('every phase asks for something, and says otherwise to who waits', () => {
    expectPrompts(words, VIEWS);
  });

  test('a player with too few roads is warned by the prompt', () => {
    const [own, other] = PLAN.players;
    if (!own || !other) throw new Error('two players');
    const short: View = { ...PLAN, players: [{ ...own, stock: 3, is_short: true }, other] };
    expect(words.prompt(short, at())).toMatch(/3/);
    expect(words.prompt(short, at())).not.toBe(words.prompt(PLAN, at()));
  });

  test('each route is named by its points, and the routes differ', () => {
    const names = [1, 2].map(nth => words.handle({ kind: 'score', nth }, LAID, []));
    expect(names[0]).not.toBe(names[1]);
    expect(names.join()).not.toMatch(/button/);
  });
});

test('English says what a city is and what it brings', () => {
  expect(en.handle({ kind: 'space', at: 'massilia' }, PLAN, [])).toBe(
    'Massilia, blue 3, with wine: 1 road from Genua, route +1, tokens +5',
  );
  expect(en.handle({ kind: 'space', at: 'genua' }, PLAN, [])).toBe('Genua, red 2, taken by Blue');
  expect(sentence(en, EVENTS.scored)).toBe(
    'Route Massilia–Genua–Rome: Red 2, Blue 4, doubled by gold.',
  );
});

test('French elides, and gives every treasure its article', () => {
  expect(sentence(fr, EVENTS.started)).toBe('Rouge part d’Aquileia.');
  expect(sentence(fr, EVENTS.took)).toBe('Rouge prend Massilia (bleu 3), avec du vin.');
  expect(fr.handle({ kind: 'space', at: 'aquileia' }, PLAN, [])).toBe(
    'Aquileia, rouge 3, avec de l’or',
  );
});

test('a shared victory names everyone who shares it', () => {
  const shared: Event = { ...EVENTS.won, seats: [0, 1], by: 'nothing' };
  expect(sentence(en, shared)).toBe('Red and Blue share the victory.');
  expect(sentence(fr, shared)).toBe('Rouge et Bleu se partagent la victoire.');
});
