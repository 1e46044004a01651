/** Conquest of the Empire of 2005, as the table page knows it. */
import type { Handle, Illegal, View } from '../../protocol/conquest2005.ts';

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

/** What has its button in the bar; the panels beside the map have their own, so that the bar stays calm. */
const IN_BAR: ReadonlySet<Handle['kind']> = new Set<Handle['kind']>([
  'ride_on',
  'halt',
  'board',
  'end_movement',
  'end_combat',
  'end_turn',
  'player',
  'accept',
  'refuse',
  'concede',
]);

/** Where one leader stands it is clear who goes, and where one enemy lies at sea it is clear whom one fights. */
function obvious(handle: Handle, [first]: readonly Handle[]): boolean {
  return handle.kind === 'leader' || (handle.kind === 'player' && first?.kind === 'space');
}

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
  trayFirst: true,
  inBar: it => IN_BAR.has(it.kind),
  placeOf: it => (it.kind === 'space' ? it.at : null),
  obvious,
  isOut: (view, seat) => view.players[seat]?.alive === false,
  SeatDetails,
  Emblem,
};
