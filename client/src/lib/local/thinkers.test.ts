import { beforeEach, expect, test } from 'vitest';
import { entry, rowOf } from './fakes.ts';
import { Thinkers, type Outcome, type Question, type Task } from './thinkers.ts';

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: Outcome }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
  readonly tasks: Task[] = [];
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(task: Task) {
    this.tasks.push(task);
  }

  terminate() {
    this.ended = true;
  }

  thinks(action: string) {
    this.onmessage?.({ data: { thought: { action, value: [], nodes: 1 } } });
  }
}

const about = (table: string, versions: number): Question => ({
  row: rowOf(table),
  log: Array.from({ length: versions }, (_, n) => entry(n + 1)),
  seat: 0,
  player: 'level3',
  patience: 10,
});

const thinkers = (most: number) => new Thinkers(() => new FakeWorker() as unknown as Worker, most);
const worker = (n: number): FakeWorker => {
  const found = FakeWorker.all[n];
  if (!found) throw new Error(`there is no worker ${n}`);
  return found;
};

beforeEach(() => (FakeWorker.all = []));

test('who knows a table is told only what is new', async () => {
  const all = thinkers(2);
  const first = all.ask(about('a', 2));
  worker(0).thinks('pass');
  expect((await first)?.action).toBe('pass');
  const second = all.ask(about('a', 3));
  worker(0).thinks('march');
  expect((await second)?.action).toBe('march');
  expect(FakeWorker.all).toHaveLength(1);
  expect(worker(0).tasks.map(it => it.log.map(row => row.version))).toEqual([[1, 2], [3]]);
});

test('answers go to who asked, whichever comes first', async () => {
  const all = thinkers(2);
  const [a, b] = [all.ask(about('a', 1)), all.ask(about('b', 1))];
  worker(1).thinks('for b');
  worker(0).thinks('for a');
  expect([(await a)?.action, (await b)?.action]).toEqual(['for a', 'for b']);
});

test('there are never more than so many; who comes later waits', async () => {
  const all = thinkers(1);
  void all.ask(about('a', 1));
  const b = all.ask(about('b', 1));
  expect(worker(0).tasks).toHaveLength(1);
  worker(0).thinks('pass');
  expect(worker(0).tasks.map(it => it.row.id)).toEqual(['a', 'b']);
  worker(0).thinks('march');
  expect((await b)?.action).toBe('march');
});

test('a thinker that fails comes to nothing, and another takes its place and is told everything', async () => {
  const all = thinkers(1);
  const failed = all.ask(about('a', 2));
  worker(0).onmessage?.({ data: { failed: 'unreachable' } });
  expect(await failed).toBeNull();
  expect(worker(0).ended).toBe(true);
  const again = all.ask(about('a', 2));
  expect(worker(1).tasks[0]?.log).toHaveLength(2);
  worker(1).thinks('pass');
  expect((await again)?.action).toBe('pass');
});

test('a thinker that dies does not keep the others waiting', async () => {
  const all = thinkers(1);
  const [dead, next] = [all.ask(about('a', 1)), all.ask(about('b', 1))];
  worker(0).onerror?.({ message: 'out of memory', preventDefault: () => undefined });
  expect(await dead).toBeNull();
  worker(1).thinks('pass');
  expect((await next)?.action).toBe('pass');
});
