import { expect, test } from 'vitest';
import type { Handle, View } from '../../protocol/conquest2005.ts';
import { at, expectPrompts, inEach, sentences, told } from '../wording.ts';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import { labels } from './labels.ts';
import { BATTLE, EVENTS, HOMELESS, LEAD, MUSTER, REFUSALS, START } from './samples.ts';

const asked = (prompt: View['prompt']): View => ({ ...START, prompt });

const EMBARK = asked({
  kind: 'embark',
  seat: 0,
  galley: { color: 'egyptus', n: 1 },
  units: [0, 0, 0],
  generals: 0,
  caesar: false,
  most: 7,
});

const PROMPTS: View[] = [
  HOMELESS,
  START,
  LEAD,
  EMBARK,
  MUSTER,
  BATTLE,
  asked({ kind: 'form', seat: 0, at: 'cyrenaica', size: 6 }),
  asked({ kind: 'lose', seat: 0, at: 'cyrenaica', hits: 2 }),
  asked({ kind: 'pursue', seat: 0, at: 'cyrenaica', hits: 1 }),
  asked({ kind: 'sink', seat: 0, sea: 'mare_narbo', hits: 1 }),
  asked({ kind: 'captives', seat: 0, of: 1, n: 2 }),
  asked({ kind: 'spend', seat: 0, sums: [] }),
  asked({ kind: 'answer', seat: 0, from: 1, terms: { gives: 0, takes: 1, pays: 30, asks: 0 } }),
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
      [{ kind: 'offer' }, { kind: 'player', home: 'hispania' }],
      [{ kind: 'buy', unit: 'galley' }],
      [{ kind: 'retreat' }],
      [{ kind: 'hold' }],
    ];
    const all = picks.map(picked => words.prompt(START, at({ picked })));
    expect(new Set([...all, words.prompt(START, at())]).size).toBe(picks.length + 1);
  });

  test('every button and piece has a name of its own', () => {
    const handles: Handle[] = [
      { kind: 'halt' },
      { kind: 'ride_on' },
      { kind: 'end_movement' },
      { kind: 'end_combat' },
      { kind: 'board' },
      { kind: 'stand' },
      { kind: 'retreat' },
      { kind: 'hold' },
      { kind: 'destroy' },
      { kind: 'end_turn' },
      { kind: 'concede' },
      { kind: 'usual', on: true },
      { kind: 'usual', on: false },
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
      { kind: 'terms', terms: { gives: 0, takes: 1, pays: 30, asks: 0 } },
      { kind: 'terms', terms: { gives: 0, takes: 1, pays: 0, asks: 0 } },
      { kind: 'terms', terms: { gives: 1, takes: 1, pays: 0, asks: 0 } },
      { kind: 'terms', terms: { gives: 1, takes: 1, pays: 10, asks: 0 } },
      { kind: 'terms', terms: { gives: 1, takes: 1, pays: 0, asks: 10 } },
      { kind: 'units', unit: 'infantry', n: 3 },
      { kind: 'units', unit: 'cavalry', n: 1 },
      { kind: 'units', unit: 'catapult', n: 0 },
      { kind: 'player', home: 'hispania' },
      { kind: 'count', n: 3 },
    ];
    const names = handles.map(it => words.handle(it, START, []));
    expect(new Set(names).size).toBe(handles.length);
    for (const name of names) expect(name).not.toMatch(/undefined|_|-\d|object/);
  });

  test('a way says what it leads to, and a battle how it would end', () => {
    expect(words.handle({ kind: 'space', at: 'palestina' }, LEAD, [])).toMatch(/67/);
    expect(words.handle({ kind: 'space', at: 'cyrenaica' }, LEAD, [])).not.toBe(
      words.handle({ kind: 'space', at: 'cyrenaica' }, START, []),
    );
    expect(words.handle({ kind: 'space', at: 'mare_alexandria' }, MUSTER, [])).toMatch(
      /Hispania.*61/,
    );
  });

  test('who has no home yet is called by his place at the table', () => {
    expect(words.seat(1, HOMELESS)).toMatch(/2$/);
    expect(words.seat(1, START)).toBe('Hispania');
  });

  test('who won is told, or that nobody did', () => {
    const over = (winner: number | null): View => asked({ kind: 'over', winner });
    const texts = [over(0), over(1), over(null)].map(view =>
      words.prompt(view, at({ yours: false })),
    );
    expect(new Set(texts).size).toBe(3);
  });
});

test('dice are told face by face', () => {
  expect(told(en, EVENTS.rolled)).toEqual([
    'Italia rolls 3 infantry, 1 cavalry, 1 catapult, 1 galley, 1 blank: 5 hits.',
  ]);
});

test('French elides before a vowel', () => {
  expect(told(fr, EVENTS.retreated)).toEqual(['Italia se retire de Dalmatia en Italia.']);
  expect(fr.refusal({ kind: 'no_units', unit: 'infantry' })).toBe(
    'Il n’y a pas là autant d’infanteries qui puissent bouger.',
  );
  expect(labels.fr.captives(2, 'Egyptus')).toBe('2 généraux d’Egyptus sont capturés');
  expect(told(fr, { ...EVENTS.refused, to: 'italia', who: 'macedonia' })).toEqual([
    'Macedonia refuse l’offre d’Italia.',
  ]);
});

test('French is at Cyprus, in the Baleares and in Italia', () => {
  const retreat = { ...EVENTS.retreated, from: 'baleares' } as const;
  expect(told(fr, { ...retreat, to: 'cyprus' })).toEqual([
    'Italia se retire des Baleares à Cyprus.',
  ]);
  expect(told(fr, { ...retreat, from: 'italia', to: 'baleares' })).toEqual([
    'Italia se retire d’Italia aux Baleares.',
  ]);
});

test('riders who have moved once are counted with the legion', () => {
  const prompt = { ...LEAD.prompt, tired_cavalry: 2 } as View['prompt'];
  expect(en.prompt({ ...LEAD, prompt }, at({ yours: true }))).toMatch(
    /^2 infantry, 2 cavalry, and/,
  );
});

test('generals go aboard together', () => {
  const boards = (words: typeof en) => [
    words.handle({ kind: 'generals' }, EMBARK, []),
    words.prompt(EMBARK, at({ yours: true, picked: [{ kind: 'generals' }] })),
  ];
  expect(boards(en)).toEqual(['Generals', 'Generals: how many?']);
  expect(boards(fr)).toEqual(['Généraux', 'Généraux\u00a0: combien\u202f?']);
});

test('a province says whose it is and what stands there', () => {
  expect(en.handle({ kind: 'space', at: 'egyptus' }, START, [])).toBe(
    'Egyptus (of Egyptus, tribute 10, fortified city, 5 infantry, 4 generals, and Caesar)',
  );
  expect(fr.handle({ kind: 'space', at: 'cyrenaica' }, START, [])).toBe(
    'Cyrenaica (à personne, tribut 5)',
  );
});
