/** The score track: who stands where, also those who share a number or have run past the end. */
import type { Seat } from '../../wire.ts';

/** As far as the track is printed. */
export const END = 50;

export interface OnTrack {
  seat: Seat;
  score: number;
  /** Where along the track, from 0 to 1. */
  at: number;
  /** How many stand below on the same number. */
  level: number;
}

/** Everybody's place. Past the printed end the track is drawn longer. */
export function onTrack(scores: readonly number[]): { all: OnTrack[]; end: number } {
  const end = Math.max(END, ...scores);
  const all = scores.map((score, seat) => ({
    seat,
    score,
    at: score / end,
    level: scores.slice(0, seat).filter(it => Math.abs(it - score) <= 1).length,
  }));
  return { all, end };
}
