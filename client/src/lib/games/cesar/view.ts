/** Plain questions to a view; what the answers mean is for the rules, not for us. */
import type {
  City,
  CityView,
  Handle,
  ProspectView,
  RouteView,
  Tally,
  View,
} from '../../protocol/cesar.ts';
import type { Seat } from '../../wire.ts';

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
export function litRoute(view: View, pointed: Handle | null): RouteView | undefined {
  return view.laid?.routes[pointed?.kind === 'score' ? pointed.nth - 1 : 0];
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
