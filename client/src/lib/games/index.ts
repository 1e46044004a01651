/** Which games have words and a board here. Only this file names them. */
import type { Component } from 'svelte';
import type { Lang } from '../i18n/index.ts';
import type { GameInfo } from '../wire.ts';
import type { AnyGameUi, Cover } from './game-ui.ts';
import { fallback } from './fallback.ts';
import { cover as cesar } from './cesar/cover.ts';
import CesarArt from './cesar/CoverArt.svelte';
import { cover as circus } from './circus/cover.ts';
import CircusArt from './circus/CoverArt.svelte';
import { cover as conquerants } from './conquerants/cover.ts';
import ConquerantsArt from './conquerants/CoverArt.svelte';
import { cover as conquest1984 } from './conquest1984/cover.ts';
import Conquest1984Art from './conquest1984/CoverArt.svelte';
import { cover as conquest2005 } from './conquest2005/cover.ts';
import Conquest2005Art from './conquest2005/CoverArt.svelte';
import { cover as hannibal } from './hannibal/cover.ts';
import HannibalArt from './hannibal/CoverArt.svelte';
import { cover as imperium } from './imperium/cover.ts';
import ImperiumArt from './imperium/CoverArt.svelte';

const covers: Record<string, Record<Lang, Cover>> = {
  hannibal,
  imperium,
  circus,
  conquerants,
  cesar,
  conquest1984,
  conquest2005,
};

const art: Record<string, Component> = {
  hannibal: HannibalArt,
  imperium: ImperiumArt,
  circus: CircusArt,
  conquerants: ConquerantsArt,
  cesar: CesarArt,
  conquest1984: Conquest1984Art,
  conquest2005: Conquest2005Art,
};

/** Boards are large: each is loaded when a table of its game is opened. */
const boards: Record<string, () => Promise<{ ui: AnyGameUi }>> = {
  hannibal: () => import('./hannibal/index.ts'),
  imperium: () => import('./imperium/index.ts'),
  circus: () => import('./circus/index.ts'),
  conquerants: () => import('./conquerants/index.ts'),
  cesar: () => import('./cesar/index.ts'),
  conquest1984: () => import('./conquest1984/index.ts'),
  conquest2005: () => import('./conquest2005/index.ts'),
};

/** Every game with words here, in the order of the lobby. */
export const games: readonly string[] = Object.keys(covers);

/** What the lobby says of a game; one without words of its own is named as the server names it. */
export function coverOf(game: string, lang: Lang, info?: GameInfo): Cover {
  return (
    covers[game]?.[lang] ?? {
      name: info?.name ?? game,
      summary: '',
      facts: '',
      seats: {},
      options: {},
    }
  );
}

/** The picture on the box, where there is one. */
export function artOf(game: string): Component | undefined {
  return art[game];
}

export async function boardOf(game: string): Promise<AnyGameUi> {
  const load = boards[game];
  return load ? (await load()).ui : fallback;
}
