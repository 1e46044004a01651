import { expect, test } from 'vitest';
import type { View } from '../../protocol/conquest1984.ts';
import { at, expectPrompts, inEach, sentences, told } from '../wording.ts';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import { BATTLE, EVENTS, LEAD, REFUSALS, START } from './samples.ts';

const PROMPTS: View[] = [
  START,
  LEAD,
  {
    ...START,
    prompt: {
      kind: 'embark',
      seat: 0,
      galley: { color: 'egyptus', n: 1 },
      units: [0, 0, 0],
      generals: 0,
      caesar: false,
    },
  },
  { ...START, prompt: { kind: 'muster', seat: 0 } },
  BATTLE,
  { ...BATTLE, prompt: { kind: 'loss', seat: 0, unit: 'catapult' } },
  { ...START, prompt: { kind: 'spend', seat: 0 } },
  { ...START, prompt: { kind: 'answer', seat: 0, from: 1, terms: { kind: 'ransom', sum: 30 } } },
];

inEach({ en, fr }, words => {
  sentences(words, EVENTS, REFUSALS);

  test('every phase asks for something, and says otherwise to who waits', () => {
    expectPrompts(words, PROMPTS);
  });

  test('what was picked is asked about next', () => {
    const picks = [
      ['space:egyptus'],
      ['piece:galley-egyptus-1'],
      ['button:build-road'],
      ['button:build-road', 'space:egyptus'],
      ['button:offer'],
      ['button:offer', 'button:player-hispania'],
      ['button:buy-galley'],
      ['button:retreat'],
    ];
    const asked = picks.map(picked => words.prompt(START, at({ picked })));
    expect(new Set([...asked, words.prompt(START, at())]).size).toBe(picks.length + 1);
  });

  test('every button and piece has a name of its own', () => {
    const handles = [
      ...['halt', 'end-movement', 'board', 'retreat', 'destroy', 'end-turn', 'concede'],
      ...['buy-infantry', 'buy-cavalry', 'buy-catapult', 'buy-galley'],
      ...['build-city', 'build-wall', 'build-road'],
      ...['offer', 'accept', 'refuse', 'later', 'withdraw', 'execute'],
      ...['ransom-30', 'release-20', 'exchange', 'exchange-paying-10', 'exchange-asking-10'],
      ...['player-hispania', '3'],
    ].map(it => `button:${it}`);
    const names = handles.map(it => words.handle(it, START, []));
    expect(new Set(names).size).toBe(handles.length);
    for (const name of names) expect(name).not.toMatch(/button:|undefined|_|-\d/);
  });

  test('a way says what it leads to', () => {
    expect(words.handle('space:palestina', LEAD, [])).toMatch(/67/);
    expect(words.handle('space:cyrenaica', LEAD, [])).not.toBe(
      words.handle('space:cyrenaica', START, []),
    );
  });

  test('a target says what the die must show and how likely victory is', () => {
    expect(words.handle('piece:catapult', BATTLE, [])).toMatch(/6.*30/);
  });

  test('who won is told, or that nobody did', () => {
    const over = (winner: number | null): View => ({ ...START, prompt: { kind: 'over', winner } });
    const texts = [over(0), over(1), over(null)].map(view =>
      words.prompt(view, at({ yours: false })),
    );
    expect(new Set(texts).size).toBe(3);
  });
});

test('French elides before a vowel', () => {
  expect(told(fr, EVENTS.retreated)).toEqual(['Italia se retire de Dalmatia en Italia.']);
  expect(told(fr, { ...EVENTS.refused, to: 'italia', who: 'macedonia' })).toEqual([
    'Macedonia refuse l’offre d’Italia.',
  ]);
});

test('the parts of a broken coast are told apart', () => {
  expect(en.handle('space:hispania-west', START, [])).toBe('The west coast of Hispania');
  expect(fr.handle('space:hispania-east', START, [])).toBe('La côte est d’Hispania');
});

test('a province says whose it is and what stands there', () => {
  expect(en.handle('space:egyptus', START, [])).toBe(
    'Egyptus (of Egyptus, tribute 10, walled city, 4 infantry, 6 generals, and Caesar)',
  );
  expect(fr.handle('space:cyrenaica', START, [])).toBe('Cyrenaica (à personne, tribut 5)');
});
