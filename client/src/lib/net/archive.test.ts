import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Now, Seat, ServerMsg, StepMsg, TableInfo } from '../wire.ts';
import { Archive } from './archive.svelte.ts';
import type { TableModel } from './reducer.ts';

const step = (version: number, seat = 0): StepMsg => ({
  version,
  at: 0,
  kind: 'played',
  seat,
  action: null,
  events: [],
  ply: version,
});
const steps = (from: number, to: number) =>
  Array.from({ length: to + 1 - from }, (_, i) => step(from + i));

const now = { version: 900 } as Now;
const model = (eyes: Seat | null, from: number): TableModel => ({
  table: {} as TableInfo,
  eyes,
  steps: steps(from, 900),
  now,
});
const welcome = { type: 'welcome' } as ServerMsg;
const turned = (from: number, ...otherwise: StepMsg[]): ServerMsg => ({
  type: 'turned',
  eyes: 1,
  from,
  steps: otherwise,
  now,
});

let asked: number[];
let heard: boolean;
let archive: Archive;

/** Answers the question for what came before this version with a page. */
async function answer(page: StepMsg[]) {
  const before = (page.at(-1)?.version ?? 0) + 1;
  await vi.waitFor(() => expect(asked.at(-1)).toBe(before));
  archive.take({ type: 'earlier', before, steps: page });
}

beforeEach(() => {
  asked = [];
  heard = true;
  archive = new Archive(before => (asked.push(before), heard));
  archive.follow(model(0, 701), welcome);
});

const versions = (of: TableModel) => archive.story(of).map(it => it.version);

describe('what came before', () => {
  test('is asked for a page at a time and stands before what is known', async () => {
    expect([archive.first, archive.whole]).toEqual([701, false]);
    const page = archive.more();
    expect(archive.more()).toBe(page);
    expect([asked, archive.busy]).toEqual([[701], true]);
    await answer(steps(501, 700));
    expect(await page).toBe(true);
    expect([archive.first, archive.busy]).toEqual([501, false]);
    expect(versions(model(0, 701))).toHaveLength(400);
  });

  test('is fetched as far as a move needs, with what led to it', async () => {
    const reached = archive.reach(450);
    await answer(steps(501, 700));
    await answer(steps(301, 500));
    await reached;
    expect(asked).toEqual([701, 501]);
    await archive.reach(890);
    expect(asked).toHaveLength(2);
  });

  test('is fetched to its beginning where all of it is needed', async () => {
    const all = archive.all();
    await answer(steps(501, 700));
    await answer(steps(301, 500));
    await answer(steps(101, 300));
    await answer(steps(1, 100));
    await all;
    expect([archive.whole, archive.first]).toEqual([true, 1]);
    expect(await archive.more()).toBe(false);
  });

  test('is fetched as far back as a version', async () => {
    const reached = archive.back(444);
    await answer(steps(501, 700));
    await answer(steps(301, 500));
    await reached;
    expect(archive.first).toBe(301);
  });

  test('is not waited for where nobody hears, or who was asked is gone', async () => {
    heard = false;
    expect(await archive.more()).toBe(false);
    heard = true;
    const lost = archive.more();
    archive.hangUp();
    expect([await lost, archive.busy]).toEqual([false, false]);
  });

  test('is not believed where it does not lead up to what is known', async () => {
    const page = archive.more();
    archive.take({ type: 'earlier', before: 400, steps: steps(201, 399) });
    expect(await page).toBe(false);
    expect(archive.first).toBe(701);
  });
});

describe('other eyes', () => {
  beforeEach(async () => {
    const page = archive.more();
    await answer(steps(501, 700));
    await page;
  });

  test('keep what all see alike, and see the rest in their own way', () => {
    archive.follow(model(1, 701), turned(1, step(600, 5)));
    const story = archive.story(model(1, 701));
    expect(story).toHaveLength(400);
    expect(story.find(it => it.version === 600)?.seat).toBe(5);
    expect(archive.story(model(0, 701))).toHaveLength(200);
  });

  test('see nothing of what is not told to them again', () => {
    archive.follow(model(1, 702), turned(702));
    expect(versions(model(1, 702))[0]).toBe(702);
    expect(archive.first).toBe(702);
  });

  test('see nothing of it either when the table is looked at anew', () => {
    archive.follow(model(1, 701), welcome);
    expect(archive.first).toBe(701);
  });
});
