/** Which home a new table gets, and the tables of both. */
import { hasEngine } from '../local/engine.ts';
import { localHome } from '../local/home.ts';
import { localTables } from '../local/list.ts';
import { api } from '../net/api.ts';
import type { CreateTable, TableSummary } from '../wire.ts';
import type { Home } from './home.ts';
import { isAlone, isUnanswered } from './library.ts';
import { serverHome } from './server.ts';

/** A table in a list, with where it is kept. */
export type ListedTable = TableSummary & { home: Home };

/** Whether a table could be kept on this device: everyone at it is here, or a computer. */
export const fitsHere = (wish: CreateTable): boolean =>
  hasEngine() && wish.seats.every(it => it.kind !== 'open');

/**
 * Where a new table goes: onto this device where that can be, unless the player wants to go on
 * elsewhere. A host's cost is thinking, not moves.
 */
export const homeFor = (wish: CreateTable, elsewhere: boolean): Home =>
  fitsHere(wish) && (isAlone() || !elsewhere) ? localHome : serverHome;

/** The tables of this device, and those of the server if it answers. */
export async function allTables(): Promise<{ rows: ListedTable[]; answered: boolean }> {
  const here = hasEngine() ? await localTables().catch(() => []) : [];
  const local = here.map(row => ({ ...row, home: localHome }));
  if (isAlone()) return { rows: local, answered: false };
  try {
    const rows = (await api.tables()).map(row => ({ ...row, home: serverHome }));
    return { rows: [...local, ...rows], answered: true };
  } catch (error) {
    if (!isUnanswered(error) || !hasEngine()) throw error;
    return { rows: local, answered: false };
  }
}
