import { expect, test } from 'vitest';
import type { Handle, View } from '../../protocol/conquerants.ts';
import { at, expectPrompts, inEach, sentences, told } from '../wording.ts';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import { ASKED, EVENTS, FIGHT, REFUSALS, START } from './samples.ts';

inEach({ en, fr }, words => {
  sentences(words, EVENTS, REFUSALS);

  test('every phase asks for something, and says otherwise to who waits', () => {
    const views: View[] = [
      START,
      FIGHT,
      { ...FIGHT, prompt: { kind: 'muster', people: 'romans', camp: 'defence', prices: [] } },
      ASKED,
      { ...FIGHT, prompt: { kind: 'levy', camp: 'attack' } },
      { ...START, prompt: { kind: 'close', people: 'romans' } },
    ];
    expectPrompts(words, views);
  });

  test('what was picked is asked about next', () => {
    const picks: Handle[] = [{ kind: 'space', at: 'ligurie' }, { kind: 'romanise' }];
    const asked = picks.map(pick => words.prompt(START, at({ picked: [pick] })));
    expect(new Set([...asked, words.prompt(START, at())]).size).toBe(3);
    const ask = words.prompt(FIGHT, at({ picked: [{ kind: 'ask' }] }));
    expect(ask).not.toBe(words.prompt(FIGHT, at()));
  });

  test('a fight that troubles many lands is told in one line', () => {
    const lines = told(
      words,
      EVENTS.withstood,
      EVENTS.peace_lost,
      { ...EVENTS.peace_lost, at: 'etrurie' },
      EVENTS.scored,
    );
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/(and|et) /);
  });

  test('peoples follow their seats when they are dealt', () => {
    const dealt: View = { ...START, peoples: ['romans', 'gauls', 'tarentines', 'carthaginians'] };
    expect(words.seat(0, dealt)).toBe(words.seat(1, START));
    expect(words.goals(0, dealt)).toEqual(words.goals(1, START));
  });

  test('those who share a victory are told so', () => {
    const over = (winners: View['peoples'][number][]): View => ({
      ...START,
      prompt: { kind: 'over', winners },
    });
    const texts = [over(['gauls']), over(['gauls', 'romans']), over(['romans'])].map(view =>
      words.prompt(view, at({ yours: false })),
    );
    expect(new Set(texts).size).toBe(3);
  });
});

test('a conquest says its chance before it is tried', () => {
  expect(en.handle({ kind: 'conquer' }, START, [{ kind: 'space', at: 'ligurie' }])).toBe(
    'Conquer (75%)',
  );
  expect(fr.handle({ kind: 'conquer' }, START, [{ kind: 'space', at: 'ligurie' }])).toBe(
    'Conquérir (75\u00a0%)',
  );
  expect(en.handle({ kind: 'conquer' }, START, [{ kind: 'space', at: 'sicile' }])).toBe('Conquer');
});

test('buttons name those who would be asked, and the price', () => {
  expect(en.handle({ kind: 'allies', whom: ['gauls', 'tarentines'] }, FIGHT, [])).toBe(
    'The Gauls and the Tarentines (6 points)',
  );
  expect(fr.handle({ kind: 'allies', whom: ['gauls'] }, FIGHT, [])).toBe('Les Gaulois (3 points)');
});

test('French agrees with the gender and the number of a land', () => {
  expect(told(fr, EVENTS.romanised)).toEqual(['Les Pouilles sont romanisées pour 3 points.']);
  expect(told(fr, { ...EVENTS.romanised, at: 'latium' })).toEqual([
    'Le Latium est romanisé pour 3 points.',
  ]);
  expect(told(fr, EVENTS.withstood)).toEqual(['Les Pouilles résistent aux Gaulois.']);
  expect(told(fr, EVENTS.die_left_out)).toEqual(['Le dé de la Sabine reste de côté.']);
  expect(told(fr, EVENTS.link_grew)).toEqual(['Le commerce suit les Gaulois en Ligurie.']);
});

test('a land says who owns it, who trades there, and whether it has peace', () => {
  expect(en.handle({ kind: 'space', at: 'latium' }, START, [])).toBe(
    'Latium: owned by the Romans, at peace',
  );
  expect(en.handle({ kind: 'space', at: 'samnium' }, START, [])).toBe('Samnium: free');
  expect(fr.handle({ kind: 'space', at: 'carthage' }, START, [])).toBe(
    'Carthage\u00a0: possession des Carthaginois, en paix',
  );
});
