/** What is said while the others' steps are shown, and afterwards in the account of them, in English. */
import { counted } from './plural.ts';

export const follow = {
  title: 'What the others do',
  /** What the bar says meanwhile. */
  shown: 'What the others do is being shown.',
  thenYou: 'What the others do is being shown; then it is your turn.',
  pause: 'Pause',
  goOn: 'Go on',
  step: 'Next step',
  toTurn: 'To your turn',
  toNow: 'To now',
  waiting: (n: number) => `${n} to come`,
  sinceTurn: 'Since your last turn',
  sinceAway: 'Since you were away',
  mine: 'What concerns you',
  others: 'What the others did',
  again: 'Watch it again',
  putAway: 'Put it away',
  steps: (n: number) => counted('en', n, 'line', 'lines'),
  more: (n: number) => `${counted('en', n, 'more line', 'more lines')} in the log.`,
};

/** What the keys do meanwhile. */
export const followKeys = {
  k: 'Pause, or go on, while the others are shown',
  n: 'Show the next step of the others',
  l: 'The newest at once, or your turn',
};

export const followKeyNames = {
  k: 'K',
  n: 'N',
  l: 'L',
};
