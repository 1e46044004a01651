/** Les mots de la table en français : demandes, noms de ce que l'on clique, contenu des provinces. */
import { countsOf } from '../../conquest/counts.ts';
import { forces, percent } from '../../conquest/forces.ts';
import { galleyOf, LEADERS } from '../../conquest/handles.ts';
import { company, offering, terms } from '../../conquest/phrases.fr.ts';
import { capital, inFrench } from '../../i18n/typography.ts';
import type {
  GalleyView,
  Illegal,
  ProspectView,
  Province,
  View,
} from '../../protocol/conquest1984.ts';
import type { Handle } from '../../wire.ts';
import { describe, type GameWords } from '../game-ui.ts';
import { homeOf, name, playerOf, prospectOf, provinceOf, spotOf, termsOf } from './board.ts';
import { sentences } from './events.fr.ts';
import { aUnit, coast, galley, of, within } from './phrases.fr.ts';
import { refusals } from './refusals.fr.ts';
import { tellWith } from './tell.ts';

const buttons: Record<string, string> = {
  'button:halt': 'Rester ici ce tour',
  'button:end-movement': 'Finir les mouvements',
  'button:board': 'Embarquer des pièces',
  'button:retreat': 'Battre en retraite',
  'button:destroy': 'Détruire une ville',
  'button:buy-infantry': "Acheter de l'infanterie",
  'button:buy-cavalry': 'Acheter de la cavalerie',
  'button:buy-catapult': 'Acheter des catapultes',
  'button:buy-galley': 'Acheter une galère',
  'button:build-city': 'Bâtir une ville',
  'button:build-wall': 'Élever une muraille',
  'button:build-road': 'Construire une route',
  'button:end-turn': 'Finir le tour',
  'button:offer': 'Faire une offre',
  'button:accept': "Accepter l'offre",
  'button:refuse': "Refuser l'offre",
  'button:later': 'Répondre plus tard',
  'button:withdraw': 'Retirer votre offre',
  'button:execute': 'Retirer un prisonnier du jeu',
  'button:concede': 'Concéder',
};

const pieces: Record<string, string> = {
  'piece:infantry': 'Infanterie',
  'piece:cavalry': 'Cavalerie',
  'piece:tired-cavalry': 'Cavalerie à qui il reste un mouvement',
  'piece:catapult': 'Catapultes',
  'piece:galley': 'Galères',
  'piece:caesar': 'César',
  'piece:general': 'Un général',
  'piece:tired-general': 'Un général à qui il reste un mouvement',
};

/** Ce qu'il y a dans une province, en quelques mots. */
function held(view: View, at: Province): string {
  const province = provinceOf(view, at);
  if (!province) return '';
  const owner = province.owner === null ? 'à personne' : `à ${name(homeOf(view, province.owner))}`;
  const city = province.wall ? ['ville fortifiée'] : province.city ? ['ville'] : [];
  const stacks = province.stacks.map(stack => {
    const force = forces(countsOf(stack), 'fr');
    return stack.seat === province.owner ? force : `${name(homeOf(view, stack.seat))} : ${force}`;
  });
  return [owner, `tribut ${province.tribute}`, ...city, ...stacks].join(', ');
}

function aboard(it: GalleyView): string {
  const where = it.sea ? `sur ${name(it.sea)}` : it.coast ? `sur ${coast(it.coast)}` : '';
  return `${capital(galley(it.name))} ${where}${company(it)}`;
}

function ahead(prospect: ProspectView): string {
  switch (prospect.what) {
    case 'join':
      return 'à vous';
    case 'visit':
      return "s'y rend et ne prend rien";
    case 'take':
      return 'tombe aussitôt';
    case 'battle':
      return `bataille, ${percent(prospect.wins, 'fr')} de chances de gagner`;
    case 'sail':
      return 'passage libre';
    case 'barred':
      return 'pas ainsi';
  }
}

function prompted(view: View, picked: readonly Handle[]): string {
  const { prompt } = view;
  const [first, second] = picked;
  switch (first) {
    case 'button:retreat':
      return 'Vers où vous retirez-vous ?';
    case 'button:destroy':
      return 'Quelle ville détruisez-vous ?';
    case 'button:buy-galley':
      return 'Sur quelle côte ?';
    case 'button:build-city':
      return 'Où bâtissez-vous la ville ?';
    case 'button:build-wall':
      return 'Quelle ville fortifiez-vous ?';
    case 'button:build-road':
      return second
        ? `${capital(of(spotOf(second)?.place ?? ''))} vers où ?`
        : "D'où part la route ?";
    case 'button:offer':
      return second ? 'Que proposez-vous ?' : 'À qui ?';
    case 'button:accept':
    case 'button:refuse':
    case 'button:execute':
    case 'button:concede':
      return 'De qui ?';
  }
  if (first?.startsWith('button:buy-') || first?.startsWith('piece:')) {
    const ship = galleyOf(view, first);
    if (ship) return `${aboard(ship)} : vers où ?`;
    if (!second && first in pieces) return `${pieces[first] ?? ''} : combien ?`;
    if (!second) return 'Combien ?';
  }
  switch (prompt.kind) {
    case 'move': {
      const spot = spotOf(first);
      return spot
        ? `${name(spot.place)} : qui part ?`
        : "Choisissez une province d'où part un chef, ou une galère.";
    }
    case 'lead': {
      const all = forces(
        countsOf({
          units: prompt.units,
          ...(prompt.leader === 'caesar' ? { caesar: true } : { generals: 1 }),
        }),
        'fr',
      );
      return `${all} en ${name(prompt.from)} : emmenez des unités, ou choisissez où aller.`;
    }
    case 'embark':
      return `${capital(galley(prompt.galley))} : embarquez des pièces, puis choisissez la mer.`;
    case 'muster':
      return 'Quelle bataille livrez-vous maintenant ?';
    case 'battle':
      return `Bataille ${within(prompt.field)} : nommez votre cible.`;
    case 'loss':
      return `Quelle galère perd ${aUnit[prompt.unit]} ?`;
    case 'spend':
      return 'Achetez et bâtissez, puis finissez votre tour.';
    case 'answer':
      return `${name(homeOf(view, prompt.from))} vous propose : ${describe(terms, prompt.terms)}. Acceptez-vous ?`;
    case 'over':
      return '';
  }
}

export const words: GameWords<View, Illegal> = inFrench<GameWords<View, Illegal>>({
  seat: (seat, view) => name(homeOf(view, seat)),
  prompt(view, { seat, yours, picked }) {
    const { prompt } = view;
    if (prompt.kind === 'over') {
      if (prompt.winner === null) return 'La partie est finie, et les premiers sont à égalité.';
      return prompt.winner === seat
        ? "L'Empire est à vous."
        : `L'Empire est à ${name(homeOf(view, prompt.winner))}.`;
    }
    if (yours) return prompted(view, picked);
    const who = name(homeOf(view, prompt.seat));
    switch (prompt.kind) {
      case 'move':
      case 'lead':
      case 'embark':
        return `${who} fait ses mouvements.`;
      case 'muster':
        return `${who} choisit la prochaine bataille.`;
      case 'battle':
        return `Bataille ${within(prompt.field)} : ${who} nomme une cible.`;
      case 'loss':
        return `${who} choisit quelle galère subit la perte.`;
      case 'spend':
        return `${who} achète et bâtit.`;
      case 'answer':
        return `${who} réfléchit à une offre.`;
    }
  },
  tell: step => tellWith(sentences, step),
  refusal: why => describe(refusals, why),
  handle(handle, view, picked) {
    const offer = termsOf(handle);
    if (offer) return describe(offering, offer);
    const player = playerOf(handle);
    if (player) return name(player);
    const ship = galleyOf(view, handle);
    if (ship) return aboard(ship);
    const amount = /^button:(\d+)$/.exec(handle)?.[1];
    if (amount) return amount;
    const target = view.battle?.targets.find(it => handle === `piece:${it.unit}`);
    if (target && view.prompt.kind === 'battle') {
      const wins =
        view.battle?.roller === 'attacker' ? target.attacker_wins : 10_000 - target.attacker_wins;
      const die = target.needs > 1 ? `${target.needs} ou plus` : 'sans dé';
      return `${pieces[handle] ?? ''} : ${die}, ${percent(wins, 'fr')} de chances de gagner`;
    }
    if (LEADERS.includes(handle) && view.prompt.kind === 'move') {
      return handle === 'piece:caesar' ? 'César part' : `${pieces[handle] ?? ''} part`;
    }
    const fixed = buttons[handle] ?? pieces[handle];
    if (fixed) return fixed;
    const spot = spotOf(handle);
    if (!spot) return handle;
    if (spot.part) return capital(coast(spot.id));
    const prospect = prospectOf(view, spot.id, picked);
    const after = prospect ? ` : ${ahead(prospect)}` : '';
    const province = provinceOf(view, spot.place as Province);
    return province
      ? `${name(spot.id)}${after} (${held(view, province.id)})`
      : `${name(spot.id)}${after}`;
  },
  place: id => name(id),
  goals: () => [
    "Être le dernier joueur dont le César est libre. Qui capture un César prend tout ce qu'avait son joueur, et 100 talents.",
    "Une province rapporte 5 ou 10 talents par tour, une ville 5 de plus, tant que vous tenez votre province d'origine.",
  ],
});
