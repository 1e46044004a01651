/** What happens in Calculi, in English. */
import { counted } from '../../i18n/plural.ts';
import type { Event, Handle, Hole, Illegal, View } from '../../protocol/calculi.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { NAMED, nameOf } from './board.ts';
import { tellWith } from './tell.ts';
import { namersOf } from './view.ts';

const SEATS = ['Red', 'Blue', 'Yellow', 'Green'];
const name = (seat: number) => SEATS[seat] ?? '';
const pebbles = (n: number) => counted('en', n, 'pebble', 'pebbles');

const events: Describe<Event> = {
  named: it => `${name(it.seat)} has named a hole.`,
  threw: it => `${name(it.seat)} throws a ${it.die}.`,
  took: it => `${name(it.seat)} takes ${pebbles(it.n)} from ${nameOf(it.hole)}.`,
  opened: it =>
    `${name(it.seat)} had named ${nameOf(it.hole)}: ${counted('en', it.points, 'point', 'points')}.`,
  won: it => `${name(it.seat)} wins.`,
};

const refusals: Describe<Illegal> = {
  name_first: () => 'First all players name a hole.',
  all_named: () => 'All holes are named, and stay so.',
  not_so_many: it => `The die shows ${it.die}: that many at most are taken, and at least one.`,
  too_few_left: it => `Only ${pebbles(it.left)} can be taken from ${nameOf(it.hole)}.`,
};

const handles = (view: View): Describe<Handle> => ({
  space({ at }) {
    const left = view.holes.find(it => it.at === at)?.pebbles ?? 0;
    const known = namersOf(view, at).map(seat => `, named by ${name(seat)}`);
    return `${nameOf(at)}: ${left > 0 ? pebbles(left) : 'empty'}${known.join('')}`;
  },
  number: it => `Take ${it.n}`,
});

export const words: GameWords<View, Illegal, Handle> = {
  seat: name,
  prompt({ prompt, players }, { seat, yours, picked: [first] }) {
    switch (prompt.kind) {
      case 'name':
        if (yours) return 'Name a hole in secret: what you take from it will count more.';
        return seat !== null && players[seat]?.has_named
          ? 'Your hole is named. Others are still choosing theirs.'
          : 'Each player names a hole in secret.';
      case 'take':
        if (!yours) return `${name(prompt.seat)} threw a ${prompt.die} and takes pebbles.`;
        return first?.kind === 'space'
          ? `${nameOf(first.at)}: how many pebbles do you take?`
          : `You threw a ${prompt.die}: choose a hole to take pebbles from.`;
      case 'over': {
        const [winner, ...others] = prompt.winners;
        if (winner === seat && others.length === 0) return 'You have won.';
        return `Victory: ${prompt.winners.map(name).join(', ')}.`;
      }
    }
  },
  tell: step => tellWith(events, step),
  refusal: why => describe(refusals, why),
  handle: (handle, view) => describe(handles(view), handle),
  place: id => nameOf(id as Hole),
  goals: () => [
    `Have most points: a pebble from the hole that you named counts ${NAMED}, any other 1.`,
  ],
};
