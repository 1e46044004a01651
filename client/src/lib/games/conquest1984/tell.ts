/** Where each event stands in the log, the same in every language. */
import type { Event } from '../../protocol/conquest1984.ts';
import type { Told, Weight } from '../../table/story.ts';
import type { Handle } from '../../wire.ts';
import { describe, type Describe, type Played } from '../game-ui.ts';
import { eventsOf } from './board.ts';

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
  conceded: 'plain',
  won: 'plain',
  shared: 'plain',
};

/** The clause that a reader of the log may want to look up. */
const clauses: Partial<Record<Event['kind'], string>> = {
  prices_rose: 'C84-53',
  met: 'C84-28',
  roads_removed: 'C84-15',
  galleys_destroyed: 'C84-37',
  generals_captured: 'C84-45',
  money_taken: 'C84-49',
  eliminated: 'C84-47',
  retreated: 'C84-34',
  no_tribute: 'C84-49',
  galley_struck: 'C84-44',
  agreed: 'C84-46',
  generals_returned: 'C84-46',
  conceded: 'C84-59',
};

const verdicts: ReadonlySet<Event['kind']> = new Set(['won', 'shared']);

/** What a line points at on the map. */
function placesOf(event: Event): Handle[] {
  switch (event.kind) {
    case 'marched':
    case 'retreated':
      return [`space:${event.from}`, `space:${event.to}`];
    case 'sailed':
      return [`space:${event.to}`];
    case 'met':
    case 'battle_joined':
    case 'battle_won':
      return [`space:${event.field.id}`];
    case 'road_built':
      return event.between.map(at => `space:${at}`);
    default:
      return 'at' in event ? [`space:${event.at.replace(/-(west|east)$/, '')}`] : [];
  }
}

/** The lines of a step in the words of one language. */
export function tellWith(words: Describe<Event>, step: Played): Told[] {
  return eventsOf(step).map(event => {
    const rule = clauses[event.kind];
    return {
      weight: weights[event.kind],
      text: describe(words, event),
      places: placesOf(event),
      ...(rule ? { rule } : {}),
      ...(verdicts.has(event.kind) ? { verdict: true } : {}),
    };
  });
}
