/** The tables of this device, for lists. They are read without the engine: looking costs nothing. */
import type { TableSummary } from '../wire.ts';
import { engine } from './engine.ts';
import { openStore, type LocalStore } from './store.ts';
import { summaryOf } from './summary.ts';

let store: Promise<LocalStore> | null = null;

export async function localTables(): Promise<TableSummary[]> {
  // Who keeps them knows also those that could not be stored.
  if (engine.isRunning) return engine.call('list');
  store ??= openStore();
  const rows = (await (await store).list()).map(summaryOf);
  return rows.toSorted((a, b) => b.touched_at - a.touched_at);
}
