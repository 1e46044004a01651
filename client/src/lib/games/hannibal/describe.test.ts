import { expect, test } from 'vitest';
import type { Handle, View } from '../../protocol/hannibal.ts';
import { at, expectPrompts, inEach, sentence, sentences } from '../wording.ts';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import { EVENTS, FIGHT, REFUSALS, START } from './samples.ts';

inEach({ en, fr }, words => {
  sentences(words, EVENTS, REFUSALS);

  test('every phase asks for something, and says otherwise to who waits', () => {
    const views: View[] = [
      START,
      { ...START, prompt: { kind: 'maneuver', side: 'rome', just_passed: true } },
      { ...START, prompt: { kind: 'engage', province: 'gallia' } },
      FIGHT,
    ];
    expectPrompts(words, views);
  });

  test('what was picked is asked about next', () => {
    const picks: Handle[] = [
      { kind: 'space', at: 'roma' },
      { kind: 'space', at: 'roma-corsica' },
      { kind: 'hannibal' },
      { kind: 'exchange' },
    ];
    const asked = picks.map(pick => words.prompt(START, at({ picked: [pick] })));
    expect(new Set(asked).size).toBe(picks.length);
  });

  test('goals are told for both sides and differ', () => {
    expect(words.goals(0, START)).toHaveLength(3);
    expect(words.goals(0, START)).not.toEqual(words.goals(1, START));
  });

  test('sides follow their players when a match exchanges them', () => {
    const swapped: View = { ...START, sides: ['carthage', 'rome'] };
    expect(words.seat(0, swapped)).toBe(words.seat(1, START));
  });
});

test('English says where with the right words', () => {
  expect(sentence(en, EVENTS.marched)).toBe('A Roman legion marches from Roma to Cannae.');
  expect(sentence(en, EVENTS.cards_revealed)).toBe(
    'Rome plays 4, Carthage 3 and 1 more for Hannibal.',
  );
  expect(en.handle({ kind: 'space', at: 'carthago' }, START, [])).toBe(
    'Carthago: 6 Carthaginian legions and Hannibal',
  );
  expect(en.handle({ kind: 'space', at: 'gallia' }, START, [])).toBe('Gallia: empty');
});

test('French elides, and is at a town but in a land', () => {
  expect(sentence(fr, EVENTS.marched)).toBe('Une légion romaine marche de Roma à Cannae.');
  const march = { ...EVENTS.marched, from: 'hispania_citerior', to: 'gallia' } as const;
  expect(sentence(fr, march)).toBe('Une légion romaine marche d’Hispania Citerior en Gallia.');
  expect(sentence(fr, EVENTS.conflict_settled)).toBe('Il ne reste personne en Hispania Citerior.');
  expect(fr.handle({ kind: 'space', at: 'roma-corsica' }, START, [])).toBe(
    'Roma–Corsica\u00a0: 3 flottes romaines',
  );
});

test('the end of a match names its winner', () => {
  expect(sentence(en, EVENTS.match_won)).toBe('Livia wins the match.');
  expect(sentence(fr, EVENTS.match_won)).toBe('Livia remporte le match.');
});
