/** How long things are looked at. */
import type { Played } from '../game-ui.ts';
import { sceneOf, turnedOver, type Scoring } from './scene.ts';
import { eventsOf } from './tell.ts';

/** Milliseconds for a card to be turned over, and to look at all of them. */
export const A_CARD = 350;
const ALL_CARDS = 1600;

/** What is looked at besides: that a pile was chosen, and the markers that were placed. */
const A_PILE = 120;
const THE_MARKERS = 900;

/** How many milliseconds a scored province takes to be read, line by line. */
export function readingOf({ rows, proconsul, bonus }: Scoring): number {
  return 2000 + 700 * rows.length + (proconsul ? 900 : 0) + (bonus ? 900 : 0);
}

/** How many milliseconds a step deserves before the next is shown. */
export function hold(step: Played): number {
  const { scorings } = sceneOf(step);
  if (scorings.length > 0) return scorings.reduce((sum, it) => sum + readingOf(it), 0);
  return eventsOf(step).some(it => it.kind === 'placed') ? THE_MARKERS : A_PILE;
}

/** How many milliseconds the piles take to be opened, before anything comes of them. */
export function unveils(step: Played): number {
  const n = turnedOver(step).reduce((sum, { pile }) => sum + pile.length, 0);
  return n > 0 ? n * A_CARD + ALL_CARDS : 0;
}
