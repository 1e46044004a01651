import { expect, test } from 'vitest';
import type { Handle, View } from '../../protocol/conquest1984.ts';
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
      most: 7,
    },
  },
  { ...START, prompt: { kind: 'muster', seat: 0 } },
  BATTLE,
  { ...BATTLE, prompt: { kind: 'loss', seat: 0, unit: 'catapult' } },
  { ...START, prompt: { kind: 'spend', seat: 0, sums: [] } },
  { ...START, prompt: { kind: 'judge', seat: 0, of: 1, n: 2 } },
  {
    ...START,
    prompt: { kind: 'answer', seat: 0, from: 1, terms: { gives: 0, takes: 1, pays: 30, asks: 0 } },
  },
];

inEach({ en, fr }, words => {
  sentences(words, EVENTS, REFUSALS);

  test('every phase asks for something, and says otherwise to who waits', () => {
    expectPrompts(words, PROMPTS);
  });

  test('what was picked is asked about next', () => {
    const picks: Handle[][] = [
      [{ kind: 'space', at: 'egyptus' }],
      [{ kind: 'galley', galley: { color: 'egyptus', n: 1 } }],
      [{ kind: 'build_road' }],
      [{ kind: 'build_road' }, { kind: 'space', at: 'egyptus' }],
      [{ kind: 'offer' }],
      [{ kind: 'offer' }, { kind: 'player', home: 'hispania' }],
      [{ kind: 'buy', unit: 'galley' }],
      [{ kind: 'retreat' }],
    ];
    const asked = picks.map(picked => words.prompt(START, at({ picked })));
    expect(new Set([...asked, words.prompt(START, at())]).size).toBe(picks.length + 1);
  });

  test('every button and piece has a name of its own', () => {
    const handles: Handle[] = [
      { kind: 'halt' },
      { kind: 'end_movement' },
      { kind: 'board' },
      { kind: 'retreat' },
      { kind: 'destroy' },
      { kind: 'end_turn' },
      { kind: 'concede' },
      { kind: 'buy', unit: 'infantry' },
      { kind: 'buy', unit: 'cavalry' },
      { kind: 'buy', unit: 'catapult' },
      { kind: 'buy', unit: 'galley' },
      { kind: 'build_city' },
      { kind: 'build_wall' },
      { kind: 'build_road' },
      { kind: 'offer' },
      { kind: 'accept' },
      { kind: 'refuse' },
      { kind: 'later' },
      { kind: 'withdraw' },
      { kind: 'execute' },
      { kind: 'hold' },
      { kind: 'terms', terms: { gives: 0, takes: 1, pays: 30, asks: 0 } },
      { kind: 'terms', terms: { gives: 2, takes: 0, pays: 0, asks: 20 } },
      { kind: 'terms', terms: { gives: 1, takes: 1, pays: 0, asks: 0 } },
      { kind: 'terms', terms: { gives: 1, takes: 1, pays: 10, asks: 0 } },
      { kind: 'terms', terms: { gives: 1, takes: 1, pays: 0, asks: 10 } },
      { kind: 'player', home: 'hispania' },
      { kind: 'count', n: 3 },
    ];
    const names = handles.map(it => words.handle(it, START, []));
    expect(new Set(names).size).toBe(handles.length);
    for (const name of names) expect(name).not.toMatch(/undefined|_|-\d|object/);
  });

  test('a way says what it leads to', () => {
    expect(words.handle({ kind: 'space', at: 'palestina' }, LEAD, [])).toMatch(/67/);
    expect(words.handle({ kind: 'space', at: 'cyrenaica' }, LEAD, [])).not.toBe(
      words.handle({ kind: 'space', at: 'cyrenaica' }, START, []),
    );
  });

  test('a target says what the die must show and how likely victory is', () => {
    expect(words.handle({ kind: 'unit', unit: 'catapult' }, BATTLE, [])).toMatch(/6.*30/);
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
  expect(en.handle({ kind: 'coast', at: 'hispania-west' }, START, [])).toBe(
    'The west coast of Hispania',
  );
  expect(fr.handle({ kind: 'coast', at: 'hispania-east' }, START, [])).toBe(
    'La côte est d’Hispania',
  );
});

test('a province says whose it is and what stands there', () => {
  expect(en.handle({ kind: 'space', at: 'egyptus' }, START, [])).toBe(
    'Egyptus (of Egyptus, tribute 10, walled city, 4 infantry, 6 generals, and Caesar)',
  );
  expect(fr.handle({ kind: 'space', at: 'cyrenaica' }, START, [])).toBe(
    'Cyrenaica (à personne, tribut 5)',
  );
});
