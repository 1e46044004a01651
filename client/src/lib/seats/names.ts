/** What seats and computer players are called. */
import { say } from '../i18n/index.ts';
import type { Seat } from '../wire.ts';
import { colourOf } from './signs.ts';

/** What a seat is called where it is a colour. */
export function seatColourName(seat: Seat): string {
  return say().seats.colours[colourOf(seat)];
}

/** Romans of each strength, one for each seat, so that several at a table can be told apart; alike in every language. */
const COMPUTERS: Readonly<Record<string, readonly string[]>> = {
  random: ['Fortuna', 'Alea', 'Sors', 'Casus', 'Fors', 'Tyche'],
  level1: ['Tiro', 'Flora', 'Rufus', 'Silvia', 'Crispus', 'Paula'],
  level2: ['Varro', 'Sabina', 'Cotta', 'Fulvia', 'Drusus', 'Galba'],
  level3: ['Sulla', 'Agrippina', 'Corbulo', 'Aemilia', 'Lucullus', 'Marcella'],
};

/** The name of a computer player in a seat. */
export function computerName(player: string, seat: Seat): string {
  const names = COMPUTERS[player] ?? [];
  return names[seat % names.length] ?? player;
}
