import { describe, expect, test } from 'vitest';
import type { Event, View } from '../../protocol/cesar.ts';
import type { GameWords, Perspective, Played } from '../game-ui.ts';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import { EVENTS, LAID, PLAN, REFUSALS } from './samples.ts';

const step = (event: Event): Played => ({
  version: 1,
  at: 0,
  kind: 'played',
  seat: 0,
  action: null,
  events: [event],
  ply: 1,
});

const player = (seat: number) => ['Gaius', 'Livia'][seat] ?? '';
const told = (words: GameWords<View, never>, event: Event) =>
  words.tell(step(event), player)[0]?.text ?? '';

const at = (some: Partial<Perspective> = {}): Perspective => ({
  seat: 0,
  yours: true,
  picked: [],
  player,
  ...some,
});

const VIEWS: View[] = [
  PLAN,
  { ...PLAN, prompt: { kind: 'build', seat: 0, end: 'aquileia' } },
  { ...LAID, prompt: { kind: 'confirm', seat: 0, city: 'massilia' } },
  LAID,
  { ...PLAN, prompt: { kind: 'over', winners: [0] } },
];

describe.each([
  ['English', en],
  ['French', fr],
])('in %s', (_, words) => {
  test.each(Object.entries(EVENTS))(
    '%s is one whole sentence in the words of the table',
    (_, event) => {
      const text = told(words, event);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/undefined|\bnull\b|_|  /);
    },
  );

  test.each(Object.entries(REFUSALS))('the refusal %s says the obstacle', (_, why) => {
    const text = words.refusal(why);
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text).not.toMatch(/undefined|\bnull\b|_/);
  });

  test('every phase asks for something, and says otherwise to who waits', () => {
    const asked = VIEWS.map(view => words.prompt(view, at()));
    expect(new Set(asked).size).toBe(VIEWS.length);
    for (const [i, view] of VIEWS.entries()) {
      expect(words.prompt(view, at({ yours: false, seat: 1 }))).not.toBe(asked[i]);
    }
  });

  test('a player with too few roads is warned by the prompt', () => {
    const [own, other] = PLAN.players;
    if (!own || !other) throw new Error('two players');
    const short: View = { ...PLAN, players: [{ ...own, stock: 3, is_short: true }, other] };
    expect(words.prompt(short, at())).toMatch(/3/);
    expect(words.prompt(short, at())).not.toBe(words.prompt(PLAN, at()));
  });

  test('each route is named by its points, and the routes differ', () => {
    const names = [1, 2].map(nth => words.handle(`button:score-${nth}`, LAID, []));
    expect(names[0]).not.toBe(names[1]);
    expect(names.join()).not.toMatch(/button/);
  });
});

test('English says what a city is and what it brings', () => {
  expect(en.handle('space:massilia', PLAN, [])).toBe(
    'Massilia, blue 3, with wine: 1 road from Genua, route +1, tokens +5',
  );
  expect(en.handle('space:genua', PLAN, [])).toBe('Genua, red 2, taken by Blue');
  expect(told(en, EVENTS.scored)).toBe(
    'Route Massilia–Genua–Rome: Red 2, Blue 4, doubled by gold.',
  );
});

test('French elides, and gives every treasure its article', () => {
  expect(told(fr, EVENTS.started)).toBe('Rouge part d’Aquileia.');
  expect(told(fr, EVENTS.took)).toBe('Rouge prend Massilia (bleu 3), avec du vin.');
  expect(fr.handle('space:aquileia', PLAN, [])).toBe('Aquileia, rouge 3, avec de l’or');
});

test('a shared victory names everyone who shares it', () => {
  const shared: Event = { ...EVENTS.won, seats: [0, 1], by: 'nothing' };
  expect(told(en, shared)).toBe('Red and Blue share the victory.');
  expect(told(fr, shared)).toBe('Rouge et Bleu se partagent la victoire.');
});
