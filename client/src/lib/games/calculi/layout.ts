/** Where everything lies on the sheet. Pure arithmetic. */
import { cluster } from '../../map/spaces.ts';
import type { Seat } from '../../wire.ts';
import type { Hole } from '../../protocol/calculi.ts';
import { HOLES } from './board.ts';

/** As wide for its height as the window for boards is on a phone. */
export const SHEET = { width: 800, height: 620 };
export const RADIUS = 66;

interface Point {
  x: number;
  y: number;
}

/** The middle of each hole, three in a row. */
export const MIDDLES: readonly (Point & { at: Hole })[] = HOLES.map((at, i) => ({
  at,
  x: 150 + 250 * (i % 3),
  y: 120 + 190 * Math.floor(i / 3),
}));

/** A sign for each of these seats, side by side; a seat that is meant twice has two. */
export function signs(seats: readonly Seat[]): (Point & { seat: Seat })[] {
  const places = cluster(seats.length, 34);
  return seats.flatMap((seat, i) => {
    const [x, y] = places[i] ?? [0, 0];
    return { seat, x, y };
  });
}
