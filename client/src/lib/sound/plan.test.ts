import { expect, test } from 'vitest';
import { following } from '../games/following.ts';
import type { Played } from '../games/game-ui.ts';
import { Plan, type Moment } from './plan.ts';

type Event = { kind: 'went' } | { kind: 'threw' } | { kind: 'took' } | { kind: 'paid' };

const follow = following<Event, never>({
  touches: {},
  sounds: { went: 'march', threw: 'dice', took: 'capture' },
});

const step = (version: number, ...kinds: Event['kind'][]): Played => ({
  version,
  at: 0,
  kind: 'played',
  seat: 0,
  action: null,
  events: kinds.map(kind => ({ event: { kind } })),
  ply: version,
});

const SILENT: Moment = { news: null, asked: false, over: false, at: 0 };

/** What is heard at these moments, a second apart, after the page was opened. */
function heard(...moments: Partial<Moment>[]) {
  const plan = new Plan(follow);
  plan.hear(SILENT);
  return moments.map((it, i) => plan.hear({ ...SILENT, at: 1000 * (i + 1), ...it }));
}

test('each kind of thing has its sound, and some have none', () => {
  const steps = (['went', 'threw', 'took', 'paid'] as const).map((kind, i) => step(i, kind));
  expect(heard(...steps.map(news => ({ news })))).toEqual(['march', 'dice', 'capture', null]);
});

test('of several things at once the weightiest is heard', () => {
  expect(heard({ news: step(1, 'went', 'took', 'threw') })).toEqual(['capture']);
});

test('a turn and the end are heard when they come, and once', () => {
  const turn = { asked: true };
  expect(heard(turn, turn, {}, turn, { over: true }, { over: true })).toEqual([
    'turn',
    null,
    null,
    'turn',
    'end',
    null,
  ]);
});

test('a page that has just been opened is silent, however things stand', () => {
  const plan = new Plan(follow);
  expect(plan.hear({ news: step(1, 'took'), asked: true, over: true, at: 0 })).toBeNull();
});

test('what is jumped over is not heard, nor is a step heard twice', () => {
  const news = step(1, 'went');
  expect(heard({ news }, { news }, { news: null })).toEqual(['march', null, null]);
});

test('steps that hurry past are one noise', () => {
  const at = 1000;
  expect(
    heard({ news: step(1, 'went'), at }, { news: step(2, 'took'), at: at + 20 }, { at: at + 40 }),
  ).toEqual(['march', null, null]);
});

test('a game without sounds of its own still calls whoever is asked', () => {
  const plan = new Plan(undefined);
  plan.hear(SILENT);
  expect(plan.hear({ ...SILENT, news: step(1, 'took'), at: 1000 })).toBeNull();
  expect(plan.hear({ ...SILENT, asked: true, at: 2000 })).toBe('turn');
});
