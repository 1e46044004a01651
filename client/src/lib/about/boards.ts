/** The board file of every game, found where the games are: a new one need not be named here. */
import type { BoardFile } from './facts.ts';

const files = import.meta.glob<BoardFile>('../../../../games/*/board.json', {
  eager: true,
  import: 'default',
});

export const boards = Object.entries(files).map(([path, board]) => ({
  game: path.split('/').at(-2) ?? '',
  board,
}));
