/** Where ways and roads lie on the sheet. Pure arithmetic. */
import type { NetWay, Place } from '../../map/board.ts';
import type { City, View } from '../../protocol/cesar.ts';
import { siteOf, waysOf } from './board.ts';

/** A way as it is drawn. */
export interface DrawnWay {
  key: string;
  between: [City, City];
  /** An SVG path from the first city to the second. */
  path: string;
  /** Where its roads lie: place and direction, one entry a road. */
  slots: Slot[];
}

export interface Slot {
  x: number;
  y: number;
  /** Degrees, clockwise. */
  angle: number;
}

/** How far along the way each of its roads lies. */
const SLOTS: Record<number, readonly number[]> = { 1: [0.5], 2: [0.38, 0.62] };

/** The ways of the side in use, in the order in which the view counts them. */
export function drawnWays(side: View['side']): DrawnWay[] {
  return waysOf(side).map(drawnWay);
}

function drawnWay(way: NetWay): DrawnWay {
  const between = way.between as [City, City];
  const [a, b] = between.map(city => siteOf(city)?.at ?? [0, 0]) as [Place, Place];
  // The curve passes through the point of its bend, so its control point lies twice as far out.
  const control: Place = [2 * way.bend[0] - (a[0] + b[0]) / 2, 2 * way.bend[1] - (a[1] + b[1]) / 2];
  return {
    key: between.join('-'),
    between,
    path: `M${a[0]} ${a[1]}Q${control[0]} ${control[1]} ${b[0]} ${b[1]}`,
    slots: (SLOTS[way.roads] ?? []).map(share => slot(a, control, b, share)),
  };
}

function slot(a: Place, control: Place, b: Place, t: number): Slot {
  const at = (i: 0 | 1) => (1 - t) ** 2 * a[i] + 2 * (1 - t) * t * control[i] + t ** 2 * b[i];
  const along = (i: 0 | 1) => (1 - t) * (control[i] - a[i]) + t * (b[i] - control[i]);
  return { x: at(0), y: at(1), angle: (Math.atan2(along(1), along(0)) * 180) / Math.PI };
}

/** The keys of the ways along these cities, whichever way round they are listed. */
export function waysAlong(path: readonly City[]): Set<string> {
  return new Set(
    path.slice(1).flatMap((city, i) => [`${path[i]}-${city}`, `${city}-${path[i] ?? ''}`]),
  );
}
