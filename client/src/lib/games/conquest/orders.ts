/**
 * "Fight on until …": a standing order by which the best target is named for the player. It plays nothing that is not on
 * offer, and ends with anything that was not foreseen.
 */
import type { Seat } from '../../wire.ts';

export const UNTIL = ['end', 'odds', 'loss'] as const;
export type Until = (typeof UNTIL)[number];

/** What a player has asked for, and how things stood then. */
export interface Order {
  until: Until;
  seat: Seat;
  /** Where the battle is. */
  field: string;
  /** How many pieces the side had. */
  strength: number;
}

/** A battle as far as an order must know it. */
export interface Fight {
  field: string;
  /** Who decides now, and whether that is a target to be named. */
  decides: Seat;
  targeting: boolean;
  /** How many pieces each fighting seat has left. */
  strengths: ReadonlyMap<Seat, number>;
  /** The chance of each fighting seat, in ten-thousandths. */
  wins: ReadonlyMap<Seat, number>;
}

/** What an order says to a moment: name the best target, wait for the other side, or come to an end. */
export type Verdict = 'act' | 'wait' | 'stop';

export function verdict(order: Order, fight: Fight | null): Verdict {
  if (!fight || fight.field !== order.field) return 'stop';
  const strength = fight.strengths.get(order.seat);
  if (strength === undefined) return 'stop';
  if (order.until === 'loss' && strength < order.strength) return 'stop';
  if (order.until === 'odds' && (fight.wins.get(order.seat) ?? 0) < 5_000) return 'stop';
  if (fight.decides !== order.seat) return 'wait';
  return fight.targeting ? 'act' : 'stop';
}
