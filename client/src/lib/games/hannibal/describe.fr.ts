/** Ce qui se passe dans Hannibal, en français. */
import { counted } from '../../i18n/plural.ts';
import { inFrench } from '../../i18n/typography.ts';
import type {
  Event,
  Handle,
  Illegal,
  Place,
  Province,
  Side,
  Unit,
  View,
} from '../../protocol/hannibal.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { CAPITALS, DOMINATION, enemy, isRoute, nameOf } from './board.ts';
import { tellWith } from './tell.ts';
import { holdings, sideOf, type Holding } from './view.ts';

const side: Record<Side, string> = { rome: 'Rome', carthage: 'Carthage' };
const adjective: Record<Side, string> = { rome: 'romaine', carthage: 'carthaginoise' };
const noun: Record<Exclude<Unit, 'hannibal'>, string> = { legion: 'légion', fleet: 'flotte' };

/** One is at a town and in a land: `à Roma`, `en Gallia`. */
const preposition: Record<Province, 'à' | 'en'> = {
  roma: 'à',
  cannae: 'à',
  gallia: 'en',
  corsica: 'en',
  sardinia: 'en',
  sicilia: 'en',
  hispania_citerior: 'en',
  hispania_ulterior: 'en',
  mauretania: 'en',
  zama: 'à',
  carthago: 'à',
};

const route = (place: Place) => `la route ${nameOf(place)}`;
const to = (place: Place) =>
  isRoute(place) ? `sur ${route(place)}` : `${preposition[place]} ${nameOf(place)}`;
const from = (place: Place) => {
  const name = nameOf(place);
  return /^[AEIOUH]/.test(name) ? `d'${name}` : `de ${name}`;
};

const a = (unit: Unit) => (unit === 'hannibal' ? 'Hannibal' : `une ${noun[unit]}`);
const ofSide = (unit: Unit, whose: Side) =>
  unit === 'hannibal' ? 'Hannibal' : `Une ${noun[unit]} ${adjective[whose]}`;

const events = (player: (seat: number) => string): Describe<Event> => ({
  marched: it => `${ofSide(it.unit, it.side)} marche ${from(it.from)} ${to(it.to)}.`,
  convoyed: it => `${ofSide(it.unit, it.side)} traverse la mer ${from(it.from)} ${to(it.to)}.`,
  sailed: it =>
    `Une flotte ${adjective[it.side]} quitte ${nameOf(it.from)} et gagne ${nameOf(it.to)}.`,
  exchanged: it =>
    `${side[it.side]} échange ${a(it.unit)} ${to(it.from)} contre une flotte neuve ${to(it.route)}.`,
  passed: it => `${side[it.side]} passe.`,
  conflict_opened: it => `Conflit ${to(it.place)} : ${side[it.attacker]} attaque.`,
  engaged: it => `Carthage engage ${a(it.unit)}.`,
  card_sealed: it => `${side[it.side]} a choisi une carte.`,
  cards_revealed: it =>
    it.face_down
      ? 'Les deux cartes sont montrées, puis mises de côté face cachée.'
      : `Rome joue ${it.rome}, Carthage ${it.carthage}${it.bonus > 0 ? ` et ${it.bonus} de plus pour Hannibal` : ''}.`,
  unit_lost: it => `${side[it.side]} perd ${a(it.unit)}.`,
  hands_refilled: () => 'Les deux mains sont de nouveau complètes.',
  conflict_settled: it =>
    it.holder
      ? `${side[it.holder]} tient ${isRoute(it.place) ? route(it.place) : nameOf(it.place)}.`
      : `Il ne reste personne ${to(it.place)}.`,
  won: it => victory[it.by](it.side),
  drawn: it => draw[it.by],
  sides_exchanged: () => 'On échange les camps pour la partie suivante.',
  match_won: it => `${player(it.seat)} remporte le match.`,
});

const victory = {
  capital: (winner: Side) =>
    `${side[winner]} gagne : ${nameOf(CAPITALS[enemy(winner)])} est tombée.`,
  dominance: (winner: Side) => `${side[winner]} gagne par domination.`,
  last_unit: (winner: Side) => `${side[winner]} gagne : ${side[enemy(winner)]} n'a plus rien.`,
};

const draw = {
  two_passes: 'Partie nulle : les deux camps ont passé.',
  repetition: 'Partie nulle : la même position pour la troisième fois.',
  both_destroyed: 'Partie nulle : les deux camps sont tombés ensemble.',
};

const refusals: Describe<Illegal> = {
  no_legion: it => `Vous n'avez pas de légion ${to(it.from)}.`,
  no_hannibal: () => "Hannibal n'est pas à vous, ou n'est plus sur le plateau.",
  not_adjacent: it => `${nameOf(it.from)} et ${nameOf(it.to)} ne sont pas voisines.`,
  no_convoy: it => `Aucune de vos flottes n'est ${to(it.route)} pour transporter une légion.`,
  hannibal_on_island: it => `Hannibal n'entre jamais dans une île, et ${nameOf(it.to)} en est une.`,
  no_fleet: it => `Vous n'avez pas de flotte ${to(it.from)}.`,
  same_route: it => `La flotte est déjà ${to(it.to)}.`,
  fleets_left: () => "On n'échange une légion que lorsque toutes ses flottes sont perdues.",
  conflict_pending: () => "Il faut d'abord régler le conflit.",
  no_conflict: () => 'On ne joue de carte que pendant un conflit.',
  card_spent: it =>
    `La carte ${it.card} a été jouée ; elle revient avec la prochaine main complète.`,
  engage_first: () => "Carthage désigne d'abord qui combat : Hannibal ou une légion.",
  nothing_to_engage: () => "Il n'y a personne à désigner ici.",
};

const handles = (view: View): Describe<Handle> => ({
  space({ at }) {
    const who = holdings(view, at).map(held);
    return `${nameOf(at)} : ${who.length > 0 ? who.join(', ') : 'vide'}`;
  },
  hannibal: () => (view.hannibal ? `Hannibal ${to(view.hannibal)}` : 'Hannibal'),
  card: it => `Carte ${it.card}`,
  pass: () => 'Passer',
  exchange: () => 'Échanger contre une flotte',
  engage_legion: () => 'Engager une légion',
  engage_hannibal: () => 'Engager Hannibal',
});

function held(it: Holding): string {
  const of = (n: number, what: string) =>
    counted('fr', n, `${what} ${adjective[it.side]}`, `${what}s ${adjective[it.side]}s`);
  const parts = [
    it.legions > 0 ? of(it.legions, 'légion') : [],
    it.hannibal ? 'Hannibal' : [],
    it.fleets > 0 ? of(it.fleets, 'flotte') : [],
  ].flat();
  return parts.join(' et ');
}

function picking(handle: Handle): string | null {
  switch (handle.kind) {
    case 'hannibal':
      return 'Hannibal : où marche-t-il ?';
    case 'exchange':
      return 'Échange : quelle légion abandonnez-vous ?';
    case 'space':
      return isRoute(handle.at)
        ? `Une flotte de ${route(handle.at)} : où va-t-elle ?`
        : `Une légion ${from(handle.at)} : où marche-t-elle ?`;
    default:
      return null;
  }
}

const list = (names: readonly Province[]) => names.map(to).join(' ou ');

export const words: GameWords<View, Illegal, Handle> = inFrench<GameWords<View, Illegal, Handle>>({
  seat: (seat, view) => side[sideOf(view, seat)],
  prompt(view, { seat, yours, picked, player }) {
    const { prompt } = view;
    switch (prompt.kind) {
      case 'maneuver': {
        if (!yours) return `${side[prompt.side]} doit jouer.`;
        const first = picked[0] && picking(picked[0]);
        if (first) return first;
        return prompt.just_passed
          ? "L'ennemi a passé : si vous passez aussi, la partie est nulle."
          : 'Déplacez une légion ou une flotte.';
      }
      case 'engage':
        return yours
          ? `Qui combat ${to(prompt.province)} : Hannibal ou une légion ?`
          : `Carthage décide qui combat ${to(prompt.province)}.`;
      case 'seal': {
        if (yours) return `Conflit ${to(prompt.place)} : choisissez une carte.`;
        const sealed = seat !== null && view.conflict?.own != null;
        return sealed
          ? "Votre carte est posée face cachée. L'ennemi choisit la sienne."
          : `Conflit ${to(prompt.place)} : chacun choisit sa carte.`;
      }
      case 'over': {
        if (prompt.winner === null) return 'Partie nulle.';
        // In a match the sides have changed hands more than once: a name says more.
        const winner = view.options.match_play
          ? player(prompt.winner)
          : side[sideOf(view, prompt.winner)];
        return prompt.winner === seat ? 'Vous avez gagné.' : `${winner} a gagné.`;
      }
    }
  },
  tell: (step, player) => tellWith(events(player), step),
  refusal: why => describe(refusals, why),
  handle: (handle, view) => describe(handles(view), handle),
  place: id => nameOf(id as Place),
  goals(seat, view) {
    const own = sideOf(view, seat);
    const lists = DOMINATION[own].map(list);
    return [
      `Entrer ${to(CAPITALS[enemy(own)])} avec une légion, même si elle est défendue : c’est gagné aussitôt.`,
      `Ou finir son tour avec des légions ${lists.slice(0, -1).join(', ')}, et ${lists.at(-1)}.`,
      'Ou détruire la dernière unité ennemie.',
    ];
  },
});
