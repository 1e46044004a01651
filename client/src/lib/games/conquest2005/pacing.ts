/** How long things are looked at. */
import type { Event } from '../../protocol/conquest2005.ts';
import type { Played } from '../game-ui.ts';
import { eventsOf } from './board.ts';

/** Milliseconds for the dice to come to rest. */
export const TUMBLE = 500;

/** A turn has many steps, so each is short; what decides something is looked at longer. */
const looks: Partial<Record<Event['kind'], number>> = {
  home_chosen: 400,
  marched: 450,
  sailed: 400,
  landed: 450,
  taken: 500,
  battle_joined: 600,
  rolled: TUMBLE + 500,
  pursued: TUMBLE + 500,
  battle_won: 900,
  battle_undecided: 700,
  retreated: 700,
  galley_sunk: 700,
  eliminated: 1400,
  vanished: 1400,
  tribute_collected: 350,
  bought: 250,
  galley_bought: 250,
  city_built: 300,
  wall_built: 250,
  road_built: 200,
  agreed: 700,
  refused: 500,
};

/** How many milliseconds a step deserves before the next is shown. */
export function hold(step: Played): number {
  return Math.max(0, ...eventsOf(step).map(it => looks[it.kind] ?? 0));
}
