/** Printed facts, read from the board file that the rules read too. */
import { holes, named } from '../../../../../xtask/template/board.json';
import type { Hole } from '../../protocol/calculi.ts';

/** Row by row, as views list them. */
export const HOLES = holes as readonly Hole[];
/** What a pebble counts from the hole that its player named. */
export const NAMED = named;

/** As one calls it at the table: `B2`. */
export const nameOf = (hole: Hole): string => hole.toUpperCase();
