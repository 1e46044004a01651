/** Where each event stands in the log, the same in every language. */
import type { Event } from '../../protocol/conquest2005.ts';
import type { Told, Weight } from '../../table/story.ts';
import type { Handle } from '../../wire.ts';
import { describe, type Describe, type Played } from '../game-ui.ts';
import { eventsOf, fieldHandle } from './board.ts';

const weights: Record<Event['kind'], Weight> = {
  home_chosen: 'plain',
  turn_began: 'turn',
  prices_rose: 'plain',
  leader_chosen: 'fleeting',
  rode_on: 'fleeting',
  units_taken: 'fleeting',
  leaders_taken: 'fleeting',
  marched: 'plain',
  halted: 'fleeting',
  galley_chosen: 'fleeting',
  sailed: 'plain',
  landed: 'plain',
  met: 'plain',
  movement_ended: 'fleeting',
  battle_joined: 'plain',
  legion_formed: 'conflict',
  rolled: 'conflict',
  units_lost: 'conflict',
  stood: 'conflict',
  retreated: 'conflict',
  pursued: 'conflict',
  cut_down: 'conflict',
  battle_won: 'conflict',
  battle_undecided: 'conflict',
  galley_given_up: 'conflict',
  galley_sunk: 'conflict',
  taken: 'plain',
  galleys_destroyed: 'plain',
  generals_captured: 'plain',
  generals_drowned: 'plain',
  captives_judged: 'plain',
  eliminated: 'plain',
  vanished: 'plain',
  tribute_collected: 'plain',
  city_destroyed: 'plain',
  roads_removed: 'plain',
  bought: 'plain',
  galley_bought: 'plain',
  city_built: 'plain',
  wall_built: 'plain',
  road_built: 'plain',
  offered: 'plain',
  agreed: 'plain',
  refused: 'plain',
  generals_returned: 'plain',
  conceded: 'plain',
  usual_set: 'fleeting',
  won: 'plain',
  shared: 'plain',
};

/** The clause that a reader of the log may want to look up. */
const clauses: Partial<Record<Event['kind'], string>> = {
  prices_rose: 'C05-46',
  met: 'C05-19',
  legion_formed: 'C05-20',
  rolled: 'C05-21',
  retreated: 'C05-32',
  pursued: 'C05-30',
  galleys_destroyed: 'C05-34',
  generals_captured: 'C05-31',
  generals_drowned: 'C05-40',
  captives_judged: 'C05-37',
  eliminated: 'C05-33',
  vanished: 'C05-40',
  roads_removed: 'C05-44',
  agreed: 'C05-52',
  conceded: 'C05-53',
};

const verdicts: ReadonlySet<Event['kind']> = new Set(['won', 'shared']);

/** What a line points at on the map. */
function placesOf(event: Event): Handle[] {
  switch (event.kind) {
    case 'marched':
      return [`space:${event.from}`, `space:${event.to}`];
    case 'retreated':
      return [event.from, event.to].flatMap(at => (at ? [`space:${at}`] : []));
    case 'sailed':
      return [`space:${event.to}`];
    case 'battle_joined':
    case 'battle_won':
    case 'battle_undecided':
      return [fieldHandle(event.field)];
    case 'home_chosen':
      return [`space:${event.home}`];
    case 'road_built':
      return event.between.map(at => `space:${at}`);
    default:
      return 'at' in event ? [`space:${event.at}`] : [];
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
