/** What of Caesar's Empire touches whom. */
import type { Event, View } from '../../protocol/cesar.ts';
import { following } from '../following.ts';

export const follow = following<Event, View>({
  touches: {
    scored: it => it.points.flatMap((points, seat) => (points > 0 ? [seat] : [])),
    tallied: it => [it.seat],
    won: it => it.seats,
  },
  sounds: { laid: 'march', took: 'capture', scored: 'dice' },
  grave: ['won'],
});
