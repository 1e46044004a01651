/** Imperium, as the table page knows it. */
import type { Handle, Illegal, View } from '../../protocol/imperium.ts';
import type { GameUi } from '../game-ui.ts';
import { account } from './account.ts';
import Board from './Board.svelte';
import { CARDS, shortcut } from './board.ts';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import Emblem from './Emblem.svelte';
import { follow } from './follow.ts';
import { hold, unveils } from './pacing.ts';
import SeatDetails from './SeatDetails.svelte';
import Tray from './Tray.svelte';
import Unveiling from './Unveiling.svelte';

export const ui: GameUi<View, Illegal, Handle> = {
  words: { en, fr },
  account,
  // A pile is secret from the first card on.
  secret: view => view.prompt.kind !== 'over',
  hold,
  follow,
  unveils,
  Unveiling,
  Board,
  Tray,
  // Piles, scorings or titles: there is always something to see.
  busy: () => true,
  trayFirst: true,
  // Everything that is clicked in this game lies there.
  inTray: () => true,
  // The button that lays the pile down stands below the pile; the list has it last.
  rank: it => (it.kind === 'card' ? CARDS.indexOf(it.card) : CARDS.length),
  shortcut,
  SeatDetails,
  Emblem,
};
