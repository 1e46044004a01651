/** The places of a finished game, first to last, with what the page says of each. */
import type { OverInfo, Seat } from '../wire.ts';

/** One seat at the end. */
export interface Placed {
  seat: Seat;
  /** From 1; equal places are shared. */
  place: number;
  score: number;
  won: boolean;
}

/** First to last; who shares a place stands in the order of the seats. */
export function placed({ winners, places, scores }: OverInfo): Placed[] {
  const all = places.map((place, seat) => ({
    seat,
    place,
    score: scores[seat] ?? 0,
    won: winners.includes(seat),
  }));
  return all.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
}
