/** Printed facts, in the order in which views count them. */
import { peoples, provinces, seas } from '../../../../../games/conquerants/board.json';
import type { People, Territory, View } from '../../protocol/conquerants.ts';
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

export function landOf(view: View, at: Territory) {
  return view.lands[TERRITORIES.indexOf(at)];
}

export function standingOf(view: View, people: People) {
  return view.standings[peopleIdx(people)];
}

/** The territory that a handle names, if it names one. */
export function territoryOf(handle: string): Territory | null {
  const id = handle.startsWith('space:') ? handle.slice('space:'.length) : null;
  return TERRITORIES.find(it => it === id) ?? null;
}

/** Those whom a button would ask, e.g. `button:ask-gauls-tarentines`; nobody for another button. */
export function askedBy(handle: string): People[] {
  const list = /^button:ask-([a-z-]+)$/.exec(handle)?.[1]?.split('-') ?? [];
  return PEOPLES.filter(people => list.includes(people));
}
