/** Plain questions to a view; what the answers mean is for the rules, not for us. */
import type { City, CityView, ProspectView, RouteView, Tally, View } from '../../protocol/cesar.ts';
import type { Handle, Seat } from '../../wire.ts';

export function cityIn(view: View, city: City): CityView | undefined {
  return view.cities.find(it => it.city === city);
}

export function prospectOf(view: View, city: City): ProspectView | undefined {
  return view.prospects.find(it => it.city === city);
}

/** Who decides, while the game goes on. */
export function activeSeat(view: View): Seat | null {
  return view.prompt.kind === 'over' ? null : view.prompt.seat;
}

/** The route that is looked at: the one that is pointed at, else the first. */
export function litRoute(view: View, pointed: readonly Handle[]): RouteView | undefined {
  const routes = view.laid?.routes ?? [];
  const nth = routes.findIndex((_, i) => pointed.includes(`button:score-${i + 1}`));
  return routes[Math.max(0, nth)];
}

/** Which of the routes a button stands for, from 0. */
export function nthOf(handle: Handle): number | null {
  const nth = /^button:score-(\d+)$/.exec(handle)?.[1];
  return nth === undefined ? null : Number(nth) - 1;
}

/** Where points come from, in the order in which they are counted. */
export const SOURCES = ['routes', 'cities', 'same', 'different', 'gold', 'roads'] as const;
export type Source = (typeof SOURCES)[number];

const sum = (points: readonly number[]) => points.reduce((a, b) => a + b, 0);

/** The points of a tally from one source. */
export function pointsFrom(tally: Tally, source: Source): number {
  return {
    routes: tally.routes,
    cities: sum(tally.colors),
    same: sum(tally.columns),
    different: sum(tally.rows),
    gold: tally.gold,
    roads: tally.roads_left,
  }[source];
}
