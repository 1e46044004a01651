/** Records as files: taken home, changed, and made up. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

interface RecordedAction {
  seat: number;
  action: string | null;
  draws: number[];
  time: number;
  hash: string | null;
}

export interface GameRecord {
  format: number;
  game: string;
  rules_version: number;
  seats: number;
  options: Record<string, unknown>;
  position: string | null;
  setup_draws: number[];
  commitments: string[];
  actions: RecordedAction[];
  result: unknown;
}

/** Saves the record of the first table of this device from the lobby. */
export async function saves(person: Person): Promise<GameRecord> {
  const { page } = person;
  await person.goesToTheLobby();
  await page.locator('[data-test-more]').first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const path = await (await download).path();
  return JSON.parse(await readFile(path, 'utf8')) as GameRecord;
}

/** Deletes the first table of this device in the lobby. */
export async function deletes(person: Person) {
  const { page } = person;
  const rows = page.locator('[data-test-more]');
  const count = await rows.count();
  await rows.first().click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Really delete?' }).click();
  await expect(rows).toHaveCount(count - 1);
}

/** Chooses a file with this text where records are taken. */
export async function brings(person: Person, text: string, name = 'game.json') {
  const buffer = Buffer.from(text);
  const file = { name, mimeType: 'application/json', buffer };
  await person.page.locator('[data-test-record-file]').setInputFiles(file);
}

/** What the page says of the file. */
export const finding = (person: Person) => person.page.locator('[data-test-finding]');

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** There and back again, by turns. */
const MARCHES = [
  'march Carthago Zama',
  'march Roma Gallia',
  'march Zama Carthago',
  'march Gallia Roma',
] as const;

/** A game of Hannibal that goes nowhere for so many moves; every hash is right. */
export function longGame(model: GameRecord, count: number): string {
  const options = Object.fromEntries(
    Object.entries({ ...model.options, repetition_draw: false }).toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  );
  const { format, game, rules_version, seats } = model;
  let hash = digest([format, game, rules_version, seats, options, null, [], []]);
  const actions = Array.from({ length: count }, (_, n): RecordedAction => {
    const seat = 1 - (n % 2);
    const action = MARCHES[n % MARCHES.length] ?? MARCHES[0];
    hash = digest([hash, seat, action, [], 0]);
    return { seat, action, draws: [], time: 0, hash };
  });
  const commitments: string[] = [];
  const record: GameRecord = {
    format,
    game,
    rules_version,
    seats,
    options,
    position: null,
    setup_draws: [],
    commitments,
    actions,
    result: null,
  };
  return JSON.stringify(record);
}

/** One section of a WebAssembly module. */
const section = (id: number, ...content: number[]) => [id, content.length, ...content];
const text = (name: string) => [name.length, ...Buffer.from(name)];

/** An engine that is asked something and never answers: the worst that a record could make of it. */
export function engineThatNeverAnswers(): Buffer {
  const [takesOne, takesNone] = [
    [0x60, 1, 0x7f, 1, 0x7f],
    [0x60, 0, 1, 0x7f],
  ];
  const zero = [4, 0, 0x41, 0, 0x0b];
  const forever = [9, 0, 0x03, 0x40, 0x0c, 0, 0x0b, 0x41, 0, 0x0b];
  const exported = [
    [...text('memory'), 2, 0],
    [...text('room'), 0, 0],
    [...text('ask'), 0, 1],
    [...text('answer'), 0, 2],
  ].flat();
  return Buffer.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, 2, ...takesOne, ...takesNone),
    ...section(3, 3, 0, 1, 1),
    ...section(5, 1, 0, 16),
    ...section(7, 4, ...exported),
    ...section(10, 3, ...zero, ...forever, ...zero),
  ]);
}
