/** What is said while the others' steps are shown, and afterwards in the account of them, in French. */
import { counted } from './plural.ts';
import type { follow as english } from './follow.en.ts';

export const follow: typeof english = {
  title: 'Ce que font les autres',
  shown: 'On montre ce que font les autres.',
  thenYou: 'On montre ce que font les autres ; ensuite, à vous de jouer.',
  pause: 'Pause',
  goOn: 'Reprendre',
  step: 'Étape suivante',
  toTurn: 'À votre tour',
  toNow: 'Au présent',
  waiting: n => `encore ${n}`,
  sinceTurn: 'Depuis votre dernier tour',
  sinceAway: 'Pendant votre absence',
  mine: 'Ce qui vous concerne',
  others: 'Ce qu’ont fait les autres',
  again: 'Revoir',
  putAway: 'Ranger',
  steps: n => counted('fr', n, 'ligne', 'lignes'),
  more: n => `Encore ${counted('fr', n, 'ligne', 'lignes')} au journal.`,
};

/** What the keys do meanwhile. */
export const followKeys = {
  k: 'Pause, ou reprise, pendant qu’on montre les autres',
  n: 'Montrer l’étape suivante des autres',
  l: 'Tout de suite au présent, ou à votre tour',
};

export const followKeyNames = {
  k: 'K',
  n: 'N',
  l: 'L',
};
