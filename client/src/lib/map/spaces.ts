/** The spaces of a map as a table page speaks of them. */
import type { BoardMap, Room } from './board.ts';

/**
 * What a player may do with a space. The board knows no rules: it is told.
 *
 * `idle`: nothing. `offered`: choosing it begins an action. `picked`: it is part of the action being chosen.
 * `target`: choosing it continues that action.
 */
export type SpaceState = 'idle' | 'offered' | 'picked' | 'target';

/** The few words that the map itself says; they come from the page's catalogue. */
export interface MapWords {
  /** What this picture is, for those who do not see it. */
  map: string;
  zoomIn: string;
  zoomOut: string;
  wholeMap: string;
}

/** Where pieces stand, for every space of the board. */
export function roomsOf(map: BoardMap): Map<string, Room> {
  const spaces = [...map.land, ...map.sea, ...map.routes];
  return new Map(spaces.map(({ id, pieces }) => [id, pieces]));
}

/** Places for so many pieces side by side, in rows as square as can be, around the middle of a room. */
export function cluster(count: number, spacing: number): [dx: number, dy: number][] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row < rows - 1 ? columns : count - columns * (rows - 1);
    return [((i % columns) - (inRow - 1) / 2) * spacing, (row - (rows - 1) / 2) * spacing];
  });
}
