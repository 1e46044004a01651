// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableModel } from '../net/reducer.ts';
import { Pace, type Look, type Tempo } from './pace.svelte.ts';

const model = (version: number): TableModel => ({
  table: {
    id: 'a',
    game: 'g',
    options: {},
    rules_version: 1,
    newest_rules: 1,
    seats: [],
    created_at: 0,
    origin: 'here',
  },
  eyes: null,
  steps: [],
  now: { version, view: null, waiting: [], offers: null, can_undo: false, over: null },
});

const NORMAL: Tempo = { factor: 1, patience: 6_000 };
/** More than a frame takes, and less than any look of these tests. */
const A_FRAME = 20;

interface Some {
  look?: (version: number) => Partial<Look>;
  tempo?: Tempo;
  own?: readonly number[];
}

/** A pace, and the versions that it has shown. */
function paced({ look = () => ({ hold: 400 }), tempo = NORMAL, own = [] }: Some = {}) {
  const seen: number[] = [];
  const pace = new Pace({
    look: ({ now }) => ({ scene: 0, hold: 0, ...look(now.version) }),
    own: ({ now }) => own.includes(now.version),
    tempo: () => tempo,
    onshow: ({ now }) => seen.push(now.version),
  });
  return { pace, seen };
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the first step is shown at once and the next one only after it was looked at', () => {
  const { pace, seen } = paced();
  pace.follow(model(1));
  pace.follow(model(2));
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(390);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(30);
  expect(seen).toEqual([1, 2]);
  expect(pace.settled).toBe(false);
  vi.advanceTimersByTime(430);
  expect(pace.settled).toBe(true);
});

test('a long queue is shown whole, in its order, within the patience', () => {
  const { pace, seen } = paced({ look: version => ({ hold: 200 * (version % 5) }) });
  for (const version of upTo(60)) pace.follow(model(version));
  vi.advanceTimersByTime(NORMAL.patience + 60 * A_FRAME);
  expect(seen).toEqual(upTo(60));
  expect(pace.settled).toBe(true);
});

test('holds are not shortened as long as there is patience enough', () => {
  const { pace, seen } = paced();
  for (const version of upTo(10)) pace.follow(model(version));
  vi.advanceTimersByTime(9 * 400 - A_FRAME);
  expect(seen).toHaveLength(9);
});

test('who has waited longest decides: a late step does not slow the others down', () => {
  const { pace, seen } = paced({ look: () => ({ hold: 3_000 }) });
  for (const version of upTo(6)) pace.follow(model(version));
  vi.advanceTimersByTime(3_000);
  pace.follow(model(7));
  vi.advanceTimersByTime(3_000 + 7 * A_FRAME);
  expect(seen).toEqual(upTo(7));
});

test('even a step without a look is drawn before the next one comes', () => {
  const { pace, seen } = paced({ look: () => ({ hold: 0 }) });
  for (const version of upTo(3)) pace.follow(model(version));
  expect(seen).toEqual([1]);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([1, 2]);
  vi.advanceTimersByTime(2 * A_FRAME);
  expect(seen).toEqual([1, 2, 3]);
});

test('whoever wants it at once waits for nothing', () => {
  const { pace, seen } = paced({ tempo: { factor: 0, patience: 0 } });
  for (const version of upTo(3)) pace.follow(model(version));
  expect(seen).toEqual([1, 2, 3]);
  expect(pace.settled).toBe(true);
});

test('a jump shows the newest and forgets what was in waiting', () => {
  const { pace, seen } = paced();
  pace.follow(model(1));
  pace.follow(model(2));
  pace.jump(model(9));
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([1, 9]);
  expect(pace.settled).toBe(true);
});

test('a pause keeps everything, a step shows one, and going on hurries nobody', () => {
  const { pace, seen } = paced();
  for (const version of upTo(5)) pace.follow(model(version));
  pace.pause();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([1]);
  expect(pace.waiting).toBe(4);
  pace.step();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([1, 2]);
  pace.resume();
  expect(seen).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(390);
  expect(seen).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual(upTo(5));
});

test('whoever has seen enough is shown the newest, and the pause is over', () => {
  const { pace, seen } = paced();
  for (const version of upTo(5)) pace.follow(model(version));
  pace.pause();
  pace.catchUp();
  expect(seen).toEqual([1, 5]);
  expect(pace.current && pace.settled && !pace.paused).toBe(true);
});

test('a scene is played before the pieces move, and a step goes on from it', () => {
  const { pace, seen } = paced({
    look: version => ({ scene: version === 2 ? 900 : 0, hold: 100 }),
  });
  pace.jump(model(1));
  pace.follow(model(2));
  expect(pace.coming?.now.version).toBe(2);
  expect(pace.current).toBe(false);
  expect(seen).toEqual([1]);
  pace.step();
  expect(seen).toEqual([1, 2]);
  expect(pace.coming).toBeNull();

  pace.jump(model(1));
  pace.follow(model(2));
  vi.advanceTimersByTime(930);
  expect(seen).toEqual([1, 2, 1, 2]);
});

test('what one does oneself is not kept waiting by what was shown before', () => {
  const { pace, seen } = paced({ own: [2] });
  pace.follow(model(1));
  pace.follow(model(2));
  expect(seen).toEqual([1, 2]);
});

test('news of who sits where does not wait, and is no step', () => {
  const { pace, seen } = paced();
  pace.follow(model(1));
  const later = { ...model(1), eyes: 1 };
  pace.follow(later);
  expect(pace.shown).toBe(later);
  pace.follow(model(2));
  pace.follow({ ...model(2), eyes: 1 });
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual([1, 2]);
  expect(pace.shown?.eyes).toBe(1);
});

test('nobody fills the memory with what they do not look at', () => {
  const { pace } = paced();
  pace.follow(model(1));
  pace.pause();
  for (const version of upTo(1_500)) pace.follow(model(version + 1));
  expect(pace.waiting).toBeLessThanOrEqual(1_000);
  vi.advanceTimersByTime(60_000);
  expect(pace.shown?.now.version).toBe(1_501);
});
