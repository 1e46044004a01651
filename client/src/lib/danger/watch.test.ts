import { describe, expect, test } from 'vitest';
import type { Danger, Dangers } from '../wire.ts';
import { Watch } from './watch.svelte.ts';

const danger = (chance: number | null): Danger => ({
  stake: 'home',
  how: 'home',
  by: 1,
  at: ['roma'],
  from: [],
  chance,
});

/** A home whose answers come when they are sent. */
function slow() {
  const questions: ((answer: Dangers) => void)[] = [];
  const watch = new Watch(() => new Promise(answer => questions.push(answer)));
  const send = async (n: number, ...dangers: Danger[]) => {
    questions[n]?.({ version: n, dangers });
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { watch, questions, send };
}

describe('what a seat has to fear', () => {
  test('is asked once for each version, and told to that seat alone', async () => {
    const { watch, questions, send } = slow();
    void watch.look(0, 5);
    void watch.look(0, 5);
    expect(questions).toHaveLength(1);
    await send(0, danger(10_000));
    expect(watch.of(0)).toHaveLength(1);
    expect(watch.of(1)).toEqual([]);
  });

  test('stands until the next answer, and an old answer changes nothing any more', async () => {
    const { watch, send } = slow();
    void watch.look(0, 5);
    await send(0, danger(null));
    void watch.look(0, 6);
    void watch.look(0, 7);
    expect(watch.of(0)).toHaveLength(1);
    await send(1, danger(null), danger(null));
    expect(watch.of(0)).toHaveLength(1);
    await send(2);
    expect(watch.of(0)).toEqual([]);
  });

  test('is not told where it hardly ever happens', async () => {
    const { watch, send } = slow();
    void watch.look(0, 1);
    await send(0, danger(99), danger(100), danger(null));
    expect(watch.of(0).map(it => it.chance)).toEqual([100, null]);
  });

  test('is nothing where the home does not answer', async () => {
    const watch = new Watch(() => Promise.reject(new Error('gone')));
    await watch.look(0, 1);
    expect(watch.of(0)).toEqual([]);
  });
});
