// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fallback } from './fallback.ts';
import { artOf, boardOf, coverOf, games } from './index.ts';

const folderOf = (file: string) => file.split('/')[1] ?? '';

test('whoever has a cover is a game, and has a picture, a board and samples too', () => {
  const folders = Object.keys(import.meta.glob('./*/cover.ts')).map(folderOf);
  for (const others of [
    import.meta.glob('./*/CoverArt.svelte'),
    import.meta.glob('./*/index.ts'),
    import.meta.glob('./*/samples.ts'),
  ]) {
    expect(Object.keys(others).map(folderOf)).toEqual(folders);
  }
  // What new games begin as is not played.
  expect(games).toEqual(folders.filter(it => it !== 'calculi'));
  for (const game of games) expect(coverOf(game, 'en').name).not.toBe(game);
});

test('a game without a folder is called as the server calls it and played by its notation', async () => {
  const seats = { min: 2, max: 2, names: [] };
  const info = { id: 'unheard', name: 'Unheard of', seats, options: [], rules_version: 1 };
  expect(coverOf('unheard', 'fr', info).name).toBe('Unheard of');
  expect(artOf('unheard')).toBeUndefined();
  expect(await boardOf('unheard')).toBe(fallback);
});
