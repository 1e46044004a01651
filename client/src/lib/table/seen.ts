/** Which version of each table this browser has seen last, for "since you left". */
import { recall, remember } from '../memory.ts';

/** Tables that were not visited for so many others are forgotten. */
const KEPT = 60;

type Seen = [table: string, version: number][];

export function lastSeen(table: string): number {
  return read().find(([id]) => id === table)?.[1] ?? 0;
}

export function sawNow(table: string, version: number): void {
  const others = read().filter(([id]) => id !== table);
  remember('seen', JSON.stringify([[table, version], ...others].slice(0, KEPT)));
}

function read(): Seen {
  try {
    const seen: unknown = JSON.parse(recall('seen') ?? '[]');
    return Array.isArray(seen) ? (seen as Seen) : [];
  } catch {
    return [];
  }
}
