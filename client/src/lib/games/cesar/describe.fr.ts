/** What happens in Caesar's Empire, in French. */
import { counted } from '../../i18n/plural.ts';
import { inFrench } from '../../i18n/typography.ts';
import type {
  City,
  Event,
  Handle,
  Illegal,
  RouteView,
  Treasure,
  View,
} from '../../protocol/cesar.ts';
import type { Seat } from '../../wire.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { factOf, nameOf, ROME } from './board.ts';
import { labels } from './labels.ts';
import { tellWith } from './tell.ts';
import { cityIn, prospectOf } from './view.ts';

const say = labels.fr;
const side = (seat: Seat) => say.seats[seat] ?? '';
const name = (city: City) => (city === ROME ? 'Rome' : nameOf(city));
/** Before a vowel, `de` is elided. */
const de = (city: City) => (/^[AEIOUY]/.test(name(city)) ? `d'${name(city)}` : `de ${name(city)}`);
const along = (path: readonly City[]) => path.map(name).join('–');
const scored = (points: readonly number[]) =>
  points.flatMap((n, seat) => (n > 0 ? `${side(seat)} ${n}` : [])).join(', ');

const some: Record<Treasure, string> = {
  meat: 'de la viande',
  wheat: 'du blé',
  gems: 'des pierres précieuses',
  olives: 'des olives',
  grapes: 'du raisin',
  wood: 'du bois',
  oil: "de l'huile",
  wine: 'du vin',
  gold: "de l'or",
};

const events: Describe<Event> = {
  started: it => `${side(it.seat)} part ${de(it.start)}.`,
  extended: it => `${side(it.seat)} passe par ${name(it.city)}.`,
  laid: it => `${side(it.seat)} pose ${say.roads(it.roads)} : ${along(it.chain)}.`,
  took: it =>
    `${side(it.seat)} prend ${name(it.city)} (${say.colors[it.color]} ${it.value}), avec ${some[it.treasure]}.`,
  scored: it =>
    `Trajet ${along(it.route)} : ${scored(it.points)}${it.doubled ? ", doublés par l'or" : ''}.`,
  passed: it => `${side(it.seat)} n'a de routes pour aucune chaîne et passe.`,
  ended: it =>
    it.by === 'all_connected'
      ? 'Toutes les villes sont reliées.'
      : "Personne n'a plus de routes pour une chaîne.",
  tallied: it => `${side(it.seat)} : ${say.points(it.tally.total)}.`,
  won: it => `${it.seats.map(side).join(' et ')} ${victory(it)}.`,
};

function victory({ by, seats }: Extract<Event, { kind: 'won' }>): string {
  if (seats.length > 1) return 'se partagent la victoire';
  return {
    points: "l'emporte",
    colors: "l'emporte par le nombre de couleurs",
    gold: "l'emporte grâce à son or",
    roads: "l'emporte grâce à ses routes en réserve",
    nothing: "l'emporte",
  }[by];
}

const refusals: Describe<Illegal> = {
  not_on_board: it => `${name(it.city)} n'est pas de ce côté du plateau.`,
  not_available: it => `${name(it.city)} n'a plus de jetons à prendre.`,
  out_of_reach: it => `Aucune voie ne joint ${name(it.city)} à Rome ou à une ville vide.`,
  not_a_start: it =>
    `Une chaîne part de Rome ou d'une ville vide ; ${name(it.city)} n'est ni l'une ni l'autre.`,
  dead_end: it => `Aucune voie libre ne mène ${de(it.city)} à une ville disponible.`,
  not_adjacent: it => `Aucune voie ne mène ${de(it.from)} à ${name(it.to)}.`,
  no_chain: it =>
    `Une chaîne ${de(it.from)} à ${name(it.to)} traverserait une ville disponible ou passerait par une voie construite.`,
  way_built: it => `La voie ${de(it.from)} à ${name(it.to)} porte déjà des routes.`,
  too_few_roads: it => `Il y faudrait plus que ce qu'il vous reste : ${say.roads(it.left)}.`,
  twice: it => `La chaîne passe déjà par ${name(it.city)}.`,
  through_rome: () => 'Une chaîne ne traverse jamais Rome.',
  chain_begun: () => 'Une chaîne est commencée : on relie une seule ville par tour.',
  chain_laid: () => 'La chaîne est posée : confirmez-la, ou reprenez-la.',
  no_chain_begun: () => "Aucune chaîne n'est commencée.",
  nothing_laid: () => "Aucune chaîne n'a encore atteint de ville.",
  choose_route: () => 'Dites quel trajet compte.',
  nothing_to_choose: () => "Il n'y a rien à choisir : les points sont les mêmes.",
  no_such_route: it => `Il y a ${counted('fr', it.n, 'trajet', 'trajets')} au choix.`,
};

function cityName(city: City, view: View): string {
  if (city === ROME) return 'Rome';
  const [fact, now] = [factOf(city), cityIn(view, city)];
  if (!fact || !now) return name(city);
  const what = `${name(city)}, ${say.colors[fact.color]} ${fact.value}`;
  if (now.owner !== null) return `${what}, prise par ${side(now.owner)}`;
  const prospect = prospectOf(view, city);
  const offer = prospect && view.prompt.kind === 'plan' ? brings(prospect, view.prompt.seat) : '';
  return `${what}, avec ${some[now.treasure]}${offer}`;
}

function brings(it: { roads: number; from: City; points: number[]; tokens: number }, seat: Seat) {
  const route = it.points[seat] ?? 0;
  return ` : ${say.roads(it.roads)} depuis ${name(it.from)}, trajet +${route}, jetons +${it.tokens}`;
}

const routeName = ({ path, points }: RouteView) =>
  `Par ${path.slice(1, -1).map(name).join(', ') || 'Rome'} : ${scored(points)}`;

const handles = (view: View): Describe<Handle> => ({
  space: it => cityName(it.at, view),
  confirm: () => (view.laid ? `Prendre ${name(view.laid.city)}` : 'Confirmer'),
  score(it) {
    const route = view.laid?.routes[it.nth - 1];
    return route ? routeName(route) : `Route ${it.nth}`;
  },
});

export const words: GameWords<View, Illegal, Handle> = inFrench<GameWords<View, Illegal, Handle>>({
  seat: side,
  prompt(view, { seat, yours }) {
    const { prompt } = view;
    switch (prompt.kind) {
      case 'plan': {
        if (!yours) return `${side(prompt.seat)} relie une ville.`;
        const own = view.players[prompt.seat];
        return own?.is_short
          ? `Reliez une ville. Vous avez ${say.roads(own.stock)} pour ${say.turns(own.turns_to_come)}.`
          : "Reliez une ville : choisissez-la, ou d'abord un départ pour une chaîne plus longue.";
      }
      case 'build':
        return yours
          ? `Où va la chaîne, à partir ${de(prompt.end)} ?`
          : `${side(prompt.seat)} pose une chaîne, arrivée à ${name(prompt.end)}.`;
      case 'confirm': {
        const own = view.laid?.routes[0]?.points[prompt.seat] ?? 0;
        return yours
          ? `${name(prompt.city)} : ${say.points(own)} pour vous sur le trajet. La prenez-vous ?`
          : `${side(prompt.seat)} s'apprête à prendre ${name(prompt.city)}.`;
      }
      case 'choose':
        return yours
          ? `Plusieurs trajets ${de(prompt.city)} à Rome sont aussi courts : lequel compte ?`
          : `${side(prompt.seat)} choisit le trajet qui compte.`;
      case 'over': {
        const mine = prompt.winners.length === 1 && prompt.winners[0] === seat;
        if (mine) return 'Vous avez gagné.';
        const who = prompt.winners.map(side).join(' et ');
        return prompt.winners.length > 1 ? `${who} se partagent la victoire.` : `${who} a gagné.`;
      }
    }
  },
  tell: step => tellWith(events, step),
  refusal: why => describe(refusals, why),
  handle: (handle, view) => describe(handles(view), handle),
  place: id => name(id as City),
  score: n => counted('fr', n, 'point', 'points'),
  goals: () => [
    'Le plus de points quand toutes les villes sont reliées.',
    'Sur le chemin de Rome, chaque route rapporte à son propriétaire, qui que soit le voyageur.',
    'À la fin comptent la plus haute ville de chaque couleur, les richesses de même type, les lignes de types différents, l’or, et 10 points pour le plus de routes en réserve.',
  ],
});
