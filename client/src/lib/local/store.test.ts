import { expect, test } from 'vitest';
import { entry, made } from './fakes.ts';
import { Memory, openStore } from './store.ts';

const standing = made('a').standing;

test('a table in memory is read as it was written, every version of it', async () => {
  const memory = new Memory();
  await memory.create(made('a', [entry(1)]), 5);
  await memory.append({ table: 'a', rows: [entry(2)], standing }, null, 9);
  expect((await memory.read('a'))?.log).toEqual([entry(1), entry(2)]);
  expect((await memory.list()).map(it => [it.row.id, it.touchedAt])).toEqual([['a', 9]]);
  expect([memory.has('a'), memory.has('b')]).toEqual([true, false]);
});

test('what was read does not change under the reader', async () => {
  const memory = new Memory();
  await memory.create(made('a'), 5);
  const read = await memory.read('a');
  await memory.append({ table: 'a', rows: [entry(1)], standing }, null, 9);
  expect(read?.log).toEqual([]);
});

test('a table that was removed is gone, and nothing can be added to it', async () => {
  const memory = new Memory();
  await memory.create(made('a'), 5);
  await memory.remove('a');
  expect(await memory.read('a')).toBeNull();
  await expect(
    memory.append({ table: 'a', rows: [entry(1)], standing }, null, 9),
  ).rejects.toThrow();
});

test('where the browser forbids to keep anything, opening the store fails', async () => {
  await expect(openStore()).rejects.toThrow();
});
