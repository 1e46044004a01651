/** Where each event stands in the log, the same in every language. */
import type { Event } from '../../protocol/calculi.ts';
import type { Weight } from '../../table/story.ts';
import type { Played } from '../game-ui.ts';
import { happened, teller } from '../teller.ts';

const weights: Record<Event['kind'], Weight> = {
  named: 'fleeting',
  threw: 'turn',
  took: 'plain',
  opened: 'plain',
  won: 'plain',
};

export const eventsOf = (step: Played): Event[] => happened<Event>(step);

/** The lines of a step in the words of one language. */
export const tellWith = teller<Event>({
  weight: it => weights[it.kind],
  verdict: it => it.kind === 'opened' || it.kind === 'won',
});
