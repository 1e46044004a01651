/** Les mots de la table en français : demandes, noms de ce que l'on clique, contenu des provinces. */
import { countsOf } from '../../conquest/counts.ts';
import { countedKind, forces, percent } from '../../conquest/forces.ts';
import { galleyOf, LEADERS } from '../../conquest/handles.ts';
import { company, generals, offering, plural, terms } from '../../conquest/phrases.fr.ts';
import { capital, inFrench } from '../../i18n/typography.ts';
import type {
  GalleyView,
  Illegal,
  OddsView,
  ProspectView,
  View,
} from '../../protocol/conquest2005.ts';
import type { Handle, Seat } from '../../wire.ts';
import { describe, type GameWords } from '../game-ui.ts';
import { countOf, homeOf, name, playerOf, provinceOf, spotOf, termsOf } from './board.ts';
import { sentences } from './events.fr.ts';
import { galley, of, hits } from './phrases.fr.ts';
import { refusals } from './refusals.fr.ts';
import { tellWith } from './tell.ts';

const buttons: Record<string, string> = {
  'button:halt': 'Rester ici ce tour',
  'button:ride-on': 'Suivre la route plus loin',
  'button:end-movement': 'Finir les mouvements',
  'button:end-combat': 'Finir les combats',
  'button:board': 'Embarquer des pièces',
  'button:stand': 'Continuer le combat',
  'button:retreat': 'Battre en retraite',
  'button:hold': 'Garder en otage',
  'button:destroy': 'Détruire une ville',
  'button:buy-infantry': "Acheter de l'infanterie",
  'button:buy-cavalry': 'Acheter de la cavalerie',
  'button:buy-catapult': 'Acheter des catapultes',
  'button:buy-galley': 'Acheter une galère',
  'button:build-city': 'Bâtir une ville',
  'button:build-wall': 'Fortifier une ville',
  'button:build-road': 'Construire une route',
  'button:end-turn': 'Finir le tour',
  'button:offer': 'Faire une offre',
  'button:accept': "Accepter l'offre",
  'button:refuse': "Refuser l'offre",
  'button:concede': 'Concéder',
  'button:usual-on': "Pertes habituelles d'abord",
  'button:usual-off': 'Choisir mes pertes',
};

const pieces: Record<string, string> = {
  'piece:infantry': 'Infanterie',
  'piece:cavalry': 'Cavalerie',
  'piece:tired-cavalry': 'Cavalerie à qui il reste un mouvement',
  'piece:catapult': 'Catapultes',
  'piece:caesar': 'César',
  'piece:general': 'Un général',
  'piece:tired-general': 'Un général à qui il reste un mouvement',
};

/** Un joueur porte le nom de sa province d'origine, et celui de sa place tant qu'il n'en a pas. */
function called(view: View, seat: Seat): string {
  const home = homeOf(view, seat);
  return home ? name(home) : `Joueur ${seat + 1}`;
}

/** Ce qu'il y a dans une province, en quelques mots. */
function held(view: View, at: string): string {
  const province = provinceOf(view, at);
  if (!province) return '';
  const owner = province.owner === null ? 'à personne' : `à ${called(view, province.owner)}`;
  const city = province.wall ? ['ville fortifiée'] : province.city ? ['ville'] : [];
  const stacks = province.stacks.map(stack => {
    const force = forces(countsOf(stack), 'fr');
    return stack.seat === province.owner ? force : `${called(view, stack.seat)} : ${force}`;
  });
  return [owner, `tribut ${province.tribute}`, ...city, ...stacks].join(', ');
}

function aboard(it: GalleyView): string {
  const where = it.sea ? `sur ${name(it.sea)}` : it.province ? `en ${name(it.province)}` : '';
  return `${capital(galley(it.name))} ${where}${company(it)}`;
}

function ahead(prospect: ProspectView): string {
  switch (prospect.what) {
    case 'join':
      return 'à vous';
    case 'visit':
      return "s'y rend et ne prend rien";
    case 'take':
      return 'tombe après les combats, si l’on y reste';
    case 'battle':
      return prospect.wins > 0
        ? `bataille, ${percent(prospect.wins, 'fr')} de chances de gagner`
        : 'bataille';
    case 'barred':
      return 'pas ainsi';
  }
}

/** Une bataille qui peut être livrée, et comment elle finirait. */
function mustered(view: View, id: string): string {
  const found = view.musters.find(it => it.province === id || it.sea === id);
  if (!found) return '';
  const odds = found.odds ? `, ${oddsIn(found.odds)}` : '';
  return `bataille contre ${called(view, found.foe)}${odds}`;
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
      return 'Dans quelle province ?';
    case 'button:build-city':
      return 'Où bâtissez-vous la ville ?';
    case 'button:build-wall':
      return 'Quelle ville fortifiez-vous ?';
    case 'button:build-road':
      return second ? `${capital(of(spotOf(second) ?? ''))} vers où ?` : "D'où part la route ?";
    case 'button:offer':
      return second ? 'Que proposez-vous ?' : 'À qui ?';
    case 'button:hold':
      return 'Combien en gardez-vous ?';
    case 'button:concede':
      return 'À qui ?';
  }
  if (first?.startsWith('button:buy-') || first?.startsWith('piece:')) {
    const ship = galleyOf(view, first);
    if (ship) return `${aboard(ship)} : vers où ?`;
    if (!second && first in pieces) return `${pieces[first] ?? ''} : combien ?`;
    if (!second) return 'Combien ?';
  }
  switch (prompt.kind) {
    case 'home':
      return "Choisissez votre province d'origine.";
    case 'move': {
      const spot = spotOf(first);
      if (spot) return `${name(spot)} : qui part ?`;
      return prompt.journey
        ? `Choisissez un chef ou une galère, ou suivez la route depuis ${name(prompt.journey)}.`
        : "Choisissez une province d'où part un chef, ou une galère.";
    }
    case 'lead': {
      const who = prompt.leader === 'caesar' ? { caesar: true } : { generals: 1 };
      const all = forces(countsOf({ units: prompt.units, ...who }), 'fr');
      return `${all} en ${name(prompt.from)} : emmenez des unités, ou choisissez où aller.`;
    }
    case 'embark':
      return `${capital(galley(prompt.galley))} : embarquez des pièces, puis choisissez la mer.`;
    case 'muster':
      return first
        ? 'Contre qui ?'
        : 'Livrez vos batailles sur terre ; en mer, elles sont à votre choix.';
    case 'form':
      return `Bataille en ${name(prompt.at)} : formez votre légion de combat (${prompt.size}).`;
    case 'lose':
      return `Bataille en ${name(prompt.at)} : ${hits(prompt.hits)}. Que perdez-vous ?`;
    case 'decide':
      return `Bataille en ${name(prompt.at)} : continuer ou battre en retraite ?`;
    case 'pursue':
      return `Poursuite : ${hits(prompt.hits)}. Qui abattez-vous ?`;
    case 'sink':
      return `Bataille sur ${name(prompt.sea)} : ${hits(prompt.hits)}. Quelle galère coule ?`;
    case 'captives':
      return `${generals(prompt.n)} de ${called(view, prompt.of)} capturé${plural(prompt.n)} : combien en gardez-vous ?`;
    case 'spend':
      return 'Achetez et bâtissez, puis finissez votre tour.';
    case 'answer':
      return `${called(view, prompt.from)} vous propose : ${describe(terms, prompt.terms)}. Acceptez-vous ?`;
    case 'over':
      return '';
  }
}

export const words: GameWords<View, Illegal> = inFrench<GameWords<View, Illegal>>({
  seat: (seat, view) => called(view, seat),
  prompt(view, { seat, yours, picked }) {
    const { prompt } = view;
    if (prompt.kind === 'over') {
      if (prompt.winner === null)
        return "La partie est finie, et personne n'est devant les autres.";
      return prompt.winner === seat
        ? "L'Empire est à vous."
        : `L'Empire est à ${called(view, prompt.winner)}.`;
    }
    if (yours) return prompted(view, picked);
    const who = called(view, prompt.seat);
    switch (prompt.kind) {
      case 'home':
        return `${who} choisit sa province d'origine.`;
      case 'move':
      case 'lead':
      case 'embark':
        return `${who} fait ses mouvements.`;
      case 'muster':
        return `${who} choisit la prochaine bataille.`;
      case 'form':
        return `Bataille en ${name(prompt.at)} : ${who} forme sa légion de combat.`;
      case 'lose':
        return `Bataille en ${name(prompt.at)} : ${who} choisit ses pertes.`;
      case 'decide':
        return `Bataille en ${name(prompt.at)} : ${who} continue ou se retire.`;
      case 'pursue':
        return `${who} poursuit les fuyards.`;
      case 'sink':
        return `Bataille sur ${name(prompt.sea)} : ${who} désigne une galère.`;
      case 'captives':
        return `${who} décide du sort de généraux capturés.`;
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
    const count = countOf(handle);
    if (count) return countedKind(count.unit, count.n, 'fr');
    const amount = /^button:(\d+)$/.exec(handle)?.[1];
    if (amount) return amount;
    if (LEADERS.includes(handle) && view.prompt.kind === 'move') {
      return handle === 'piece:caesar' ? 'César part' : `${pieces[handle] ?? ''} part`;
    }
    const fixed = buttons[handle] ?? pieces[handle];
    if (fixed) return fixed;
    const spot = spotOf(handle);
    if (!spot) return handle;
    const prospect = galleyOf(view, picked[0])
      ? undefined
      : view.prospects.find(it => it.to === spot);
    const muster = mustered(view, spot);
    const after = prospect ? ` : ${ahead(prospect)}` : muster ? ` : ${muster}` : '';
    const there = held(view, spot);
    return there ? `${name(spot)}${after} (${there})` : `${name(spot)}${after}`;
  },
  place: id => name(id),
  goals: () => [
    "Être le dernier joueur dont le César est libre. Qui capture un César prend tout ce qu'avait son joueur.",
    "Une province rapporte 5 ou 10 talents par tour, une ville 5 de plus. Les nouvelles troupes arrivent dans votre province d'origine, tant que vous la tenez.",
  ],
});

/** Les chances de l'attaquant, en mots. */
const oddsIn = (it: OddsView) => `${percent(it.attacker_wins, 'fr')} de chances de gagner`;
