import { expect, test } from 'vitest';
import type { Handle, Hole } from '../../protocol/calculi.ts';
import { at, expectPrompts, inEach, sentence, sentences } from '../wording.ts';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import { EVENTS, REFUSALS, START, TAKING } from './samples.ts';

const space = (at: Hole): Handle => ({ kind: 'space', at });

inEach({ en, fr }, words => {
  sentences(words, EVENTS, REFUSALS);

  test('every phase asks for something, and says otherwise to who waits', () => {
    expectPrompts(words, [START, TAKING]);
  });

  test('what was picked is asked about next', () => {
    const asked = words.prompt(TAKING, at({ picked: [space('b2')] }));
    expect(asked).not.toBe(words.prompt(TAKING, at()));
  });
});

test('a hole is named with what lies in it, and with whom it is known to belong to', () => {
  expect(en.handle(space('a1'), TAKING, [])).toBe('A1: 1 pebble');
  expect(en.handle(space('b2'), TAKING, [])).toBe('B2: 2 pebbles, named by Red');
  expect(fr.handle(space('b2'), TAKING, [])).toBe('B2\u00a0: 2 cailloux, nommé par Rouge');
});

test('the opened name and the points are told in one line', () => {
  expect(sentence(en, EVENTS.opened)).toBe('Blue had named B2: 6 points.');
  expect(sentence(fr, EVENTS.opened)).toBe('Bleu avait nommé B2\u00a0: 6 points.');
});
