/** What touches whom, and what is heard of it. */
import type { Event, View } from '../../protocol/calculi.ts';
import { following } from '../following.ts';

export const follow = following<Event, View>({
  touches: {
    won: it => [it.seat],
  },
  sounds: { threw: 'dice', took: 'march', opened: 'capture' },
  grave: ['opened', 'won'],
});
