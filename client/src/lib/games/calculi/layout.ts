/** Where everything lies on the board. Pure arithmetic. */
import type { Hole } from '../../protocol/calculi.ts';
import { HOLES } from './board.ts';

/** As wide for its height as the room for boards is on a phone. */
export const SIZE = { width: 800, height: 620 };
export const RADIUS = 70;
/** How far a hole's name and its signs stand from its middle. */
export const BESIDE = RADIUS + 32;
/** How far signs stand from each other. */
export const STEP = 36;

/** The middle of each hole, three in a row. */
export const MIDDLES: readonly { at: Hole; x: number; y: number }[] = HOLES.map((at, i) => ({
  at,
  x: 148 + 252 * (i % 3),
  y: 120 + 190 * Math.floor(i / 3),
}));
