/** How the plate of a stack is laid out. Pure arithmetic. */
import { KINDS, type Counts, type Kind } from './forces.ts';

/** Whether what stands there can still move: all of it, some of it, nothing. */
export type Readiness = 'all' | 'some' | 'none';

export const HEIGHT = 98;
const LEADERS = 62;
const CELL = 50;

export interface Cell {
  kind: Kind;
  n: number;
  /** Where its middle is, from the left. */
  at: number;
}

/** One cell for each kind of unit that is there; leaders have a place of their own. */
export function cellsOf(counts: Counts): Cell[] {
  const units = KINDS.filter(kind => kind !== 'general' && kind !== 'caesar');
  return units
    .filter(kind => (counts[kind] ?? 0) > 0)
    .map((kind, i) => ({ kind, n: counts[kind] ?? 0, at: LEADERS + CELL * (i + 0.5) }));
}

export function widthOf(counts: Counts): number {
  return LEADERS + CELL * cellsOf(counts).length;
}

/** Whether so many of so many can still move. */
export function readiness(ready: number, all: number): Readiness {
  if (ready <= 0) return 'none';
  return ready < all ? 'some' : 'all';
}

/** Of many numbers on offer the first few and the largest: what lies between is two clicks away. */
export function fewOf<T>(amounts: readonly T[]): T[] {
  return amounts.length > 4 ? [...amounts.slice(0, 3), ...amounts.slice(-1)] : [...amounts];
}
