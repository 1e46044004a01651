/** Conquest of the Empire of 2005, as the table page knows it. */
import type { Illegal, View } from '../../protocol/conquest2005.ts';
import type { Handle } from '../../wire.ts';
import type { GameUi } from '../game-ui.ts';
import Board from './Board.svelte';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import Emblem from './Emblem.svelte';
import { hold } from './pacing.ts';
import SeatDetails from './SeatDetails.svelte';
import Tray from './Tray.svelte';

/** What the panels beside the map have buttons for, so that the bar stays calm. */
const IN_PANELS =
  /^button:(\d+|(infantry|cavalry|catapult)-\d+|buy-.*|build-.*|destroy|offer|hold|stand|retreat|usual-.*|promise|ransom.*|exchange.*)$/;

/** Where one leader stands it is clear who goes, and where one enemy lies at sea it is clear whom one fights. */
function obvious(handle: Handle, [first]: readonly Handle[]): boolean {
  if (handle.startsWith('button:player-')) return first?.startsWith('space:') ?? false;
  return /^piece:(general|tired-general|caesar)$/.test(handle);
}

export const ui: GameUi<View, Illegal> = {
  words: { en, fr },
  // Nothing at this table is secret.
  secret: () => false,
  hold,
  Board,
  Tray,
  busy: () => true,
  trayFirst: true,
  inBar: handle => !IN_PANELS.test(handle),
  obvious,
  SeatDetails,
  Emblem,
};
