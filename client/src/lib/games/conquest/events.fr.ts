/** Ce qui se passe dans les deux éditions, en français ; `name` est le nom que porte un lieu. */
import type { Describe } from '../game-ui.ts';
import { capital } from '../../i18n/typography.ts';
import type { Event } from './both.ts';
import {
  company,
  generals,
  leader,
  placed,
  plural,
  several,
  talents,
  terms,
} from './phrases.fr.ts';

export function eventsOfBoth(name: (id: string) => string) {
  const { at, galley, of, within } = placed(name);
  return {
    turn_began: it => `${name(it.who)} commence son tour, manche ${it.round}.`,
    prices_rose: it => `Les prix sont désormais multipliés par ${it.by}.`,
    leader_chosen: it => `${name(it.who)} : ${leader(it.leader)} se prépare ${at(it.at)}.`,
    units_taken: it => `${name(it.who)} : ${several(it.n, it.unit)} en plus.`,
    leaders_taken: it =>
      `${name(it.who)} : ${it.leader === 'caesar' ? 'le César' : generals(it.n)} en plus.`,
    halted: it => `${name(it.who)} : la pièce choisie ne bouge plus de ce tour.`,
    galley_chosen: it => `${capital(galley(it.galley))} se prépare.`,
    sailed: it => `${capital(galley(it.galley))} entre dans ${name(it.to)}${company(it)}.`,
    movement_ended: it => `${name(it.who)} a fini ses mouvements.`,
    battle_joined: it =>
      `Bataille ${within(it.field)} : ${name(it.attacker)} contre ${name(it.defender)}.`,
    battle_won: it => `${name(it.who)} gagne la bataille ${within(it.field)}.`,
    taken: it =>
      it.from
        ? `${name(it.who)} prend ${name(it.at)} à ${name(it.from)}.`
        : `${name(it.who)} prend ${name(it.at)}.`,
    generals_captured: it => `${name(it.who)} capture ${generals(it.n)} ${of(it.of)}.`,
    tribute_collected: it => `${name(it.who)} perçoit ${talents(it.sum)}.`,
    city_destroyed: it => `${name(it.who)} détruit la cité ${of(it.at)}.`,
    roads_removed: it =>
      `Retirée${plural(it.n)} : ${it.n} route${plural(it.n)} vers ${name(it.at)}.`,
    bought: it => `${name(it.who)} achète ${several(it.n, it.unit)} pour ${it.sum} talents.`,
    city_built: it => `${name(it.who)} bâtit une cité ${at(it.at)} pour ${it.sum} talents.`,
    offered: it => `${name(it.who)} propose à ${name(it.to)} : ${terms(it.terms)}.`,
    agreed: it => `${name(it.who)} accepte l'offre ${of(it.with)} : ${terms(it.terms)}.`,
    refused: it => `${name(it.who)} refuse l'offre ${of(it.to)}.`,
    generals_returned: it => `De retour chez ${name(it.who)} : ${generals(it.n)}.`,
    conceded: it => `${name(it.who)} concède la victoire à ${name(it.to)}.`,
    won: it =>
      ({
        last_caesar: `${name(it.who)} l'emporte : son César est le dernier.`,
        concession: `${name(it.who)} l'emporte : tous les autres lui concèdent la victoire.`,
        round_limit: `${name(it.who)} l'emporte : la plus grande valeur après la dernière manche.`,
      })[it.by],
  } satisfies Partial<Describe<Event>>;
}
