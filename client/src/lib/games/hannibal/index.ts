/** Hannibal against Rome, as the table page knows it. */
import type { Handle, Illegal, View } from '../../protocol/hannibal.ts';
import type { GameUi } from '../game-ui.ts';
import { account } from './account.ts';
import Board from './Board.svelte';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import Emblem from './Emblem.svelte';
import Fight from './Fight.svelte';
import { isNews, lastExchange } from './exchange.ts';
import { follow } from './follow.ts';
import { hold } from './pacing.ts';
import SeatDetails from './SeatDetails.svelte';

export const ui: GameUi<View, Illegal, Handle> = {
  words: { en, fr },
  account,
  secret: view => view.prompt.kind === 'seal',
  hold,
  follow,
  Board,
  Tray: Fight,
  busy(view, steps, seat) {
    const last = lastExchange(steps);
    return view.conflict !== null || (last !== null && isNews(last, steps, seat));
  },
  inTray: it => it.kind === 'card',
  inBar: it => it.kind !== 'space' && it.kind !== 'hannibal' && it.kind !== 'card',
  placeOf: it => (it.kind === 'space' ? it.at : null),
  shortcut: it => (it.kind === 'card' ? String(it.card) : undefined),
  SeatDetails,
  Emblem,
};
