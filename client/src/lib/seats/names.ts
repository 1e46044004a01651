/** What a seat is called where it is a colour. */
import { say } from '../i18n/index.ts';
import type { Seat } from '../wire.ts';
import { colourOf } from './signs.ts';

export function seatColourName(seat: Seat): string {
  return say().seats.colours[colourOf(seat)];
}
