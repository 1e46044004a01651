/** What of Circus Maximus touches whom: chariots bar each other's way, and who is home is out of it. */
import type { Event, View } from '../../protocol/circus.ts';
import { following } from '../following.ts';

export const follow = following<Event, View>({
  touches: {
    took_place: it => [it.seat],
    ranked: it => [it.seat],
  },
  sounds: { drove: 'march', placed: 'march', came_home: 'capture', lap_done: 'dice' },
  grave: ['lap_done', 'came_home', 'took_place', 'race_ended'],
});
