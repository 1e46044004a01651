/** Hannibal against Rome, as the table page knows it. */
import type { Illegal, View } from '../../protocol/hannibal.ts';
import type { GameUi } from '../game-ui.ts';
import Board from './Board.svelte';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import Emblem from './Emblem.svelte';
import Fight from './Fight.svelte';
import { isNews, lastExchange } from './exchange.ts';
import { hold } from './pacing.ts';
import SeatDetails from './SeatDetails.svelte';

export const ui: GameUi<View, Illegal> = {
  words: { en, fr },
  secret: view => view.prompt.kind === 'seal',
  hold,
  Board,
  Tray: Fight,
  busy(view, steps, seat) {
    const last = lastExchange(steps);
    return view.conflict !== null || (last !== null && isNews(last, steps, seat));
  },
  SeatDetails,
  Emblem,
};
