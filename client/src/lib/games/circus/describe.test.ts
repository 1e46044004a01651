import { expect, test } from 'vitest';
import type { Event, View } from '../../protocol/circus.ts';
import { at, expectPrompts, inEach, player, sentence, sentences, step } from '../wording.ts';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import { hold } from './pacing.ts';
import { EVENTS, RACE, REFUSALS } from './samples.ts';

inEach({ en, fr }, words => {
  sentences(words, EVENTS, REFUSALS);

  test('every phase asks for something, and says otherwise to who waits', () => {
    const chariot = { seat: 0, number: 2 };
    const views: View[] = [
      { ...RACE, prompt: { kind: 'place', chariot } },
      RACE,
      { ...RACE, prompt: { kind: 'drive', chariot, n_used: 0, room: 1, n_kept: 1 } },
      { ...RACE, prompt: { kind: 'drive', chariot, n_used: 1, room: 2, n_kept: 1 } },
    ];
    expectPrompts(words, views);
  });

  test('the card that was picked is asked about next', () => {
    const asked = [[], [{ kind: 'card' as const, card: 3 }]].map(picked =>
      words.prompt(RACE, at({ picked })),
    );
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
    expect(words.handle({ kind: 'space', at: 'e8' }, RACE, [])).toContain(
      `${words.seat(0, RACE)} II`,
    );
    expect(words.handle({ kind: 'space', at: 'f10' }, RACE, [])).not.toContain(' I');
  });
});

test('the first card of a chariot begins a turn of the log, and the next ones belong to it', () => {
  const weight = (event: Event) => en.tell(step(event), player)[0]?.weight;
  expect(weight(EVENTS.drove)).toBe('turn');
  expect(weight({ ...EVENTS.drove, nth: 2 })).toBe('plain');
});

test('a longer drive is looked at longer, and nobody waits for a word', () => {
  expect(hold(step({ ...EVENTS.drove, to: 'e3' }))).toBeGreaterThan(hold(step(EVENTS.drove)));
  expect(hold(step(EVENTS.stopped))).toBe(0);
});

test('French elides before a letter that begins with a vowel when it is said', () => {
  expect(sentence(fr, EVENTS.drove)).toBe('Rouge II va d’E8 à E5 avec la carte 3.');
  expect(sentence(fr, { ...EVENTS.drove, from: 'b8', to: 'b5' })).toContain('va de B8 à B5');
});
