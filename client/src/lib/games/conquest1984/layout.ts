/** Where this edition's pieces lie on the sheet: galleys at the part of a coast that is their own. */
import * as shared from '../conquest/layout.ts';
import type { BoardMap } from '../../map/board.ts';
import type { View } from '../../protocol/conquest1984.ts';
import type { Seat } from '../../wire.ts';
import { total } from '../conquest/counts.ts';

export function stacksOf(view: View, map: BoardMap): shared.Stack[] {
  const { prompt } = view;
  const going = prompt.kind === 'lead' ? { at: prompt.from, seat: prompt.seat } : null;
  return shared.stacksOf(view.provinces, map, going);
}

export function shipsOf(view: View, map: BoardMap) {
  return shared.shipsOf(view.galleys, map, galley => galley.coast);
}

export function roadsOf(view: View, map: BoardMap) {
  return shared.roadsOf(view.roads, map);
}

/** Where two players' units, or galleys, stand together: there will be a battle. */
export function battlefields(view: View): string[] {
  const land = view.provinces
    .filter(it => it.stacks.filter(stack => total(stack.units) > 0).length > 1)
    .map(it => it.id as string);
  const seas = new Map<string, Set<Seat>>();
  for (const { sea, lord } of view.galleys) {
    if (sea) seas.set(sea, (seas.get(sea) ?? new Set<Seat>()).add(lord));
  }
  return [...land, ...[...seas].filter(([, lords]) => lords.size > 1).map(([sea]) => sea)];
}
