/** How the plate of a stack is laid out. Pure arithmetic. */
import { KINDS, type Counts, type Kind } from './forces.ts';

/** Whether what stands there can still move: all of it, some of it, nothing. */
export type Readiness = 'all' | 'some' | 'none';

export const HEIGHT = 98;
/** How far a leader's gable or crown rises over the plate. */
export const CREST = 18;
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

/** Who leads, if anyone does. */
export function leaderOf(counts: Counts): 'caesar' | 'general' | null {
  return (counts.caesar ?? 0) > 0 ? 'caesar' : (counts.general ?? 0) > 0 ? 'general' : null;
}

/** A plate under a leader has a gable, under a Caesar a crown: its outline tells them from afar. */
export function crestOf(leader: 'caesar' | 'general' | null, width: number): string {
  const [half, tip] = [width / 2, -CREST];
  if (leader === 'general') return `M0 10L${half} ${tip}L${width} 10Z`;
  if (leader === null) return '';
  return `M0 12V${tip}L${width * 0.28} -3L${half} ${tip - 4}L${width * 0.72} -3L${width} ${tip}V12Z`;
}

/** How many units are led or stand alone. */
const unitsIn = (counts: Counts) =>
  (counts.infantry ?? 0) + (counts.cavalry ?? 0) + (counts.catapult ?? 0);

/** How wide the plate of a stack seen from afar is, where it is 60 high. */
export function compactWidth(counts: Counts): number {
  const units = unitsIn(counts);
  return units === 0 ? 58 : units < 10 ? 96 : 116;
}
