/** What happens in Hannibal, in English. */
import { counted } from '../../i18n/plural.ts';
import type { Event, Handle, Illegal, Place, Side, Unit, View } from '../../protocol/hannibal.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { CAPITALS, DOMINATION, enemy, isRoute, nameOf } from './board.ts';
import { tellWith } from './tell.ts';
import { holdings, sideOf, type Holding } from './view.ts';

const side: Record<Side, string> = { rome: 'Rome', carthage: 'Carthage' };
const adjective: Record<Side, string> = { rome: 'Roman', carthage: 'Carthaginian' };

const route = (place: Place) => `the route ${nameOf(place)}`;
const at = (place: Place) => (isRoute(place) ? `on ${route(place)}` : `in ${nameOf(place)}`);
const the = (place: Place) => (isRoute(place) ? route(place) : nameOf(place));

const a = (unit: Unit) => (unit === 'hannibal' ? 'Hannibal' : `a ${unit}`);
const ofSide = (unit: Unit, whose: Side) =>
  unit === 'hannibal' ? 'Hannibal' : `A ${adjective[whose]} ${unit}`;

const events = (player: (seat: number) => string): Describe<Event> => ({
  marched: it => `${ofSide(it.unit, it.side)} marches from ${nameOf(it.from)} to ${nameOf(it.to)}.`,
  convoyed: it =>
    `${ofSide(it.unit, it.side)} crosses by sea from ${nameOf(it.from)} to ${nameOf(it.to)}.`,
  sailed: it => `A ${adjective[it.side]} fleet sails from ${nameOf(it.from)} to ${nameOf(it.to)}.`,
  exchanged: it =>
    `${side[it.side]} gives up ${a(it.unit)} ${at(it.from)} for a new fleet ${at(it.route)}.`,
  passed: it => `${side[it.side]} passes.`,
  conflict_opened: it => `Conflict ${at(it.place)}: ${side[it.attacker]} attacks.`,
  engaged: it => `Carthage engages ${a(it.unit)}.`,
  card_sealed: it => `${side[it.side]} has chosen a card.`,
  cards_revealed: it =>
    it.face_down
      ? 'Both cards are shown, then laid aside face down.'
      : `Rome plays ${it.rome}, Carthage ${it.carthage}${it.bonus > 0 ? ` and ${it.bonus} more for Hannibal` : ''}.`,
  unit_lost: it => `${side[it.side]} loses ${a(it.unit)}.`,
  hands_refilled: () => 'Both hands are full again.',
  conflict_settled: it =>
    it.holder ? `${side[it.holder]} holds ${the(it.place)}.` : `Nobody is left ${at(it.place)}.`,
  won: it => victory[it.by](it.side),
  drawn: it => draw[it.by],
  sides_exchanged: () => 'The sides are exchanged for the next game.',
  match_won: it => `${player(it.seat)} wins the match.`,
});

const victory = {
  capital: (winner: Side) => `${side[winner]} wins: ${nameOf(CAPITALS[enemy(winner)])} has fallen.`,
  dominance: (winner: Side) => `${side[winner]} wins by dominance.`,
  last_unit: (winner: Side) => `${side[winner]} wins: ${side[enemy(winner)]} has nothing left.`,
};

const draw = {
  two_passes: 'A draw: both sides have passed.',
  repetition: 'A draw: the same position for the third time.',
  both_destroyed: 'A draw: both sides fell together.',
};

const refusals: Describe<Illegal> = {
  no_legion: it => `No legion of yours stands in ${nameOf(it.from)}.`,
  no_hannibal: () => 'Hannibal is not yours, or no longer on the board.',
  not_adjacent: it => `${nameOf(it.from)} does not border ${nameOf(it.to)}.`,
  no_convoy: it => `No fleet of yours is ${at(it.route)} to carry a legion.`,
  hannibal_on_island: it => `Hannibal never enters an island, and ${nameOf(it.to)} is one.`,
  no_fleet: it => `No fleet of yours is ${at(it.from)}.`,
  same_route: it => `The fleet is ${at(it.to)} already.`,
  fleets_left: () => 'A legion is exchanged only when all your fleets are lost.',
  conflict_pending: () => 'The conflict must be settled first.',
  no_conflict: () => 'Cards are played only while a conflict lasts.',
  card_spent: it => `Card ${it.card} has been played; it returns with the next full hand.`,
  engage_first: () => 'Carthage first names who is engaged: Hannibal or a legion.',
  nothing_to_engage: () => 'Nobody has to be named here.',
};

const handles = (view: View): Describe<Handle> => ({
  space({ at: place }) {
    const who = holdings(view, place).map(held);
    return `${nameOf(place)}: ${who.length > 0 ? who.join(', ') : 'empty'}`;
  },
  hannibal: () => (view.hannibal ? `Hannibal ${at(view.hannibal)}` : 'Hannibal'),
  card: it => `Card ${it.card}`,
  pass: () => 'Pass',
  exchange: () => 'Exchange for a fleet',
  engage_legion: () => 'Engage a legion',
  engage_hannibal: () => 'Engage Hannibal',
});

function held(it: Holding): string {
  const parts = [
    it.legions > 0
      ? counted('en', it.legions, `${adjective[it.side]} legion`, `${adjective[it.side]} legions`)
      : [],
    it.hannibal ? 'Hannibal' : [],
    it.fleets > 0
      ? counted('en', it.fleets, `${adjective[it.side]} fleet`, `${adjective[it.side]} fleets`)
      : [],
  ].flat();
  return parts.join(' and ');
}

function picking(handle: Handle): string | null {
  switch (handle.kind) {
    case 'hannibal':
      return 'Hannibal: where does he march?';
    case 'exchange':
      return 'Exchange: which legion do you give up?';
    case 'space':
      return isRoute(handle.at)
        ? `A fleet from ${nameOf(handle.at)}: where does it sail?`
        : `A legion from ${nameOf(handle.at)}: where does it march?`;
    default:
      return null;
  }
}

const list = (words: readonly string[]) => words.join(' or ');

export const words: GameWords<View, Illegal, Handle> = {
  seat: (seat, view) => side[sideOf(view, seat)],
  prompt(view, { seat, yours, picked, player }) {
    const { prompt } = view;
    switch (prompt.kind) {
      case 'maneuver': {
        if (!yours) return `${side[prompt.side]} is to move.`;
        const first = picked[0] && picking(picked[0]);
        if (first) return first;
        return prompt.just_passed
          ? 'The enemy has passed: if you pass too, the game is a draw.'
          : 'Move a legion or a fleet.';
      }
      case 'engage':
        return yours
          ? `Who fights ${at(prompt.province)}: Hannibal or a legion?`
          : `Carthage decides who fights ${at(prompt.province)}.`;
      case 'seal': {
        if (yours) return `Conflict ${at(prompt.place)}: choose a card.`;
        const sealed = seat !== null && view.conflict?.own != null;
        return sealed
          ? 'Your card lies face down. The enemy is choosing.'
          : `Conflict ${at(prompt.place)}: the cards are being chosen.`;
      }
      case 'over': {
        if (prompt.winner === null) return 'A draw.';
        // In a match the sides have changed hands more than once: a name says more.
        const winner = view.options.match_play
          ? player(prompt.winner)
          : side[sideOf(view, prompt.winner)];
        return prompt.winner === seat ? 'You have won.' : `${winner} has won.`;
      }
    }
  },
  tell: (step, player) => tellWith(events(player), step),
  refusal: why => describe(refusals, why),
  handle: (handle, view) => describe(handles(view), handle),
  place: id => nameOf(id as Place),
  goals(seat, view) {
    const own = sideOf(view, seat);
    const lists = DOMINATION[own].map(names => list(names.map(nameOf)));
    return [
      `Enter ${nameOf(CAPITALS[enemy(own)])} with a legion, even if it is defended: that wins at once.`,
      `Or end your turn with legions in ${lists.slice(0, -1).join(', ')}, and ${lists.at(-1)}.`,
      'Or destroy the last enemy unit.',
    ];
  },
};
