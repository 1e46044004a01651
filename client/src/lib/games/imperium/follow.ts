/** What of Imperium touches whom. A round is shown in one step, so every event names whose doing it is. */
import type { Event, View } from '../../protocol/imperium.ts';
import { following } from '../following.ts';

const seat = (it: { seat: number }) => it.seat;
const nobody = () => null;

export const follow = following<Event, View>({
  touches: {
    ranked: it => (it.points > 0 ? [it.seat] : []),
    proconsul_named: it => [it.seat, it.former],
    proconsul_confirmed: it => [it.seat],
    bonus_scored: it => [it.seat],
    won: it => [it.seat],
    entitled: it => [it.seat],
  },
  doers: {
    pile_chosen: seat,
    pile_shown: seat,
    oracle_shown: seat,
    placed: seat,
    games_idle: seat,
    spy_sent: seat,
    scoring_began: nobody,
    ranked: nobody,
    nobody_there: nobody,
    proconsul_named: nobody,
    proconsul_confirmed: nobody,
    bonus_scored: nobody,
    pawn_moved: nobody,
    played_on: nobody,
    round_began: nobody,
    won: nobody,
    entitled: nobody,
  },
  sounds: { pile_shown: 'dice', placed: 'march', proconsul_named: 'capture' },
  grave: ['proconsul_named', 'won'],
});
