/** Where each event stands in the log, the same in every language. */
import type { Event, Territory } from '../../protocol/conquerants.ts';
import type { Told, Weight } from '../../table/story.ts';
import { describe, type Describe, type Played } from '../game-ui.ts';

const weights: Record<Event['kind'], Weight> = {
  round_began: 'plain',
  link_grew: 'plain',
  traded: 'turn',
  passed: 'turn',
  romanised: 'plain',
  attacked: 'turn',
  asked: 'conflict',
  joined: 'conflict',
  refused: 'conflict',
  die_left_out: 'conflict',
  rolled: 'conflict',
  conquered: 'conflict',
  withstood: 'conflict',
  link_lost: 'conflict',
  peace_lost: 'conflict',
  left: 'plain',
  scored: 'plain',
  ended: 'plain',
};

/** The clause that a reader of the log may want to look up. */
const clauses: Partial<Record<Event['kind'], string>> = {
  romanised: 'CON-18',
  link_lost: 'CON-13',
  peace_lost: 'CON-26',
  left: 'CON-32',
  scored: 'CON-28',
  ended: 'CON-33',
};

export function eventsOf(step: Played): Event[] {
  return step.events as Event[];
}

type PeaceLost = Extract<Event, { kind: 'peace_lost' }>;

/** The words of one language: one sentence for each event, and one for all that lose their peace together. */
export interface Sentences {
  events: Describe<Exclude<Event, PeaceLost>>;
  peaceLost: (lands: readonly Territory[]) => string;
}

/** The lines of a step in the words of one language. */
export function tellWith(words: Sentences, step: Played): Told[] {
  const lines: Told[] = [];
  const events = eventsOf(step);
  for (const [i, event] of events.entries()) {
    if (event.kind === 'peace_lost') {
      // One fight troubles several territories: that is one line, not five.
      if (events[i - 1]?.kind === 'peace_lost') continue;
      const lands = following(events.slice(i)).map(it => it.at);
      lines.push(line('peace_lost', words.peaceLost(lands), lands));
    } else {
      lines.push(line(event.kind, describe(words.events, event), placesOf(event)));
    }
  }
  return lines;
}

function following(events: readonly Event[]): PeaceLost[] {
  const end = events.findIndex(it => it.kind !== 'peace_lost');
  return events.slice(0, end < 0 ? events.length : end) as PeaceLost[];
}

function placesOf(event: Event): Territory[] {
  if ('at' in event) return [event.at];
  return event.kind === 'rolled' ? event.dice.map(die => die.from) : [];
}

function line(kind: Event['kind'], text: string, lands: readonly Territory[]): Told {
  const rule = clauses[kind];
  return {
    weight: weights[kind],
    text,
    places: lands,
    ...(rule ? { rule } : {}),
  };
}
