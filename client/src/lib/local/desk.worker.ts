/** A worker that looks at one record and is ended after that. */
import { engineOf } from './address.ts';
import type { Outcome, Task } from './desk.ts';
import { EngineRefused, openDoor } from './door.ts';

const door = openDoor(engineOf(self.name));

self.onmessage = async ({ data }: MessageEvent<Task>) => {
  self.postMessage(await outcomeOf(data));
};

async function outcomeOf({ file, ...task }: Task): Promise<Outcome> {
  let record: unknown;
  try {
    record = JSON.parse(await file.text());
  } catch {
    return { wrong: 'not_json' };
  }
  try {
    const ask = await door;
    return { ok: ask({ ...task, record }).answer };
  } catch (error) {
    return error instanceof EngineRefused
      ? { refused: error.code, message: error.message }
      : { failed: String(error) };
  }
}
