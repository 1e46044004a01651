/** Printed facts, in the order in which views count them. */
import { peoples, provinces, seas } from '../../../../../games/conquerants/board.json';
import type { Handle, People, Territory, View } from '../../protocol/conquerants.ts';
import type { Seat } from '../../wire.ts';

export const PEOPLES = peoples.map(it => it.id) as readonly People[];
export const TERRITORIES = provinces.map(it => it.id) as readonly Territory[];
export const SEAS: readonly string[] = seas.map(it => it.id);
export const HOMES = Object.fromEntries(peoples.map(it => [it.id, it.home])) as Record<
  People,
  Territory
>;
export const DICE = Object.fromEntries(peoples.map(it => [it.id, it.die])) as Record<
  People,
  number
>;

export const peopleIdx = (people: People): number => PEOPLES.indexOf(people);

export function peopleOf(view: View, seat: Seat): People {
  return view.peoples[seat] ?? 'gauls';
}

/** What a seat has bid for, while the peoples are bid for. */
export function bidOf(view: View, seat: Seat) {
  return view.auction?.peoples.find(it => it.seat === seat) ?? null;
}

/** The people that a seat plays, or has the bid on; nothing while it has none. */
export function signOf(view: View, seat: Seat): People | null {
  return view.auction ? (bidOf(view, seat)?.people ?? null) : peopleOf(view, seat);
}

export function landOf(view: View, at: Territory) {
  return view.lands[TERRITORIES.indexOf(at)];
}

export function standingOf(view: View, people: People) {
  return view.standings[peopleIdx(people)];
}

/** The territory that was picked first, if one was. */
export function territoryOf([first]: readonly Handle[]): Territory | null {
  return first?.kind === 'space' ? first.at : null;
}
