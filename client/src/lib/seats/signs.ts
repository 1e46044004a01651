/** One shape and one colour for each seat, the same in every game whose seats are colours. */
import type { Seat } from '../wire.ts';

/** What the seats are called in the notation of such games, in the order of the seats. */
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Outlines in a box of 100 around the middle, all of about the same weight to the eye. */
export const SHAPES: Record<Colour, string> = {
  red: 'M0-44A44 44 0 1 1-.01-44Z',
  blue: 'M-38-38H38V38H-38Z',
  yellow: 'M0-46L50 40H-50Z',
  green: 'M0-52L50 0L0 52L-50 0Z',
  purple: 'M0-52L13.5-17.5L50-15L22 8.5L31 45L0 25L-31 45L-22 8.5L-50-15L-13.5-17.5Z',
  black: 'M-17-46H17V-17H46V17H17V46H-17V17H-46V-17H-17Z',
};

export function colourOf(seat: Seat): Colour {
  return COLOURS[seat] ?? 'black';
}
