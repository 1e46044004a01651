/** Calculi, as the table page knows it. */
import type { Handle, Illegal, View } from '../../protocol/calculi.ts';
import SeatEmblem from '../../seats/SeatEmblem.svelte';
import type { GameUi } from '../game-ui.ts';
import Board from './Board.svelte';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import { follow } from './follow.ts';
import { hold } from './pacing.ts';
import SeatDetails from './SeatDetails.svelte';
import Tray from './Tray.svelte';

export const ui: GameUi<View, Illegal, Handle> = {
  words: { en, fr },
  // A name lies before its player's eyes until the end, so nobody else at the screen may look.
  secret: view => view.prompt.kind !== 'over',
  hold,
  follow,
  Board,
  Tray,
  busy: view => view.prompt.kind === 'take',
  trayFirst: true,
  inBar: it => it.kind === 'number',
  placeOf: it => (it.kind === 'space' ? it.at : null),
  SeatDetails,
  Emblem: SeatEmblem,
};
