/** The time of the conquerors, as the table page knows it. */
import type { Illegal, View } from '../../protocol/conquerants.ts';
import type { GameUi } from '../game-ui.ts';
import Board from './Board.svelte';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import Emblem from './Emblem.svelte';
import { hold } from './pacing.ts';
import SeatDetails from './SeatDetails.svelte';
import Tray from './Tray.svelte';

export const ui: GameUi<View, Illegal> = {
  words: { en, fr },
  // Nothing at this table is secret.
  secret: () => false,
  hold,
  Board,
  Tray,
  busy: () => true,
  SeatDetails,
  Emblem,
};
