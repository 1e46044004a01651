/** How the stables are told apart beside colour and sign: the coat of their horses, the rim of their cars. */
import type { Seat } from '../../wire.ts';

/** Dashes along the rim, and along the way that a chariot has driven. */
export const RIMS: readonly string[] = ['none', '7 5', '2.5 4', '13 4 3 4', '5 2.5'];
export const TRACKS: readonly string[] = ['none', '26 12', '3 11', '30 9 4 9', '14 7'];

const N_COATS = RIMS.length;

/** Which coat the horses of a seat have. */
export const coatOf = (seat: Seat): number => seat % N_COATS;
