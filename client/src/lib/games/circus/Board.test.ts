import { render } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import type { Handle, View } from '../../protocol/circus.ts';
import { HandleSet } from '../../table/handles.ts';
import type { Played } from '../game-ui.ts';
import Board from './Board.svelte';
import { CELLS } from './board.ts';
import Chariot from './Chariot.svelte';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import Names from './Names.svelte';
import RaceOrder from './RaceOrder.svelte';
import { EVENTS, RACE } from './samples.ts';
import Spina from './Spina.svelte';

function board(view: View, news: Played | null) {
  const { container } = render(Board, {
    view,
    words: en,
    lang: 'en',
    next: new HandleSet<Handle>([]),
    picked: [],
    pointed: null,
    marked: [],
    news,
    steps: [],
    bare: false,
    onpick: vi.fn(),
  });
  return container;
}

const came = (events: unknown[]): Played => ({
  version: 1,
  at: 0,
  kind: 'played',
  seat: 0,
  action: null,
  events: events.map(event => ({ event })),
  ply: 1,
});

describe.each([
  ['en', en],
  ['fr', fr],
] as const)('the track in %s', (lang, words) => {
  const printed = (scale: number) => {
    const { container } = render(Names, { lang, scale, start: CELLS.slice(0, 1) });
    return [...container.querySelectorAll('tspan, .stretch, .row')].map(it => it.textContent);
  };

  test('bears every name by which words call a hex or a stretch', () => {
    const all = printed(0.5);
    const told = CELLS.map(it => words.place(it.id));
    expect(told.filter(name => !all.includes(name))).toEqual([]);
    const stretches = ['c9', 'f2', 'i9', 'f19', 'f11'].map(
      at => words.handle({ kind: 'space', at }, RACE, []).split(', ')[1]?.split(/\s?:/)[0],
    );
    const below = all.map(it => it?.toLowerCase());
    expect(stretches.filter(name => !below.includes(name ?? ''))).toEqual([]);
  });

  test('says the rows alone where a name could not be read', () => {
    const small = printed(0.2);
    expect(small).not.toContain('A14');
    expect(small.filter(it => it === 'A')).toHaveLength(2);
  });
});

test('every seat drives in a livery of its own beside its colour', () => {
  const drawn = [0, 1, 2, 3, 4].map(seat => render(Chariot, { seat }).container);
  const look = (part: string, name: string) =>
    new Set(drawn.map(it => it.querySelector(part)?.getAttribute(name))).size;
  expect([look('.rim', 'stroke-dasharray'), look('.sign', 'd')]).toEqual([5, 5]);
});

test('ornaments make room for who is home', () => {
  const ornaments = (taken: string[]) =>
    render(Spina, { taken }).container.querySelectorAll('.ornament').length;
  expect(ornaments(['f9', 'e9'])).toBe(ornaments([]) - 1);
});

test('a chariot that crosses the line has its scene', () => {
  const scene = board(RACE, came([EVENTS.came_home])).querySelector<HTMLElement>(
    '[data-test-arrival]',
  );
  expect(scene?.dataset.testArrival).toBe('home');
  expect(scene?.textContent).toContain('Red II is home: 1 of 3');
});

test('the one that wins the race has another', () => {
  const won = came([EVENTS.came_home, { ...EVENTS.took_place, place: 1 }]);
  const scene = board(RACE, won).querySelector<HTMLElement>('[data-test-arrival]');
  expect(scene?.dataset.testArrival).toBe('won');
  expect(scene?.textContent).toContain('Red wins the race');
});

test('every chariot is told with where it stands, whether or not it moves this round', () => {
  const { container } = render(RaceOrder, { view: RACE, words: en, lang: 'en' });
  const told = [...container.querySelectorAll('li .unseen')].map(it => it.textContent ?? '');
  expect(told).toHaveLength(RACE.chariots.length);
  for (const it of RACE.chariots) {
    expect(told.filter(line => line.includes(` on ${en.place(it.at ?? '')}`))).not.toEqual([]);
  }
});
