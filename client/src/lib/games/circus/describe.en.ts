/** What happens in the Circus, in English. */
import { counted } from '../../i18n/plural.ts';
import { en as page } from '../../i18n/en.ts';
import type { Chariot, Event, Handle, Illegal, View } from '../../protocol/circus.ts';
import { colourOf } from '../../seats/signs.ts';
import type { Seat } from '../../wire.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { cellOf, nameOf } from './board.ts';
import { labels } from './labels.ts';
import { tellWith } from './tell.ts';
import { cardOf, chariotOn, drivesTo, numeral } from './view.ts';

/** What is printed on the track and the cards. */
const printed = labels.en;

const seatName = (seat: Seat) => page.seats.colours[colourOf(seat)];
const chariotName = (it: Chariot) => `${seatName(it.seat)} ${numeral(it)}`;

const place = (n: number) => ['', 'first', 'second', 'third', 'fourth', 'fifth'][n] ?? `${n}th`;

const events: Describe<Event> = {
  placed: it => `${chariotName(it.chariot)} lines up on ${nameOf(it.at)}.`,
  round_began: it => `Round ${it.round}: ${chariotName(it.leader)} moves first.`,
  drove: it =>
    `${chariotName(it.chariot)} drives from ${nameOf(it.from)} to ${nameOf(it.to)} with the ${it.card}.`,
  card_spent: it => `${chariotName(it.chariot)} stays where it is and spends the ${it.card}.`,
  card_discarded: it =>
    `${chariotName(it.chariot)} discards the ${it.card} to be free to change direction.`,
  stopped: it => `${chariotName(it.chariot)} takes no more cards.`,
  lap_done: it => `${chariotName(it.chariot)} has done the lap: the finish is open to it.`,
  came_home: it => `${chariotName(it.chariot)} is home on ${nameOf(it.at)}: ${it.n_home} of 3.`,
  took_place: it =>
    it.place === 1
      ? `${seatName(it.seat)} has all three chariots home and wins the race.`
      : `${seatName(it.seat)} has all three chariots home and comes in ${place(it.place)}.`,
  race_ended: it => ending[it.by],
  ranked: it =>
    it.steps === 0
      ? `${place(it.place).replace(/^./, first => first.toUpperCase())}: ${seatName(it.seat)}, all home.`
      : `${place(it.place).replace(/^./, first => first.toUpperCase())}: ${seatName(it.seat)}, ${it.n_home} home, ${it.steps} to go.`,
};

const ending = {
  won: 'The race is won.',
  one_left: 'The race is over: one is left.',
  finish_full: 'The race is over: the finish is full.',
  last_round: 'The race is over: that was the last round.',
};

const refusals: Describe<Illegal> = {
  still_placing: () => 'The chariots are placed first, then the cards are played.',
  all_placed: () => 'All chariots are placed: the race is on.',
  not_start: it => `${nameOf(it.at)} is not in the start area.`,
  taken: it => `${nameOf(it.at)} is taken.`,
  card_used: it => `Card ${it.card} is used; it returns with the next round.`,
  not_in_line: it => `${nameOf(it.to)} is not in a straight line from here.`,
  wrong_distance: it =>
    `Card ${it.card} moves exactly that many hexes, and ${nameOf(it.to)} is not so far away.`,
  in_the_way: it => `A chariot on ${nameOf(it.at)} is in the way.`,
  thick_line: it => `The thick line beside ${nameOf(it.at)} cannot be crossed.`,
  no_lap: it => `The finish at ${nameOf(it.at)} opens after a full lap.`,
  other_direction: () =>
    'The chariot keeps its direction until a card is discarded for the change.',
  no_card_yet: () => 'Each chariot uses at least one card a round.',
};

const handles = (view: View, picked: readonly Handle[]): Describe<Handle> => ({
  space({ at }) {
    const cell = cellOf(at);
    const who = chariotOn(view, at);
    const where = cell ? `, ${printed.parts[cell.part].toLowerCase()}` : '';
    const way = drivesTo(view, picked, at);
    const towards = way ? `, ${printed.ways[way]}` : '';
    return `${nameOf(at)}${where}${towards}${who ? `: ${chariotName(who.chariot)}` : ''}`;
  },
  card: it => `Card ${it.card}`,
  spend: () => `Spend the ${cardOf(picked) ?? 'card'} without moving`,
  stop: () => 'No more cards',
});

function driving(view: View, picked: readonly Handle[]): string {
  const { prompt } = view;
  if (prompt.kind !== 'drive') return '';
  const name = chariotName(prompt.chariot);
  const card = cardOf(picked);
  if (card) return `${name}: where does the ${card} take it?`;
  if (prompt.n_used > 0) return `${name}: another card, or no more?`;
  return prompt.room === 1
    ? `${name}: choose its card; the others need the rest.`
    : `${name} moves: choose a card, up to ${prompt.room}.`;
}

export const words: GameWords<View, Illegal, Handle> = {
  seat: seat => seatName(seat),
  prompt(view, { seat, yours, picked }) {
    const { prompt } = view;
    switch (prompt.kind) {
      case 'place':
        return yours
          ? `Place ${chariotName(prompt.chariot)} on a free hex of the start area.`
          : `${seatName(prompt.chariot.seat)} places a chariot.`;
      case 'drive':
        return yours ? driving(view, picked) : `${chariotName(prompt.chariot)} moves.`;
      case 'over': {
        const { winners } = prompt;
        if (winners.length === 1 && winners[0] === seat) return 'You have won.';
        return `${winners.map(seatName).join(' and ')} ${winners.length > 1 ? 'have' : 'has'} won.`;
      }
    }
  },
  tell: step => tellWith(events, step),
  refusal: why => describe(refusals, why),
  handle: (handle, view, picked) => describe(handles(view, picked), handle),
  place: nameOf,
  score: n => counted('en', n, 'chariot home', 'chariots home'),
  goals: () => [
    'Be the first to bring all three chariots once around the track, anticlockwise, and into the finish in its middle.',
    'The finish opens after a full lap, from the upper straight alone.',
    'Five cards a round serve all your chariots: each needs at least one, and none gets more than three.',
  ],
};
