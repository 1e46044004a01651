import { expect, test, vi } from 'vitest';
import { later } from '../local/fakes.ts';
import type { Hint } from '../protocol/engine.ts';
import { Advice } from './advice.svelte.ts';

/** A decision of the seat 0 that has done nothing since the version 3. */
const mine = { seat: 0, since: 3 };
const march: Hint = { action: 'march Roma Gallia', value: [0.6, 0.4], nodes: 9 };

test('a hint is shown when it has come, and a second press puts it away', async () => {
  const thought = later<Hint | null>();
  const advice = new Advice(() => thought.promise);
  expect(advice.at(mine)).toBeNull();
  const asked = advice.toggle(mine, 4);
  expect(advice.at(mine)).toEqual({ state: 'thinking' });
  thought.resolve(march);
  await asked;
  expect(advice.at(mine)).toEqual({ state: 'given', hint: march });
  await advice.toggle(mine, 4);
  expect(advice.at(mine)).toBeNull();
});

test('what was put together since is another decision, and is asked about with it', async () => {
  const ask = vi.fn(() => Promise.resolve(march));
  const advice = new Advice(ask);
  await advice.toggle({ seat: 0, since: 3 }, 3);
  const led = { seat: 0, since: 3, began: ['lead Roma'] };
  expect(advice.at(led)).toBeNull();
  await advice.toggle(led, 3);
  expect(ask).toHaveBeenLastCalledWith(0, ['lead Roma']);
  expect(advice.at(led)).toEqual({ state: 'given', hint: march });
});

test('a hint is about one decision: the next one has none', async () => {
  const advice = new Advice(() => Promise.resolve(march));
  await advice.toggle(mine, 4);
  expect([advice.at({ ...mine, since: 5 }), advice.at({ ...mine, seat: 1 })]).toEqual([null, null]);
});

test('what comes too late is not shown', async () => {
  const [slow, quick] = [later<Hint | null>(), later<Hint | null>()];
  const next = { ...mine, since: 5 };
  const thoughts = [slow, quick];
  const advice = new Advice(() => thoughts.shift()?.promise ?? Promise.resolve(null));
  const first = advice.toggle(mine, 4);
  const second = advice.toggle(next, 5);
  slow.resolve({ ...march, action: 'pass' });
  await first;
  expect(advice.at(next)).toEqual({ state: 'thinking' });
  quick.resolve(march);
  await second;
  expect(advice.at(next)).toEqual({ state: 'given', hint: march });
});

test('an adviser that fails says nothing, and the page goes on', async () => {
  const advice = new Advice(() => Promise.reject(new Error('the worker died')));
  await advice.toggle(mine, 4);
  expect(advice.at(mine)).toEqual({ state: 'silent' });
});

test('while others choose at the same time a hint stays, and is thought over', async () => {
  const again = later<Hint | null>();
  const thoughts = [Promise.resolve(march), again.promise];
  const advice = new Advice(() => thoughts.shift() ?? Promise.reject(new Error('asked too often')));
  await advice.toggle(mine, 4);
  const followed = advice.follow(mine, 5);
  expect(advice.at(mine)).toEqual({ state: 'given', hint: march });
  const wait = { ...march, action: 'wait' };
  again.resolve(wait);
  await followed;
  await advice.follow(mine, 5);
  expect(advice.at(mine)).toEqual({ state: 'given', hint: wait });
});

test('a thought that others have overtaken gives way to the one after it', async () => {
  const [slow, quick] = [later<Hint | null>(), later<Hint | null>()];
  const thoughts = [slow, quick];
  const advice = new Advice(() => thoughts.shift()?.promise ?? Promise.resolve(null));
  const first = advice.toggle(mine, 4);
  const second = advice.follow(mine, 5);
  slow.resolve({ ...march, action: 'wait' });
  await first;
  expect(advice.at(mine)).toEqual({ state: 'thinking' });
  quick.resolve(march);
  await second;
  expect(advice.at(mine)).toEqual({ state: 'given', hint: march });
});

test('nobody is asked again for a hint that is put away', async () => {
  let questions = 0;
  const advice = new Advice(() => Promise.resolve(questions++ ? null : march));
  await advice.toggle(mine, 4);
  await advice.toggle(mine, 4);
  await advice.follow(mine, 5);
  expect(questions).toBe(1);
});
