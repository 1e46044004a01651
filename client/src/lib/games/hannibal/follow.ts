/** What of Hannibal against Rome touches whom. */
import type { Event, Side, View } from '../../protocol/hannibal.ts';
import { following } from '../following.ts';
import { seatOf } from './view.ts';

const of = (it: { side: Side }, view: View) => [seatOf(view, it.side)];
const both = () => [0, 1];
const nobody = () => null;

export const follow = following<Event, View>({
  touches: {
    conflict_opened: both,
    cards_revealed: both,
    unit_lost: of,
    conflict_settled: both,
    won: both,
    drawn: both,
    match_won: both,
  },
  // Whoever lays the second card down does not decide what both say.
  doers: {
    cards_revealed: nobody,
    unit_lost: nobody,
    hands_refilled: nobody,
    conflict_settled: nobody,
  },
  sounds: {
    marched: 'march',
    convoyed: 'march',
    sailed: 'march',
    conflict_opened: 'dice',
    cards_revealed: 'dice',
    unit_lost: 'capture',
  },
  grave: ['cards_revealed', 'unit_lost', 'conflict_settled', 'won', 'drawn'],
});
