/** Printed facts, read from the board file that the rules read too. */
import { cities, colors, rome, scales, treasures } from '../../../../../games/cesar/board.json';
import type { BoardMap, NetWay, Site } from '../../map/board.ts';
import type { City, Color, Side, Treasure } from '../../protocol/cesar.ts';
import drawn from './map.generated.json';

export const map = drawn as unknown as BoardMap;

export const ROME: City = 'roma';
export const COLORS = colors.map(it => it.id) as readonly Color[];
/** Gold comes last. */
export const TREASURES = treasures.map(it => it.id) as readonly Treasure[];
export const ORDINARY = TREASURES.slice(0, -1);
/** Points for so many of one kind, and for a row of so many kinds. */
export const SAME: readonly number[] = scales.same.points;
export const DIFFERENT: readonly number[] = scales.different.points;

interface CityFact {
  name: string;
  color: Color;
  value: number;
}

const facts = new Map(
  cities.map(it => [it.id as City, { name: it.name, color: it.color as Color, value: it.value }]),
);
const sites = new Map((map.sites ?? []).map(site => [site.id as City, site]));

export function nameOf(city: City): string {
  return city === ROME ? rome.name : (facts.get(city)?.name ?? city);
}

/** Colour and value; Rome has neither. */
export function factOf(city: City): CityFact | undefined {
  return facts.get(city);
}

export function siteOf(city: City): Site | undefined {
  return sites.get(city);
}

/** The dotted ways of one side, in the order in which views count them. */
export function waysOf(side: Side): readonly NetWay[] {
  return map.nets?.find(net => net.id === side)?.ways ?? [];
}
