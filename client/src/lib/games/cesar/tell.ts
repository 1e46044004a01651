/** Where each event stands in the log, the same in every language. */
import type { City, Event } from '../../protocol/cesar.ts';
import type { Weight } from '../../table/story.ts';
import type { Describe, Played } from '../game-ui.ts';
import { teller } from '../teller.ts';

const weights: Record<Event['kind'], Weight> = {
  started: 'fleeting',
  extended: 'fleeting',
  laid: 'turn',
  took: 'plain',
  scored: 'plain',
  passed: 'turn',
  ended: 'turn',
  tallied: 'plain',
  won: 'plain',
};

const places: Describe<Event, readonly City[]> = {
  started: it => [it.start],
  extended: it => [it.city],
  laid: it => it.chain,
  took: it => [it.city],
  scored: it => it.route,
  passed: () => [],
  ended: () => [],
  tallied: () => [],
  won: () => [],
};

/** The clause that a reader of the log may want to look up. */
function clause(it: Event): string | undefined {
  switch (it.kind) {
    case 'scored':
      return it.doubled ? 'CES-15' : 'CES-13';
    case 'passed':
      return 'CES-16';
    case 'ended':
      return it.by === 'no_roads' ? 'CES-16' : 'CES-17';
    case 'won':
      return 'CES-23';
    case 'started':
    case 'extended':
    case 'laid':
    case 'took':
    case 'tallied':
      return undefined;
  }
}

export function eventsOf(step: Played): Event[] {
  return step.events as Event[];
}

/** The lines of a step in the words of one language. */
export const tellWith = teller<Event>({
  weight: it => weights[it.kind],
  places,
  clause,
});
