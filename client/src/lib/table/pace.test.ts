import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableModel } from '../net/reducer.ts';
import { Pace } from './pace.svelte.ts';

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

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the first step is shown at once and the next one only after it was looked at', () => {
  const pace = new Pace({ hold: () => 400 });
  pace.follow(model(1));
  pace.follow(model(2));
  expect(pace.shown?.now.version).toBe(1);
  vi.advanceTimersByTime(400);
  expect(pace.shown?.now.version).toBe(2);
  expect(pace.settled).toBe(false);
  vi.advanceTimersByTime(400);
  expect(pace.settled).toBe(true);
});

test('a jump shows the newest and forgets what was in waiting', () => {
  const pace = new Pace({ hold: () => 400 });
  pace.follow(model(1));
  pace.follow(model(2));
  pace.jump(model(9));
  vi.advanceTimersByTime(10_000);
  expect(pace.shown?.now.version).toBe(9);
  expect(pace.settled).toBe(true);
});

test('a long queue is skipped', () => {
  const pace = new Pace({ hold: () => 400 });
  for (let version = 1; version <= 6; version++) pace.follow(model(version));
  expect(pace.shown?.now.version).toBe(6);
});

test('without a hold every step is shown at once', () => {
  const pace = new Pace({ hold: () => 0 });
  for (let version = 1; version <= 3; version++) pace.follow(model(version));
  expect(pace.shown?.now.version).toBe(3);
  expect(pace.settled).toBe(true);
});

test('news of who sits where does not wait', () => {
  const pace = new Pace({ hold: () => 400 });
  pace.follow(model(1));
  const later = { ...model(1), eyes: 1 };
  pace.follow(later);
  expect(pace.shown).toBe(later);
});
