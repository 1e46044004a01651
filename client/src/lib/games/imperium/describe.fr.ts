/** What happens in Imperium, in French. */
import { counted } from '../../i18n/plural.ts';
import { fr as page } from '../../i18n/fr.ts';
import { inFrench } from '../../i18n/typography.ts';
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

const say = labels.fr;
const who = (seat: number) => page.seats.colours[colourOf(seat)];
const card = (it: Card) => (it in say.card ? say.card[it as 'spy'] : nameOf(it));
const list = (words: readonly string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;
const points = (n: number) => counted('fr', n, 'point', 'points');
const markers = (n: number) => counted('fr', n, 'marqueur', 'marqueurs');

const events: Describe<Event> = {
  pile_chosen: it => `${who(it.seat)} a choisi sa pile.`,
  pile_shown: it =>
    it.pile.length === 0
      ? `${who(it.seat)} n'a pas de marqueur en réserve et ne joue rien.`
      : `${who(it.seat)} montre ${list(it.pile.map(card))}.`,
  oracle_shown: it => `${who(it.seat)} montre l'Oracle et va choisir de nouveau.`,
  placed: it =>
    `${who(it.seat)} place ${list(it.placing.map(({ province, n }) => `${n} en ${nameOf(province)}`))}.`,
  games_idle: it => `Pain et Jeux ne fait rien pour ${who(it.seat)}.`,
  spy_sent: it => `${who(it.seat)} envoie un Espion : une province de plus est décomptée.`,
  scoring_began: it => `Décompte : ${nameOf(it.province)}${it.spied ? ', grâce à un Espion' : ''}.`,
  ranked: it =>
    `${who(it.seat)} : ${markers(it.n_markers)}, ${say.rank(it.rank, it.n_tied)}, ${points(it.points)}.`,
  nobody_there: it => `Personne ne compte en ${nameOf(it.province)}.`,
  proconsul_named: it =>
    `${it.former === null ? say.named(who(it.seat)) : say.replaces(who(it.seat), who(it.former))}.`,
  proconsul_confirmed: it => `${say.stays(who(it.seat))}.`,
  bonus_scored: it =>
    `${who(it.seat)} marque ${points(it.points)} de plus pour ${list(it.chain.map(nameOf))}.`,
  pawn_moved: it => `Les marqueurs rentrent ; le pion passe en ${nameOf(it.to)}.`,
  played_on: it => `Égalité à ${it.score} points : la partie continue.`,
  round_began: it => `Tour ${it.round}`,
  won: it =>
    it.by === 'points'
      ? `${who(it.seat)} gagne avec ${points(it.score)}.`
      : `Le dernier tour est joué : ${who(it.seat)} gagne avec ${points(it.score)}.`,
  entitled: it => `${who(it.seat)} : ${say.title[it.title]}.`,
};

const refusals: Describe<Illegal> = {
  wrong_size: it =>
    it.size === 1
      ? 'Avec un seul marqueur en réserve, votre pile compte exactement une carte.'
      : `Votre pile compte exactement ${it.size} cartes.`,
  twice: it => `Il n'y a qu'une carte ${card(it.card)}.`,
  spy_spent: () => 'Votre Espion est déjà joué.',
  oracle_spent: () => 'Votre Oracle est déjà joué.',
  oracle_below: () => "L'Oracle ne peut être qu'au sommet d'une pile.",
};

const share = (it: Share) => {
  const more = it.bonus > 0 ? ` et ${it.bonus} comme proconsul` : '';
  return `${who(it.seat)} ${it.n_markers}, marquerait ${it.points}${more}`;
};

/** A province with what lies in it. */
export function province(id: Province, view: View): string {
  const fact = factOf(id);
  const idx = idxOf(id);
  const proconsul = view.proconsuls[idx];
  const held = view.standings[idx] ?? [];
  return [
    `${nameOf(id)}, province ${fact?.number}, points ${fact?.points.join(' ')}`,
    view.upcoming[0] === id ? 'prochain décompte' : [],
    proconsul == null ? [] : `proconsul ${who(proconsul)}`,
    held.length > 0 ? held.map(share).join(' ; ') : 'aucun marqueur',
  ]
    .flat()
    .join('. ');
}

export const words: GameWords<View, Illegal, Handle> = inFrench({
  seat: seat => who(seat),
  prompt(view, { seat, yours, picked }) {
    const { prompt, choice } = view;
    const cards = (n: number) => counted('fr', n, 'carte', 'cartes');
    switch (prompt.kind) {
      case 'choose':
      case 'consult': {
        if (!yours || !choice) {
          if (seat !== null && view.own)
            return 'Votre pile est posée, face cachée. Les autres choisissent.';
          return prompt.kind === 'choose'
            ? `Tour ${view.round} : chacun choisit sa pile.`
            : `L'Oracle a parlé ; choix à refaire : ${list(view.piles.flatMap((it, i) => (it.kind === 'open' ? who(i) : [])))}.`;
        }
        const left = choice.size - picked.length;
        if (left === 0) return 'Poser la pile ?';
        if (prompt.kind === 'consult' && picked.length === 0)
          return `Les autres piles sont connues. Choisissez de nouveau ${cards(choice.size)}.`;
        return picked.length === 0
          ? `Tour ${view.round} : choisissez ${cards(choice.size)}, la première au sommet. Décompte : ${nameOf(view.upcoming[0])}.`
          : `Encore ${cards(left)}.`;
      }
      case 'over': {
        if (prompt.winners.length > 1)
          return `${list(prompt.winners.map(who))} partagent la victoire.`;
        const [winner] = prompt.winners;
        if (winner === undefined) return 'La partie est finie.';
        return winner === seat ? 'Vous voilà Empereur.' : `${who(winner)} est Empereur.`;
      }
    }
  },
  tell: step => tellWith(events, step),
  refusal: why => describe(refusals, why),
  handle: it => (it.kind === 'confirm' ? say.confirm : card(it.card)),
  place: nameOf,
  score: n => counted('fr', n, 'point', 'points'),
  goals: (_seat, view) => [
    view.options.round_limit > 0
      ? `Avoir le plus de points après le tour ${view.options.round_limit}, ou avant, seul en tête avec 40 points ou plus.`
      : "À la fin d'un tour, avoir 40 points ou plus, et plus que tous les autres.",
  ],
});
