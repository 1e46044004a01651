/** What of Conquest of the Empire, 1984, touches whom. */
import type { Event, View } from '../../protocol/conquest1984.ts';
import { doers, grave, seatCalled, sounds, touches } from '../conquest/follow.ts';
import { following } from '../following.ts';

export const follow = following<Event, View>({
  touches: {
    ...touches,
    money_taken: (it, view) => [seatCalled(view, it.of)],
    galley_struck: (it, view) => [seatCalled(view, it.of)],
    executed: (it, view) => [seatCalled(view, it.of)],
    held: (it, view) => [seatCalled(view, it.of)],
  },
  doers,
  sounds: { ...sounds, galley_struck: 'capture' },
  grave: [...grave, 'money_taken'],
  turnOf: view => view.turn,
});
