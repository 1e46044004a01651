/** Ce que demandent et nomment les deux éditions, en français ; `name` est le nom que porte un lieu. */
import { describe } from '../game-ui.ts';
import { capital } from '../../i18n/typography.ts';
import type { Seat } from '../../wire.ts';
import { countsOf, ledBy } from './counts.ts';
import { forces } from './forces.ts';
import { company, de, offering, placed, terms } from './phrases.fr.ts';
import type { Called, WordsOfBoth } from './speech.ts';

const moves = (it: { seat: Seat }, called: Called) => `${called(it.seat)} fait ses mouvements.`;

export function wordsOfBoth(name: (id: string) => string): WordsOfBoth {
  const { at, galley } = placed(name);
  return {
    lang: 'fr',
    buttons: {
      'button:halt': 'Rester ici ce tour',
      'button:end-movement': 'Finir les mouvements',
      'button:board': 'Embarquer des pièces',
      'button:retreat': 'Battre en retraite',
      'button:destroy': 'Détruire une cité',
      'button:buy-infantry': "Acheter de l'infanterie",
      'button:buy-cavalry': 'Acheter de la cavalerie',
      'button:buy-catapult': 'Acheter des catapultes',
      'button:buy-galley': 'Acheter une galère',
      'button:build-city': 'Bâtir une cité',
      'button:build-road': 'Construire une route',
      'button:end-turn': 'Finir le tour',
      'button:offer': 'Faire une offre',
      'button:accept': "Accepter l'offre",
      'button:refuse': "Refuser l'offre",
      'button:concede': 'Concéder la victoire',
    },
    pieces: {
      'piece:infantry': 'Infanterie',
      'piece:cavalry': 'Cavalerie',
      'piece:tired-cavalry': 'Cavalerie à qui il reste un mouvement',
      'piece:catapult': 'Catapultes',
      'piece:caesar': 'César',
      'piece:general': 'Un général',
      'piece:tired-general': 'Un général à qui il reste un mouvement',
    },
    generals: 'Généraux',
    afterOne: {
      'button:retreat': 'Vers où vous retirez-vous ?',
      'button:destroy': 'Quelle cité détruisez-vous ?',
      'button:build-city': 'Où bâtissez-vous la cité ?',
      'button:build-road': "D'où part la route ?",
      'button:offer': 'À qui ?',
    },
    afterTwo: {
      'button:build-road': place => `${capital(de(place))} vers où ?`,
      'button:offer': () => 'Que proposez-vous ?',
    },
    howMany: 'Combien ?',
    howManyOf: pieces => `${pieces} : combien ?`,
    whereTo: galley => `${galley} : vers où ?`,
    whoGoes: place => `${place} : qui part ?`,
    goes: leader => `${leader} part`,
    offering,
    asks: {
      move: () => "Choisissez une galère, ou une province d'où part un chef.",
      lead: it =>
        `${forces(countsOf(ledBy(it)), 'fr')} ${at(it.from)} : emmenez des unités, ou choisissez où aller.`,
      embark: it => `${capital(galley(it.galley))} : embarquez des pièces, puis choisissez la mer.`,
      spend: () => 'Achetez et bâtissez, puis finissez votre tour.',
      answer: (it, called) =>
        `${called(it.from)} vous propose : ${describe(terms, it.terms)}. Acceptez-vous ?`,
    },
    waits: {
      move: moves,
      lead: moves,
      embark: moves,
      muster: (it, called) => `${called(it.seat)} choisit la prochaine bataille.`,
      spend: (it, called) => `${called(it.seat)} achète et bâtit.`,
      answer: (it, called) => `${called(it.seat)} réfléchit à une offre.`,
    },
    aboard: (it, where) => `${capital(galley(it.name))} ${where}${company(it)}`,
    ahead: {
      join: () => 'à vous',
      visit: () => "on s'y rend sans rien prendre",
      battle: chance => `bataille, ${chance} de chances de gagner`,
      barred: () => 'pas avec ces pièces',
    },
    leads: (place, ahead) => `${place} : ${ahead}`,
    nobodys: 'à personne',
    owned: owner => `à ${owner}`,
    tribute: n => `tribut ${n}`,
    city: 'cité',
    foreign: (who, force) => `${who} : ${force}`,
    youWon: "L'Empire est à vous.",
    won: who => `L'Empire est à ${who}.`,
  };
}
