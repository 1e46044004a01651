/** Where each event stands in the log, the same in every language. */
import type { Event, Territory } from '../../protocol/conquerants.ts';
import type { Told, Weight } from '../../table/story.ts';
import type { EventMsg, Seat } from '../../wire.ts';
import { describe, type Describe, type Played } from '../game-ui.ts';
import { happened, notesOf } from '../teller.ts';

const weights: Record<Event['kind'], Weight> = {
  bid: 'turn',
  chosen: 'plain',
  order_rolled: 'plain',
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

export const eventsOf = (step: Played): Event[] => happened<Event>(step);

type PeaceLost = Extract<Event, { kind: 'peace_lost' }>;

type Bidding = Extract<Event, { kind: 'bid' | 'chosen' }>;

/** The words of one language: one sentence for each event, and one for all that lose their peace together. */
export interface Sentences {
  events: Describe<Exclude<Event, PeaceLost | Bidding>>;
  /** Before they have peoples, players are told apart by their names. */
  bidding: (player: (seat: Seat) => string) => Describe<Bidding>;
  peaceLost: (lands: readonly Territory[]) => string;
}

/** The lines of a step in the words of one language. */
export function tellWith(words: Sentences, step: Played, player: (seat: Seat) => string): Told[] {
  const bidding = words.bidding(player);
  const sentence = (it: Exclude<Event, PeaceLost>) =>
    it.kind === 'bid' || it.kind === 'chosen' ? describe(bidding, it) : describe(words.events, it);
  return gathered(step.events).map(([first, ...more]) => {
    const it = first.event as Event;
    const lost = [first, ...more].map(msg => msg.event as PeaceLost);
    return {
      weight: weights[it.kind],
      text: it.kind === 'peace_lost' ? words.peaceLost(lost.map(event => event.at)) : sentence(it),
      ...notesOf({ ...first, places: [first, ...more].flatMap(msg => msg.places ?? []) }),
    };
  });
}

/** One fight troubles several territories: that is one line, not five. */
function gathered(events: readonly EventMsg[]): [EventMsg, ...EventMsg[]][] {
  const lines: [EventMsg, ...EventMsg[]][] = [];
  for (const msg of events) {
    const open = lines.at(-1);
    if (open && isPeaceLost(msg) && isPeaceLost(open[0])) open.push(msg);
    else lines.push([msg]);
  }
  return lines;
}

function isPeaceLost(msg: EventMsg): boolean {
  return (msg.event as Event).kind === 'peace_lost';
}
