/** The worker that keeps the tables of this device. The page never waits for a rule or for a disk. */
import type { Call, Calls, FromKeeper } from './calls.ts';
import { engineOf, nameFor } from './address.ts';
import { EngineRefused, openDoor } from './door.ts';
import { Keeper } from './keeper.ts';
import { Memory, openStore, type LocalStore } from './store.ts';
import { Thinkers } from './thinkers.ts';
import { SharedWindows } from './windows.ts';

/** One core is left for the person; more than a few thinkers only wait for each other. */
const MOST_THINKERS = Math.min(4, Math.max(1, navigator.hardwareConcurrency - 1));

const post = (message: FromKeeper) => self.postMessage(message);

async function begin(): Promise<Keeper> {
  const engine = engineOf(self.name);
  const start = () =>
    new Worker(new URL('./thinker.worker.ts', import.meta.url), {
      type: 'module',
      name: nameFor(engine),
    });
  const [ask, store] = await Promise.all([openDoor(engine), keptOrNot()]);
  return new Keeper({
    ask,
    store,
    thinkers: new Thinkers(start, MOST_THINKERS),
    windows: new SharedWindows(),
    tell: post,
    now: Date.now,
    luck: bytes => crypto.getRandomValues(new Uint8Array(bytes)),
  });
}

/** A private window may forbid to keep anything: the games are played all the same. */
async function keptOrNot(): Promise<LocalStore> {
  try {
    return await openStore();
  } catch {
    post({ kind: 'not_kept' });
    return new Memory();
  }
}

const keeper = begin();

self.onmessage = async ({ data }: MessageEvent<Call>) => {
  const { id, call, args } = data;
  try {
    const asked = (await keeper)[call] as (...args: unknown[]) => ReturnType<Calls[typeof call]>;
    post({ kind: 'answer', id, ok: await asked.apply(await keeper, args) });
  } catch (error) {
    if (error instanceof EngineRefused) {
      post({ kind: 'refused', id, code: error.code, message: error.message });
    } else {
      post({ kind: 'broken', message: String(error) });
    }
  }
};
