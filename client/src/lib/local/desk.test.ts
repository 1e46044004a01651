import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Desk, MOST_BYTES, type Outcome, type Task } from './desk.ts';

/** A worker that answers when it is told to, or never. */
class FakeWorker {
  onmessage: ((event: { data: Outcome }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
  task: Task | null = null;
  ended = false;

  postMessage(task: Task) {
    this.task = task;
  }

  terminate() {
    this.ended = true;
  }
}

const certificate = {
  kind: 'right',
  game: 'senet',
  rules_version: 1,
  seats: 2,
  actions: 3,
  draws: 4,
  over: false,
  result: null,
};

let workers: FakeWorker[] = [];
let desk: Desk;

/** The worker that was started last. */
function last(): FakeWorker {
  const worker = workers.at(-1);
  if (!worker) throw new Error('nobody works');
  return worker;
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  desk = new Desk(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
});
afterEach(() => void vi.useRealTimers());

const file = (bytes = 2) => new Blob(['x'.repeat(bytes)]);

describe('a record', () => {
  test('is run in a worker of its own, which is ended when it has answered', async () => {
    const finding = desk.certify(file());
    expect(last().task).toMatchObject({ do: 'certify' });
    last().onmessage?.({ data: { ok: certificate } });
    expect(await finding).toEqual({ kind: 'right', certificate, keepable: true });
    expect(last().ended).toBe(true);
  });

  test('that is too large is refused before anyone reads it', async () => {
    const finding = await desk.certify(file(MOST_BYTES + 1));
    expect(finding).toEqual({ kind: 'wrong', fault: 'too_large' });
    expect(workers).toEqual([]);
  });

  test('that takes too long is given up, and its worker ended', async () => {
    const finding = desk.certify(file());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await finding).toEqual({ kind: 'wrong', fault: 'too_long' });
    expect(last().ended).toBe(true);
  });

  test('that took very long is right, and not kept', async () => {
    const finding = desk.certify(file());
    await vi.advanceTimersByTimeAsync(10_000);
    last().onmessage?.({ data: { ok: certificate } });
    expect(await finding).toMatchObject({ kind: 'right', keepable: false });
  });

  test('that is too long to be told is right, and not kept', async () => {
    const finding = desk.certify(file());
    last().onmessage?.({ data: { ok: { ...certificate, actions: 5_001 } } });
    expect(await finding).toMatchObject({ kind: 'right', keepable: false });
  });

  test('that breaks the engine breaks nothing else', async () => {
    const finding = desk.certify(file());
    last().onerror?.({ message: 'unreachable', preventDefault: () => undefined });
    expect(await finding).toEqual({ kind: 'wrong', fault: 'failed' });
    expect(last().ended).toBe(true);
  });

  test('that is no JSON, or forged, is refused with its reason', async () => {
    const text = desk.certify(file());
    last().onmessage?.({ data: { wrong: 'not_json' } });
    expect(await text).toEqual({ kind: 'wrong', fault: 'not_json' });
    const forged = desk.certify(file());
    const verdict = { kind: 'wrong', fault: 'forged', action: 7, message: '' };
    last().onmessage?.({ data: { ok: verdict } });
    expect(await forged).toMatchObject({ kind: 'wrong', fault: 'forged', action: 7 });
  });

  test('that nobody wants to wait for any more is let go', async () => {
    const over = new AbortController();
    const finding = desk.certify(file(), over.signal);
    over.abort();
    expect(await finding).toBeNull();
    expect(last().ended).toBe(true);
  });
});

describe('a table of a record', () => {
  test('is made with the seats that are wished', async () => {
    const made = desk.tableOf(file(), [{ kind: 'me' }, { kind: 'open' }], 'Anna');
    const { task } = last();
    expect(task).toMatchObject({ do: 'import', guest: { name: 'Anna' } });
    expect(task?.do === 'import' && task.id).toMatch(/^[0-9a-f]{26}$/);
    last().onmessage?.({ data: { ok: { table: { id: 'a' } } } });
    expect(await made).toEqual({ table: { id: 'a' } });
  });

  test('is refused with the code of the engine', async () => {
    const made = desk.tableOf(file(), [], 'Anna');
    last().onmessage?.({ data: { refused: 'bad_seats', message: '2 play, not 0' } });
    await expect(made).rejects.toMatchObject({ code: 'bad_seats' });
  });
});
