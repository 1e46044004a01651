/** Finding one's way in the log, in English. */
import { counted } from './plural.ts';

const n = (count: number, one: string, other: string) => counted('en', count, one, other);

export const logbook = {
  earlier: 'Earlier moves',
  later: 'Later moves',
  newest: 'To the newest move',
  fetching: 'Earlier moves are on their way…',
  find: 'Find in the log',
  text: 'Search',
  by: 'Moves of',
  everyone: 'everyone',
  move: 'Go to move',
  go: 'Go',
  found: (lines: number) => n(lines, 'line found', 'lines found'),
  to: { left: 'To where you left', turn: 'To your last turn' },
  more: (lines: number) => n(lines, 'more line', 'more lines'),
};
