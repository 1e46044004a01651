/** What happens in Imperium, in English. */
import { counted } from '../../i18n/plural.ts';
import { en as page } from '../../i18n/en.ts';
import type {
  Card,
  Event,
  Handle,
  Illegal,
  Province,
  Share,
  View,
} from '../../protocol/imperium.ts';
import { colourOf } from '../../seats/signs.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { factOf, idxOf, nameOf } from './board.ts';
import { labels } from './labels.ts';
import { tellWith } from './tell.ts';

const say = labels.en;
const who = (seat: number) => page.seats.colours[colourOf(seat)];
export const card = (it: Card) => (it in say.card ? say.card[it as 'spy'] : nameOf(it));
const list = (words: readonly string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const points = (n: number) => counted('en', n, 'point', 'points');
const markers = (n: number) => counted('en', n, 'marker', 'markers');

const events: Describe<Event> = {
  pile_chosen: it => `${who(it.seat)} has chosen a pile.`,
  pile_shown: it =>
    it.pile.length === 0
      ? `${who(it.seat)} has no marker in stock and plays nothing.`
      : `${who(it.seat)} shows ${list(it.pile.map(card))}.`,
  oracle_shown: it => `${who(it.seat)} shows Oracle and will choose anew.`,
  placed: it =>
    `${who(it.seat)} places ${list(it.placing.map(({ province, n }) => `${n} in ${nameOf(province)}`))}.`,
  games_idle: it => `Bread and Games does nothing for ${who(it.seat)}.`,
  spy_sent: it => `${who(it.seat)} sends a Spy: one more province is scored.`,
  scoring_began: it => `${nameOf(it.province)} is scored${it.spied ? ', for a Spy' : ''}.`,
  ranked: it =>
    `${who(it.seat)}: ${markers(it.n_markers)}, ${say.rank(it.rank, it.n_tied)}, ${points(it.points)}.`,
  nobody_there: it => `Nobody counts in ${nameOf(it.province)}.`,
  proconsul_named: it =>
    `${it.former === null ? say.named(who(it.seat)) : say.replaces(who(it.seat), who(it.former))}.`,
  proconsul_confirmed: it => `${say.stays(who(it.seat))}.`,
  bonus_scored: it =>
    `${who(it.seat)} scores ${points(it.points)} more for ${list(it.chain.map(nameOf))}.`,
  pawn_moved: it => `The markers go home; the pawn moves to ${nameOf(it.to)}.`,
  played_on: it => `Level at ${it.score} points: the game goes on.`,
  round_began: it => `Round ${it.round}`,
  won: it =>
    it.by === 'points'
      ? `${who(it.seat)} wins with ${points(it.score)}.`
      : `The last round is over: ${who(it.seat)} wins with ${points(it.score)}.`,
  entitled: it => `${who(it.seat)}: ${say.title[it.title]}.`,
};

const refusals: Describe<Illegal> = {
  wrong_size: it =>
    it.size === 1
      ? 'With one marker in stock your pile has exactly one card.'
      : `Your pile has exactly ${it.size} cards.`,
  twice: it => `There is only one ${card(it.card)}.`,
  spy_spent: () => 'Your Spy is spent.',
  oracle_spent: () => 'Your Oracle is spent.',
  oracle_below: () => 'Oracle can lie only on top of a pile.',
};

const share = (it: Share) => {
  const more = it.bonus > 0 ? ` and ${it.bonus} as proconsul` : '';
  return `${who(it.seat)} ${it.n_markers}, would score ${it.points}${more}`;
};

/** A province with what lies in it. */
export function province(id: Province, view: View): string {
  const fact = factOf(id);
  const idx = idxOf(id);
  const proconsul = view.proconsuls[idx];
  const held = view.standings[idx] ?? [];
  return [
    `${nameOf(id)}, province ${fact?.number}, points ${fact?.points.join(' ')}`,
    view.upcoming[0] === id ? 'scored next' : [],
    proconsul == null ? [] : `proconsul ${who(proconsul)}`,
    held.length > 0 ? held.map(share).join('; ') : 'no markers',
  ]
    .flat()
    .join('. ');
}

export const words: GameWords<View, Illegal, Handle> = {
  seat: seat => who(seat),
  prompt(view, { seat, yours, picked }) {
    const { prompt, choice } = view;
    switch (prompt.kind) {
      case 'choose':
      case 'consult': {
        if (!yours || !choice) {
          if (seat !== null && view.own)
            return 'Your pile lies face down. The others are choosing.';
          return prompt.kind === 'choose'
            ? `Round ${view.round}: the piles are being chosen.`
            : `${list(view.piles.flatMap((it, i) => (it.kind === 'open' ? who(i) : [])))} may choose anew: the Oracle has spoken.`;
        }
        const left = choice.size - picked.length;
        if (left === 0) return 'Lay the pile down?';
        if (prompt.kind === 'consult' && picked.length === 0)
          return `The other piles are known. Choose ${counted('en', choice.size, 'card', 'cards')} anew.`;
        return picked.length === 0
          ? `Round ${view.round}: choose ${counted('en', choice.size, 'card', 'cards')}, the first on top. ${nameOf(view.upcoming[0])} is scored.`
          : `${counted('en', left, 'card', 'cards')} more.`;
      }
      case 'over': {
        if (prompt.winners.length > 1) return `${list(prompt.winners.map(who))} share the victory.`;
        const [winner] = prompt.winners;
        if (winner === undefined) return 'The game is over.';
        return winner === seat ? 'You are Emperor.' : `${who(winner)} is Emperor.`;
      }
    }
  },
  tell: step => tellWith(events, step),
  refusal: why => describe(refusals, why),
  handle: it => (it.kind === 'confirm' ? say.confirm : card(it.card)),
  place: nameOf,
  score: n => counted('en', n, 'point', 'points'),
  goals: (_seat, view) => [
    view.options.round_limit > 0
      ? `Have the most points after round ${view.options.round_limit}, or alone the most with 40 or more before.`
      : 'At the end of a round, have 40 points or more, and more than everyone else.',
  ],
};
