/** Ce qui se passe dans Calculi, en français. */
import { counted } from '../../i18n/plural.ts';
import { inFrench } from '../../i18n/typography.ts';
import type { Event, Handle, Hole, Illegal, View } from '../../protocol/calculi.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { NAMED, nameOf } from './board.ts';
import { tellWith } from './tell.ts';
import { namersOf } from './view.ts';

const SEATS = ['Rouge', 'Bleu', 'Jaune', 'Vert'];
const name = (seat: number) => SEATS[seat] ?? '';
const pebbles = (n: number) => counted('fr', n, 'caillou', 'cailloux');

const events: Describe<Event> = {
  named: it => `${name(it.seat)} a nommé un trou.`,
  threw: it => `${name(it.seat)} lance le dé et fait ${it.die}.`,
  took: it => `${name(it.seat)} prend ${pebbles(it.n)} en ${nameOf(it.hole)}.`,
  opened: it =>
    `${name(it.seat)} avait nommé ${nameOf(it.hole)} : ${counted('fr', it.points, 'point', 'points')}.`,
  won: it => `${name(it.seat)} gagne.`,
};

const refusals: Describe<Illegal> = {
  name_first: () => "Tous les joueurs nomment d'abord un trou.",
  all_named: () => 'Tous les trous sont nommés, et le restent.',
  not_so_many: it => `Le dé montre ${it.die} : on en prend autant au plus, et au moins un.`,
  too_few_left: it => `On ne peut prendre que ${pebbles(it.left)} en ${nameOf(it.hole)}.`,
};

const handles = (view: View): Describe<Handle> => ({
  space({ at }) {
    const left = view.holes.find(it => it.at === at)?.pebbles ?? 0;
    const known = namersOf(view, at).map(seat => `, nommé par ${name(seat)}`);
    return `${nameOf(at)} : ${left > 0 ? pebbles(left) : 'vide'}${known.join('')}`;
  },
  number: it => `Prendre ${it.n}`,
});

export const words: GameWords<View, Illegal, Handle> = inFrench<GameWords<View, Illegal, Handle>>({
  seat: name,
  prompt({ prompt, players }, { seat, yours, picked: [first] }) {
    switch (prompt.kind) {
      case 'name':
        if (yours) return 'Nommez un trou en secret : ce que vous y prendrez comptera davantage.';
        return seat !== null && players[seat]?.has_named
          ? "Votre trou est nommé. D'autres choisissent encore le leur."
          : 'Chaque joueur nomme un trou en secret.';
      case 'take':
        if (!yours) return `${name(prompt.seat)} a fait ${prompt.die} et prend des cailloux.`;
        return first?.kind === 'space'
          ? `${nameOf(first.at)} : combien de cailloux prenez-vous ?`
          : `Vous avez fait ${prompt.die} : dans quel trou prenez-vous des cailloux ?`;
      case 'over': {
        const [winner, ...others] = prompt.winners;
        if (winner === seat && others.length === 0) return 'Vous avez gagné.';
        return `Victoire : ${prompt.winners.map(name).join(', ')}.`;
      }
    }
  },
  tell: step => tellWith(events, step),
  refusal: why => describe(refusals, why),
  handle: (handle, view) => describe(handles(view), handle),
  place: id => nameOf(id as Hole),
  goals: () => [
    `Avoir le plus de points : un caillou du trou que vous avez nommé en vaut ${NAMED}, tout autre 1.`,
  ],
});
