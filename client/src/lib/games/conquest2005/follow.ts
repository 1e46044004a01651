/** What of Conquest of the Empire Classic, 2005, touches whom. */
import type { Event, View } from '../../protocol/conquest2005.ts';
import { doers, grave, seatCalled, sounds, touches } from '../conquest/follow.ts';
import { following } from '../following.ts';

export const follow = following<Event, View>({
  touches: {
    ...touches,
    met: (it, view) => [seatCalled(view, it.foe)],
    units_lost: (it, view) => [seatCalled(view, it.who)],
    cut_down: (it, view) => [seatCalled(view, it.of)],
    galley_sunk: (it, view) => [seatCalled(view, it.of)],
    generals_drowned: (it, view) => [seatCalled(view, it.of)],
    captives_judged: (it, view) => [seatCalled(view, it.of)],
    vanished: (it, view) => [seatCalled(view, it.who)],
  },
  doers,
  sounds: { ...sounds, pursued: 'dice', galley_sunk: 'capture', vanished: 'capture' },
  grave: [...grave, 'battle_undecided', 'pursued', 'galley_sunk', 'vanished'],
  turnOf: view => view.turn,
});
