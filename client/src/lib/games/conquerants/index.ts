/** The time of the conquerors, as the table page knows it. */
import type { Handle, Illegal, View } from '../../protocol/conquerants.ts';
import type { GameUi } from '../game-ui.ts';
import { account } from './account.ts';
import { peopleOf, standingOf } from './board.ts';
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
  // Nothing at this table is secret.
  secret: () => false,
  hold,
  follow,
  Board,
  Tray,
  busy: () => true,
  inBar: it => it.kind !== 'space',
  placeOf: it => (it.kind === 'space' ? it.at : null),
  isOut: (view, seat) => (standingOf(view, peopleOf(view, seat))?.left ?? 0) > 0,
  SeatDetails,
  Emblem,
};
