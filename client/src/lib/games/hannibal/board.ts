/** Printed facts, in the order in which views count them. */
import {
  capitals,
  domination,
  provinces,
  sea_routes,
} from '../../../../../games/hannibal/board.json';
import type { Place, Province, Route, Side } from '../../protocol/hannibal.ts';

export const SIDES: readonly Side[] = ['rome', 'carthage'];
export const PROVINCES = provinces.map(it => it.id) as readonly Province[];
export const ROUTES = sea_routes.map(it => it.id) as readonly Route[];
export const CAPITALS = capitals as Record<Side, Province>;
export const DOMINATION = domination as Record<Side, Province[][]>;

const names = new Map(provinces.map(it => [it.id, it.name]));
const ends = new Map(sea_routes.map(it => [it.id, it.between]));

export const sideIdx = (side: Side): 0 | 1 => (side === 'rome' ? 0 : 1);
export const enemy = (side: Side): Side => (side === 'rome' ? 'carthage' : 'rome');
export const isRoute = (place: Place): place is Route => ends.has(place);

/** As printed: `Hispania Citerior`, `Roma–Corsica`. */
export function nameOf(place: Place): string {
  const between = ends.get(place);
  return (between ?? [place]).map(id => names.get(id) ?? id).join('–');
}
