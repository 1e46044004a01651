/**
 * Which games have words and a board here: whoever has a folder. `calculi` is what new games begin as; it is checked and
 * tested like the others, and nobody plays it.
 */
import type { Component } from 'svelte';
import type { Lang } from '../i18n/index.ts';
import type { GameInfo } from '../wire.ts';
import type { AnyGameUi, Cover } from './game-ui.ts';
import { fallback } from './fallback.ts';

const covers = byGame(
  import.meta.glob<Record<Lang, Cover>>(['./*/cover.ts', '!./calculi/*'], {
    eager: true,
    import: 'cover',
  }),
);

const art = byGame(
  import.meta.glob<Component>(['./*/CoverArt.svelte', '!./calculi/*'], {
    eager: true,
    import: 'default',
  }),
);

/** Boards are large: each is loaded when a table of its game is opened. */
const boards = byGame(
  import.meta.glob<AnyGameUi>(['./*/index.ts', '!./calculi/*'], { import: 'ui' }),
);

/** Every game with words here, by the alphabet. The lobby has the order of the server. */
export const games: readonly string[] = [...covers.keys()];

/** What the lobby says of a game; one without words of its own is named as the server names it. */
export function coverOf(game: string, lang: Lang, info?: GameInfo): Cover {
  return (
    covers.get(game)?.[lang] ?? {
      name: info?.name ?? game,
      summary: '',
      time: '',
      weight: 2,
      seats: {},
      options: {},
    }
  );
}

/** The picture on the box, where there is one. */
export function artOf(game: string): Component | undefined {
  return art.get(game);
}

export async function boardOf(game: string): Promise<AnyGameUi> {
  const load = boards.get(game);
  return load ? load() : fallback;
}

/** What was found in each folder, by the name of the folder. */
function byGame<T>(files: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(files).map(([path, it]) => [path.split('/')[1] ?? '', it]));
}
