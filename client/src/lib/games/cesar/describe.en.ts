/** What happens in Caesar's Empire, in English. */
import { counted } from '../../i18n/plural.ts';
import type { City, Event, Handle, Illegal, RouteView, View } from '../../protocol/cesar.ts';
import type { Seat } from '../../wire.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { factOf, nameOf, ROME } from './board.ts';
import { labels } from './labels.ts';
import { tellWith } from './tell.ts';
import { cityIn, prospectOf } from './view.ts';

const say = labels.en;
const side = (seat: Seat) => say.seats[seat] ?? '';
const name = (city: City) => (city === ROME ? 'Rome' : nameOf(city));
const along = (path: readonly City[]) => path.map(name).join('–');
const scored = (points: readonly number[]) =>
  points.flatMap((n, seat) => (n > 0 ? `${side(seat)} ${n}` : [])).join(', ');

const events: Describe<Event> = {
  started: it => `${side(it.seat)} begins a chain at ${name(it.start)}.`,
  extended: it => `${side(it.seat)} goes on to ${name(it.city)}.`,
  laid: it => `${side(it.seat)} lays ${say.roads(it.roads)}: ${along(it.chain)}.`,
  took: it =>
    `${side(it.seat)} takes ${name(it.city)} (${say.colors[it.color]} ${it.value}) with ${say.treasures[it.treasure]}.`,
  scored: it =>
    `Route ${along(it.route)}: ${scored(it.points)}${it.doubled ? ', doubled by gold' : ''}.`,
  passed: it => `${side(it.seat)} has no roads for any chain and passes.`,
  ended: it =>
    it.by === 'all_connected' ? 'All cities are connected.' : 'Nobody has roads for a chain.',
  tallied: it => `${side(it.seat)}: ${say.points(it.tally.total)}.`,
  won: it => `${it.seats.map(side).join(' and ')} ${victory(it)}.`,
};

function victory({ by, seats }: Extract<Event, { kind: 'won' }>): string {
  if (seats.length > 1) return 'share the victory';
  return {
    points: 'wins',
    colors: 'wins by more city colours',
    gold: 'wins by more gold',
    roads: 'wins by more roads left',
    nothing: 'wins',
  }[by];
}

const refusals: Describe<Illegal> = {
  not_on_board: it => `${name(it.city)} is not on this side of the board.`,
  not_available: it => `${name(it.city)} has no tokens to take.`,
  out_of_reach: it => `No way joins ${name(it.city)} to Rome or to an empty city.`,
  not_a_start: it => `A chain starts at Rome or at an empty city; ${name(it.city)} is neither.`,
  dead_end: it => `No free way leads on from ${name(it.city)} to an available city.`,
  not_adjacent: it => `No way leads from ${name(it.from)} to ${name(it.to)}.`,
  no_chain: it =>
    `A chain from ${name(it.from)} to ${name(it.to)} would run through an available city or over a built way.`,
  way_built: it => `The way from ${name(it.from)} to ${name(it.to)} has roads already.`,
  too_few_roads: it => `That takes more than the ${say.roads(it.left)} you have left.`,
  twice: it => `The chain runs through ${name(it.city)} already.`,
  through_rome: () => 'A chain never runs through Rome.',
  chain_begun: () => 'A chain is begun: one city is connected in a turn.',
  chain_laid: () => 'The chain is laid: confirm it, or take it back.',
  no_chain_begun: () => 'No chain is begun yet.',
  nothing_laid: () => 'No chain has reached a city yet.',
  choose_route: () => 'Say which of the routes is scored.',
  nothing_to_choose: () => 'There is nothing to choose: the points are the same.',
  no_such_route: it => `There are ${counted('en', it.n, 'route', 'routes')} to choose from.`,
};

function cityName(city: City, view: View): string {
  if (city === ROME) return 'Rome';
  const [fact, now] = [factOf(city), cityIn(view, city)];
  if (!fact || !now) return name(city);
  const what = `${name(city)}, ${say.colors[fact.color]} ${fact.value}`;
  if (now.owner !== null) return `${what}, taken by ${side(now.owner)}`;
  const prospect = prospectOf(view, city);
  const offer = prospect && view.prompt.kind === 'plan' ? brings(prospect, view.prompt.seat) : '';
  return `${what}, with ${say.treasures[now.treasure]}${offer}`;
}

function brings(it: { roads: number; from: City; points: number[]; tokens: number }, seat: Seat) {
  const route = it.points[seat] ?? 0;
  return `: ${say.roads(it.roads)} from ${name(it.from)}, route +${route}, tokens +${it.tokens}`;
}

const routeName = ({ path, points }: RouteView) =>
  `Via ${path.slice(1, -1).map(name).join(', ') || 'Rome'}: ${scored(points)}`;

const handles = (view: View): Describe<Handle> => ({
  space: it => cityName(it.at, view),
  confirm: () => (view.laid ? `Take ${name(view.laid.city)}` : 'Confirm'),
  score(it) {
    const route = view.laid?.routes[it.nth - 1];
    return route ? routeName(route) : `Route ${it.nth}`;
  },
});

export const words: GameWords<View, Illegal, Handle> = {
  seat: side,
  prompt(view, { seat, yours }) {
    const { prompt } = view;
    switch (prompt.kind) {
      case 'plan': {
        if (!yours) return `${side(prompt.seat)} connects a city.`;
        const own = view.players[prompt.seat];
        return own?.is_short
          ? `Connect a city. You have ${say.roads(own.stock)} for ${say.turns(own.turns_to_come)}.`
          : 'Connect a city: choose it, or first a start for a longer chain.';
      }
      case 'build':
        return yours
          ? `Where does the chain go from ${name(prompt.end)}?`
          : `${side(prompt.seat)} lays a chain, now at ${name(prompt.end)}.`;
      case 'confirm': {
        const own = view.laid?.routes[0]?.points[prompt.seat] ?? 0;
        return yours
          ? `${name(prompt.city)}: ${say.points(own)} for you on the route. Take it?`
          : `${side(prompt.seat)} is about to take ${name(prompt.city)}.`;
      }
      case 'choose':
        return yours
          ? `Several routes from ${name(prompt.city)} are equally short: which one is scored?`
          : `${side(prompt.seat)} chooses the route that is scored.`;
      case 'over': {
        const mine = prompt.winners.length === 1 && prompt.winners[0] === seat;
        if (mine) return 'You have won.';
        const who = prompt.winners.map(side).join(' and ');
        return prompt.winners.length > 1 ? `${who} share the victory.` : `${who} has won.`;
      }
    }
  },
  tell: step => tellWith(events, step),
  refusal: why => describe(refusals, why),
  handle: (handle, view) => describe(handles(view), handle),
  place: id => name(id as City),
  score: n => counted('en', n, 'point', 'points'),
  goals: () => [
    'Most points when all cities are connected.',
    'On the way to Rome every road scores for its owner, whoever travels.',
    'In the end count the highest city of each colour, treasures of one kind, rows of different kinds, gold, and 10 points for the most roads left.',
  ],
};
