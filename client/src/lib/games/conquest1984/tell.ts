/** Where each event stands in the log, the same in every language. */
import type { Event } from '../../protocol/conquest1984.ts';
import type { Weight } from '../../table/story.ts';
import { teller } from '../teller.ts';

const weights: Record<Event['kind'], Weight> = {
  turn_began: 'turn',
  prices_rose: 'plain',
  leader_chosen: 'fleeting',
  units_taken: 'fleeting',
  leaders_taken: 'fleeting',
  marched: 'plain',
  halted: 'fleeting',
  galley_chosen: 'fleeting',
  sailed: 'plain',
  landed: 'plain',
  met: 'plain',
  taken: 'plain',
  roads_removed: 'plain',
  galleys_destroyed: 'plain',
  generals_captured: 'plain',
  money_taken: 'plain',
  eliminated: 'plain',
  movement_ended: 'fleeting',
  battle_joined: 'plain',
  rolled: 'conflict',
  galley_struck: 'conflict',
  retreated: 'conflict',
  battle_won: 'conflict',
  tribute_collected: 'plain',
  no_tribute: 'plain',
  city_destroyed: 'plain',
  bought: 'plain',
  galley_bought: 'plain',
  city_built: 'plain',
  wall_built: 'plain',
  road_built: 'plain',
  offered: 'plain',
  agreed: 'plain',
  refused: 'plain',
  left_open: 'plain',
  withdrawn: 'plain',
  generals_returned: 'plain',
  executed: 'plain',
  held: 'plain',
  conceded: 'plain',
  won: 'plain',
  shared: 'plain',
};

/** The lines of a step in the words of one language. */
export const tellWith = teller<Event>({
  weight: it => weights[it.kind],
  verdict: it => it.kind === 'won' || it.kind === 'shared',
});
