import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announced } from './announced.svelte.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What was told, and how often. */
function announced() {
  const tell = vi.fn(({ after, upTo }: { after: number; upTo: number }) => `${after} to ${upTo}`);
  return { it: new Announced(tell), tell };
}

test('what was there when the page was opened is not called out', () => {
  const { it, tell } = announced();
  it.seen(40, true);
  vi.advanceTimersByTime(60_000);
  expect(tell).not.toHaveBeenCalled();
});

test('a burst is told once, as soon as somebody here is asked', () => {
  const { it, tell } = announced();
  it.seen(0, false);
  for (let version = 1; version <= 46; version++) it.seen(version, version === 46);
  expect(it.text).toBe('0 to 46');
  vi.advanceTimersByTime(60_000);
  expect(tell).toHaveBeenCalledTimes(1);
});

test('where nobody here is asked it is told when it has become quiet', () => {
  const { it } = announced();
  it.seen(0, false);
  for (let version = 1; version <= 5; version++) {
    it.seen(version, false);
    vi.advanceTimersByTime(1_000);
  }
  expect(it.text).toBe('');
  vi.advanceTimersByTime(2_000);
  expect(it.text).toBe('0 to 5');
});

test('nothing is told twice', () => {
  const { it, tell } = announced();
  it.seen(0, true);
  it.seen(3, true);
  it.seen(3, true);
  it.seen(5, true);
  expect(tell.mock.calls.map(([span]) => span)).toEqual([
    { after: 0, upTo: 3 },
    { after: 3, upTo: 5 },
  ]);
});
