/** Caesar's Empire, as the table page knows it. */
import type { Handle, Illegal, View } from '../../protocol/cesar.ts';
import SeatEmblem from '../../seats/SeatEmblem.svelte';
import type { GameUi } from '../game-ui.ts';
import { account } from './account.ts';
import Board from './Board.svelte';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
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
  trayFirst: true,
  // What others lay is lit on the map; a panel that comes and goes with it would only make the page jump.
  busy: (view, _, seat) =>
    view.prompt.kind === 'over' || (view.laid !== null && view.chain?.seat === seat),
  inBar: it => it.kind !== 'space',
  placeOf: it => (it.kind === 'space' ? it.at : null),
  SeatDetails,
  Emblem: SeatEmblem,
};
