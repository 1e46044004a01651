import { describe, expect, test } from 'vitest';
import type { Event, View } from '../../protocol/circus.ts';
import type { GameWords, Perspective, Played } from '../game-ui.ts';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import { hold } from './pacing.ts';
import { EVENTS, RACE, REFUSALS } from './samples.ts';

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
    const chariot = { seat: 0, number: 2 };
    const views: View[] = [
      { ...RACE, prompt: { kind: 'place', chariot } },
      RACE,
      { ...RACE, prompt: { kind: 'drive', chariot, n_used: 0, room: 1, n_kept: 1 } },
      { ...RACE, prompt: { kind: 'drive', chariot, n_used: 1, room: 2, n_kept: 1 } },
    ];
    const asked = views.map(view => words.prompt(view, at()));
    expect(new Set(asked).size).toBe(views.length);
    for (const [i, view] of views.entries()) {
      expect(words.prompt(view, at({ yours: false }))).not.toBe(asked[i]);
    }
  });

  test('the card that was picked is asked about next', () => {
    const asked = [[], ['card:3']].map(picked => words.prompt(RACE, at({ picked })));
    expect(asked[0]).not.toBe(asked[1]);
    expect(asked[1]).toContain('3');
  });

  test('the end names the winners, and says you to the one who won', () => {
    const over = (winners: number[]): View => ({ ...RACE, prompt: { kind: 'over', winners } });
    const said = [
      words.prompt(over([0]), at()),
      words.prompt(over([1]), at()),
      words.prompt(over([0, 1]), at()),
    ];
    expect(new Set(said).size).toBe(3);
    expect(said[2]).toContain(words.seat(1, RACE));
  });

  test('a hex is named by its part of the track and who stands there', () => {
    expect(words.handle('space:e8', RACE, [])).toContain(`${words.seat(0, RACE)} II`);
    expect(words.handle('space:f10', RACE, [])).not.toContain(' I');
  });
});

test('the first card of a chariot begins a turn of the log, and the next ones belong to it', () => {
  const weight = (event: Event) => en.tell(step(event), player)[0]?.weight;
  expect(weight(EVENTS.drove)).toBe('turn');
  expect(weight({ ...EVENTS.drove, nth: 2 })).toBe('plain');
});

test('a drive points at every hex it crosses', () => {
  const [line] = en.tell(step(EVENTS.drove), player);
  expect(line?.places).toEqual(['space:e8', 'space:e7', 'space:e6', 'space:e5']);
});

test('a longer drive is looked at longer, and nobody waits for a word', () => {
  expect(hold(step({ ...EVENTS.drove, to: 'e3' }))).toBeGreaterThan(hold(step(EVENTS.drove)));
  expect(hold(step(EVENTS.stopped))).toBe(0);
});

test('French elides before a letter that begins with a vowel when it is said', () => {
  expect(told(fr, EVENTS.drove)).toBe('Rouge II va d’E8 à E5 avec la carte 3.');
  expect(told(fr, { ...EVENTS.drove, from: 'b8', to: 'b5' })).toContain('va de B8 à B5');
});
