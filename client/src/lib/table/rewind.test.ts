import { expect, test, vi } from 'vitest';
import type { PastView } from '../wire.ts';
import { Rewind } from './rewind.svelte.ts';

const answer = (ply: number): PastView => ({ ply, view: `view ${ply}` });

test('a moment is shown once its view is there', async () => {
  const rewind = new Rewind(ply => Promise.resolve(answer(ply)));
  const going = rewind.go({ ply: 3, eyes: null });
  expect(rewind.moment?.ply).toBe(3);
  expect(rewind.shown).toBeNull();
  await going;
  expect(rewind.shown).toEqual({ moment: { ply: 3, eyes: null }, view: 'view 3' });
});

test('a view is asked for once for each pair of eyes', async () => {
  const fetch = vi.fn((ply: number) => Promise.resolve(answer(ply)));
  const rewind = new Rewind(fetch);
  await rewind.go({ ply: 3, eyes: 0 });
  await rewind.go({ ply: 3, eyes: 0 });
  await rewind.go({ ply: 3, eyes: 1 });
  expect(fetch.mock.calls).toEqual([
    [3, 0],
    [3, 1],
  ]);
});

test('a view that comes too late is not shown', async () => {
  const doors: ((view: PastView) => void)[] = [];
  const rewind = new Rewind(() => new Promise(open => doors.push(open)));
  const slow = rewind.go({ ply: 1, eyes: null });
  const quick = rewind.go({ ply: 2, eyes: null });
  doors[1]?.(answer(2));
  doors[0]?.(answer(1));
  await Promise.all([slow, quick]);
  expect(rewind.shown?.moment.ply).toBe(2);
});

test('a view that cannot be had is said so and asked for again the next time', async () => {
  const fetch = vi.fn(() => Promise.reject(new Error('offline')));
  const rewind = new Rewind(fetch);
  await rewind.go({ ply: 1, eyes: null });
  expect(rewind.failed).toBe(true);
  await rewind.go({ ply: 1, eyes: null });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('after an undo the moments that are gone are left and forgotten', async () => {
  const fetch = vi.fn((ply: number) => Promise.resolve(answer(ply)));
  const rewind = new Rewind(fetch);
  await rewind.go({ ply: 2, eyes: null });
  await rewind.go({ ply: 3, eyes: null });
  rewind.forget(2);
  expect(rewind.moment).toBeNull();
  await rewind.go({ ply: 2, eyes: null });
  await rewind.go({ ply: 3, eyes: null });
  expect(fetch).toHaveBeenCalledTimes(3);
});
