/** The story of a game that is over, in English. */
import { counted } from './plural.ts';

export const ending = {
  coming: 'The game is over. How it ended is about to be told…',
  out: 'Out of the game',
  loading: 'The story of the game is being put together…',
  missing: 'The story of the game could not be had.',
  parts: 'How it came about',
  chart: 'The course of the game',
  measure: 'What is shown',
  cursor: 'A moment of the game',
  start: 'Start',
  atMove: (ply: number) => `Move ${ply}`,
  atRound: (round: number, ply: number) => `Round ${round}, move ${ply}`,
  go: 'Show this moment on the board',
  values: (who: string, amount: string) => `${who}: ${amount}`,
  numbers: 'The same in numbers',
  when: 'When',
  moments: 'What decided it',
  luck: 'Luck',
  noLuck: 'No dice and no draws: luck had no part in this game.',
  noThrows: 'No die was thrown in this game.',
  throws: (n: number, actual: string, expected: string) =>
    `${counted('en', n, 'throw', 'throws')}: ${actual}, where ${expected} were to be expected.`,
  luckier: (games: string) => `${games} is as lucky or luckier.`,
  unluckier: (games: string) => `${games} is as unlucky or unluckier.`,
  oneIn: (n: string) => `One game in ${n}`,
  deeds: 'What each did',
  led: (percent: number) => `Led alone for ${percent}% of the game.`,
  gained: (amount: string) => `Greatest gain at once: ${amount}.`,
  lost: (amount: string) => `Greatest loss at once: ${amount}.`,
};
