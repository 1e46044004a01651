/** What the lobby says of games and of computer players, in English. */
import { counted } from './plural.ts';

/** How strong a computer player is, and what it is like to play against. */
export const levels: Record<string, { name: string; character: string }> = {
  random: { name: 'random moves', character: 'leaves every decision to chance.' },
  level1: { name: 'easy', character: 'a recruit: takes what lies near, and looks no further.' },
  level2: { name: 'medium', character: 'a centurion: weighs your answer before every step.' },
  level3: { name: 'strong', character: 'a legate: thinks longest, and gives nothing away.' },
};

export const arrival = {
  first: 'New here?',
  begin: (game: string) => `Begin with ${game}`,
  players: (least: number, most: number) =>
    least === most ? counted('en', most, 'player', 'players') : `${least}–${most} players`,
  against: (name: string, level: string) => `against ${name}, ${level}`,
  weights: { 1: 'light', 2: 'medium', 3: 'heavy' },
  games: 'The seven games',
  finished: (count: number) => counted('en', count, 'finished game', 'finished games'),
  won: (who: string) => `Victory: ${who}`,
};
