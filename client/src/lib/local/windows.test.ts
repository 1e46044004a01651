import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedWindows } from './windows.ts';

/** Locks as a browser grants them: one holder, the others in a row. */
class FakeLocks {
  readonly #rows = new Map<string, (() => void)[]>();

  request = async (
    name: string,
    { ifAvailable = false, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
    act: (lock: object | null) => unknown,
  ) => {
    const row = this.#rows.get(name);
    if (row && ifAvailable) return act(null);
    if (row) {
      await new Promise<void>((resolve, reject) => {
        row.push(resolve);
        signal?.addEventListener('abort', () => {
          row.splice(row.indexOf(resolve), 1);
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    } else {
      this.#rows.set(name, []);
    }
    await act({ name });
    const next = this.#rows.get(name)?.shift();
    if (next) next();
    else this.#rows.delete(name);
  };
}

/** A channel that everyone but the speaker hears at once. */
class FakeChannel {
  static all: FakeChannel[] = [];
  readonly #ears = new Set<(event: { data: unknown }) => void>();

  constructor() {
    FakeChannel.all.push(this);
  }

  postMessage(data: unknown) {
    for (const other of FakeChannel.all.filter(it => it !== this)) {
      for (const hear of other.#ears) hear({ data });
    }
  }

  addEventListener = (_: string, hear: (event: { data: unknown }) => void) => this.#ears.add(hear);
  removeEventListener = (_: string, hear: (event: { data: unknown }) => void) =>
    this.#ears.delete(hear);
}

beforeEach(() => {
  FakeChannel.all = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
});

afterEach(() => vi.unstubAllGlobals());

const elsewhere = () => ({ moved: vi.fn(), yours: vi.fn() });

test('the first window plays, the next one watches and plays when the first is gone', async () => {
  const [one, two] = [new SharedWindows(), new SharedWindows()];
  const [first, second] = [elsewhere(), elsewhere()];
  const played = await one.enter('a', first);
  const watched = await two.enter('a', second);
  expect([played.mine, watched.mine]).toEqual([true, false]);
  expect(second.yours).not.toHaveBeenCalled();
  played.close();
  await vi.waitFor(() => expect(second.yours).toHaveBeenCalledTimes(1));
  // It comes back as the one that plays.
  watched.close();
  expect((await two.enter('a', second)).mine).toBe(true);
});

test('a window that looks no more is not waited for', async () => {
  const [one, two] = [new SharedWindows(), new SharedWindows()];
  const second = elsewhere();
  const played = await one.enter('a', elsewhere());
  const watched = await two.enter('a', second);
  watched.close();
  played.close();
  await vi.waitFor(async () => expect((await one.enter('a', elsewhere())).mine).toBe(true));
  expect(second.yours).not.toHaveBeenCalled();
});

test('what is played is heard in other windows, at its own table only', async () => {
  const [one, two] = [new SharedWindows(), new SharedWindows()];
  const [here, there, other] = [elsewhere(), elsewhere(), elsewhere()];
  await one.enter('a', here);
  const watched = await two.enter('a', there);
  await two.enter('b', other);
  one.changed('a');
  expect(there.moved).toHaveBeenCalledTimes(1);
  expect([here.moved, other.moved].flatMap(it => it.mock.calls)).toEqual([]);
  watched.close();
  one.changed('a');
  expect(there.moved).toHaveBeenCalledTimes(1);
});

test('two tables are played in two windows', async () => {
  const [one, two] = [new SharedWindows(), new SharedWindows()];
  const both = await Promise.all([one.enter('a', elsewhere()), two.enter('b', elsewhere())]);
  expect(both.map(it => it.mine)).toEqual([true, true]);
});
