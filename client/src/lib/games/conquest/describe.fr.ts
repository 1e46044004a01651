/** Ce que demandent et nomment les deux éditions, en français ; `name` est le nom que porte un lieu. */
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
    plain: {
      tired_cavalry: 'Cavalerie à qui il reste un mouvement',
      generals: 'Généraux',
      halt: 'Rester ici ce tour',
      end_movement: 'Finir les mouvements',
      board: 'Embarquer des pièces',
      retreat: 'Battre en retraite',
      destroy: 'Détruire une cité',
      build_city: 'Bâtir une cité',
      build_road: 'Construire une route',
      end_turn: 'Finir le tour',
      offer: 'Faire une offre',
      accept: "Accepter l'offre",
      refuse: "Refuser l'offre",
      concede: 'Concéder la victoire',
      hold: 'Garder les prisonniers',
    },
    units: {
      infantry: 'Infanterie',
      cavalry: 'Cavalerie',
      catapult: 'Catapultes',
      galley: 'Galères',
    },
    leaders: {
      caesar: 'César',
      general: 'Un général',
      tired: 'Un général à qui il reste un mouvement',
    },
    buy: {
      infantry: "Acheter de l'infanterie",
      cavalry: 'Acheter de la cavalerie',
      catapult: 'Acheter des catapultes',
      galley: 'Acheter une galère',
    },
    afterOne: {
      retreat: 'Vers où vous retirez-vous ?',
      destroy: 'Quelle cité détruisez-vous ?',
      build_city: 'Où bâtissez-vous la cité ?',
      build_road: "D'où part la route ?",
      offer: 'À qui ?',
    },
    afterTwo: {
      build_road: place => `${capital(de(place))} vers où ?`,
      offer: () => 'Que proposez-vous ?',
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
        `${called(it.from)} vous propose : ${terms(it.terms)}. Acceptez-vous ?`,
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
