/** Where the pieces of a territory lie. Pure arithmetic. */
import type { BoardMap } from '../../map/board.ts';
import { roomsOf } from '../../map/spaces.ts';
import type { People, Territory, View } from '../../protocol/conquerants.ts';
import { landOf, TERRITORIES } from './board.ts';

/** What stands in a territory that somebody controls. */
export interface Holding {
  at: Territory;
  x: number;
  y: number;
  owner: People | null;
  link: People | null;
  romanised: boolean;
  peace: boolean;
  /** Whether it is the home of its owner. */
  home: boolean;
}

export function holdings(
  view: View,
  map: BoardMap,
  homes: Readonly<Record<People, Territory>>,
): Holding[] {
  const rooms = roomsOf(map);
  return TERRITORIES.flatMap(at => {
    const land = landOf(view, at);
    const room = rooms.get(at);
    if (!land || !room || (!land.owner && !land.link)) return [];
    const { owner, link, romanised, peace } = land;
    const home = owner !== null && homes[owner] === at;
    return [{ at, x: room.at[0], y: room.at[1], owner, link, romanised, peace, home }];
  });
}
