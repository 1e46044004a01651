/** A worker that thinks. It keeps copies of tables and decides from what one seat of them sees. */
import type { Hint } from '../protocol/engine.ts';
import { openDoor } from './door.ts';
import { engineOf } from './address.ts';
import type { Outcome, Task } from './thinkers.ts';

const door = openDoor(engineOf(self.name));

self.onmessage = async ({ data }: MessageEvent<Task>) => {
  const { row, log, ...how } = data;
  let outcome: Outcome;
  try {
    const ask = await door;
    ask({ do: 'follow', table: row, log });
    const thought = ask({ do: 'think', table: row.id, ...how });
    outcome = { thought: thought.answer as Hint | null };
  } catch (error) {
    outcome = { failed: String(error) };
  }
  self.postMessage(outcome);
};
