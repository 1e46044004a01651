import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Replay } from './replay.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function game(at: number, total: number, hold = 0) {
  const seen: number[] = [];
  let ply = at;
  const replay = new Replay({
    ply: () => ply,
    total: () => total,
    hold: () => hold,
    visit: to => {
      ply = to;
      seen.push(to);
      return Promise.resolve();
    },
  });
  return { replay, seen };
}

describe('a game that is played again', () => {
  test('begins anew at its end and stops there again, with every move seen', async () => {
    const { replay, seen } = game(3, 3);
    await replay.play();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(replay.playing).toBe(false);
  });

  test('plays on from the move that is shown', async () => {
    const { replay, seen } = game(1, 3);
    await replay.play();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual([2, 3]);
  });

  test('stands still once it is stopped', async () => {
    const { replay, seen } = game(0, 5);
    await replay.play();
    await vi.advanceTimersByTimeAsync(1_300);
    replay.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual([1]);
  });

  test('is as quick as is wanted, and looks longer at what deserves it', async () => {
    const quick = game(0, 9);
    quick.replay.speed = 4;
    await quick.replay.play();
    await vi.advanceTimersByTimeAsync(950);
    expect(quick.seen).toEqual([1, 2, 3]);
    quick.replay.stop();

    const long = game(0, 9, 4_000);
    await long.replay.play();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(long.seen).toEqual([]);
  });
});
