import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call, FromKeeper, News } from './calls.ts';

/** Where the engine lies; nothing where there is none. */
const address = vi.hoisted(() => ({ engine: null as string | null }));
vi.mock('./address.ts', () => ({ engineAddress: () => address.engine, nameFor: String }));

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: FromKeeper }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
  readonly asked: Call[] = [];
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(call: Call) {
    this.asked.push(call);
  }

  terminate() {
    this.ended = true;
  }

  says(data: FromKeeper) {
    this.onmessage?.({ data });
  }
}

const worker = (n: number): FakeWorker => {
  const found = FakeWorker.all[n];
  if (!found) throw new Error(`there is no worker ${n}`);
  return found;
};

/** An engine of its own for each test. */
async function engineOf() {
  vi.resetModules();
  return (await import('./engine.ts')).engine;
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  address.engine = '/engine.wasm';
});

afterEach(() => vi.unstubAllGlobals());

test('the worker is started when it is asked first, and answers whom it was asked by', async () => {
  const engine = await engineOf();
  expect(FakeWorker.all).toHaveLength(0);
  const [games, list] = [engine.call('games'), engine.call('list')];
  expect(FakeWorker.all).toHaveLength(1);
  const [first, second] = worker(0).asked;
  worker(0).says({ kind: 'answer', id: second?.id ?? 0, ok: ['a table'] });
  worker(0).says({ kind: 'answer', id: first?.id ?? 0, ok: ['a game'] });
  expect([await games, await list]).toEqual([['a game'], ['a table']]);
});

test('a refusal is heard by who asked, and by nobody else', async () => {
  const engine = await engineOf();
  const [lost, found] = [engine.call('table', 'x'), engine.call('table', 'y')];
  const [first, second] = worker(0).asked;
  worker(0).says({ kind: 'refused', id: first?.id ?? 0, code: 'no_such_table', message: '' });
  worker(0).says({ kind: 'answer', id: second?.id ?? 0, ok: 'y' });
  await expect(lost).rejects.toMatchObject({ code: 'no_such_table' });
  expect(await found).toBe('y');
});

for (const [how, dies] of [
  ['dies', (it: FakeWorker) => it.onerror?.({ message: 'trap', preventDefault: () => undefined })],
  ['cannot be trusted any more', (it: FakeWorker) => it.says({ kind: 'broken', message: 'trap' })],
] as const) {
  test(`a worker that ${how} is ended, everyone is told, and the next call starts another`, async () => {
    const engine = await engineOf();
    const heard: News[] = [];
    engine.listen(news => heard.push(news));
    const asked = engine.call('list');
    dies(worker(0));
    await expect(asked).rejects.toMatchObject({ code: 'engine_failed' });
    expect(worker(0).ended).toBe(true);
    expect(heard).toEqual([{ kind: 'hung_up', table: null }]);

    const again = engine.call('list');
    worker(1).says({ kind: 'answer', id: worker(1).asked[0]?.id ?? 0, ok: [] });
    expect(await again).toEqual([]);
  });
}

test('where there is no engine nothing is started, and it is said', async () => {
  address.engine = null;
  const engine = await engineOf();
  await expect(engine.call('list')).rejects.toMatchObject({ code: expect.any(String) as string });
  expect(FakeWorker.all).toHaveLength(0);
});

test('who stops listening hears no more', async () => {
  const engine = await engineOf();
  const heard: News[] = [];
  const deaf = engine.listen(news => heard.push(news));
  void engine.call('list').catch(() => undefined);
  worker(0).says({ kind: 'not_kept' });
  deaf();
  worker(0).says({ kind: 'not_kept' });
  expect(heard).toEqual([{ kind: 'not_kept' }]);
});
