/** Which units fight, fall or are cut down: so many of each kind, chosen among the ways on offer. Pure arithmetic. */
import { LAND_UNITS, type Units } from '../conquest/counts.ts';
import type { Offer } from '../../net/offers.ts';
import type { Handle } from '../../protocol/conquest2005.ts';

export interface Way {
  units: Units;
  path: readonly Handle[];
}

/** What a choice is made for; each begins with the way that is taken most often. */
export type Purpose = 'form' | 'lose' | 'pursue';

/** The ways on offer to pick units. */
export function waysOf(legal: readonly Offer<Handle>[]): Way[] {
  return legal.flatMap(({ path }) => {
    const counts = path.flatMap(it => (it.kind === 'units' ? it : []));
    const named = LAND_UNITS.every((unit, i) => counts[i]?.unit === unit);
    if (path.length !== LAND_UNITS.length || !named) return [];
    const [infantry = 0, cavalry = 0, catapults = 0] = counts.map(it => it?.n ?? 0);
    return [{ units: [infantry, cavalry, catapults], path }];
  });
}

/** The numbers of one kind that any way has, from the least. */
export function numbersOf(ways: readonly Way[], kind: number): number[] {
  return [...new Set(ways.map(it => it.units[kind] ?? 0))].sort((a, b) => a - b);
}

/**
 * The way with this number of one kind that differs least from what was chosen before. Of equals it is the one in which
 * the commoner kind gives way: a catapult that was asked for stays when riders are.
 */
export function changed(
  ways: readonly Way[],
  before: Units,
  kind: number,
  n: number,
): Way | undefined {
  const far = ({ units }: Way) =>
    units.reduce((sum, it, i) => sum + (10 + i) * Math.abs(it - (before[i] ?? 0)), 0);
  return least(
    ways.filter(it => it.units[kind] === n),
    far,
  );
}

/**
 * Where a choice begins: catapults in reserve and a cavalry for two infantry, as the faces of a die are; the cheapest
 * among losses; the dearest of those who flee.
 */
export function first(ways: readonly Way[], purpose: Purpose): Way | undefined {
  switch (purpose) {
    case 'form':
      return least(
        ways,
        ({ units: [infantry, cavalry, catapults] }) =>
          100 * catapults + Math.abs(2 * cavalry - infantry),
      );
    case 'lose':
      return least(ways, worthOf);
    case 'pursue':
      return least(ways, way => -worthOf(way));
  }
}

/** Roughly what units cost, to tell the dear from the cheap. */
function worthOf({ units: [infantry, cavalry, catapults] }: Way): number {
  return infantry + 2 * cavalry + 3 * catapults;
}

function least<T>(all: readonly T[], of: (it: T) => number): T | undefined {
  let best: T | undefined;
  for (const it of all) if (best === undefined || of(it) < of(best)) best = it;
  return best;
}
