/** Pieces of a view as the shared panels count them. */
import type { Leader } from './both.ts';
import type { Counts } from './forces.ts';

export const LAND_UNITS = ['infantry', 'cavalry', 'catapult'] as const;

/** Combat units, counted: infantry, cavalry, catapults. */
export type Units = [infantry: number, cavalry: number, catapults: number];

export interface Company {
  units: Units;
  generals?: number;
  caesar?: boolean;
  galleys?: number;
}

export function countsOf({ units, generals = 0, caesar = false, galleys = 0 }: Company): Counts {
  const [infantry, cavalry, catapult] = units;
  return { infantry, cavalry, catapult, galley: galleys, general: generals, caesar: +caesar };
}

/** A leader and whom he has taken along so far, tired riders included, as company to be counted. */
export function ledBy(it: { leader: Leader; units: Units; tired_cavalry: number }): Company {
  const [infantry, cavalry, catapult] = it.units;
  const leader = it.leader === 'caesar' ? { caesar: true } : { generals: 1 };
  return { units: [infantry, cavalry + it.tired_cavalry, catapult], ...leader };
}

export function total([infantry, cavalry, catapult]: Units): number {
  return infantry + cavalry + catapult;
}
