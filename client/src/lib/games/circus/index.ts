/** Circus Maximus, as the table page knows it. */
import type { Handle, Illegal, View } from '../../protocol/circus.ts';
import type { GameUi } from '../game-ui.ts';
import { account } from './account.ts';
import Board from './Board.svelte';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import Emblem from './Emblem.svelte';
import { follow } from './follow.ts';
import { hold } from './pacing.ts';
import SeatDetails from './SeatDetails.svelte';
import Tray from './Tray.svelte';

export const ui: GameUi<View, Illegal, Handle> = {
  words: { en, fr },
  account,
  secret: () => false,
  hold,
  follow,
  Board,
  Tray,
  busy: view => view.chariots.some(it => it.at !== null),
  trayFirst: true,
  rank: it => (it.kind === 'card' ? it.card : 0),
  inTray: it => it.kind === 'card',
  inBar: it => it.kind === 'spend' || it.kind === 'stop',
  placeOf: it => (it.kind === 'space' ? it.at : null),
  shortcut: it => (it.kind === 'card' ? String(it.card) : undefined),
  SeatDetails,
  Emblem,
};
