/** Ce qui se passe dans l'Empire, en français. */
import { countedKind } from '../../conquest/forces.ts';
import { capital } from '../../i18n/typography.ts';
import type { Event } from '../../protocol/conquest1984.ts';
import { describe, type Describe } from '../game-ui.ts';
import {
  aUnit,
  coast,
  company,
  galley,
  leader,
  name,
  of,
  plural,
  several,
  terms,
  the,
  within,
} from './phrases.fr.ts';

export const sentences: Describe<Event> = {
  turn_began: it => `${name(it.who)} commence son tour, manche ${it.round}.`,
  prices_rose: it => `Les prix sont désormais multipliés par ${it.by}.`,
  leader_chosen: it => `${name(it.who)} : ${leader(it.leader)} se prépare en ${name(it.at)}.`,
  units_taken: it => `${name(it.who)} : ${several(it.n, it.unit)} en plus.`,
  leaders_taken: it =>
    `${name(it.who)} : ${it.leader === 'caesar' ? 'César' : countedKind('general', it.n, 'fr')} en plus.`,
  marched: it =>
    `${capital(leader(it.leader))} ${of(it.who)} va ${of(it.from)} en ${name(it.to)}${company(it)}.`,
  halted: it => `${name(it.who)} : celui-là ne bouge pas.`,
  galley_chosen: it => `${capital(galley(it.galley))} se prépare.`,
  sailed: it => `${capital(galley(it.galley))} entre dans ${name(it.to)}${company(it)}.`,
  landed: it => `${capital(galley(it.galley))} aborde ${coast(it.at)}${company(it)}.`,
  met: it => `${name(it.who)} rencontre l'ennemi ${within(it.field)}.`,
  taken: it =>
    it.from
      ? `${name(it.who)} prend ${name(it.at)} à ${name(it.from)}.`
      : `${name(it.who)} prend ${name(it.at)}.`,
  roads_removed: it => `Retirée${plural(it.n)} : ${it.n} route${plural(it.n)} vers ${name(it.at)}.`,
  galleys_destroyed: it =>
    `Détruite${plural(it.n)} : ${several(it.n, 'galley')} ${of(it.of)} sur la côte ${of(it.at)}.`,
  generals_captured: it =>
    `${name(it.who)} capture ${countedKind('general', it.n, 'fr')} ${of(it.of)}.`,
  money_taken: it => `${name(it.who)} prend ${it.sum} talents à ${name(it.of)}.`,
  eliminated: it =>
    `${name(it.by)} capture le César ${of(it.who)}, avec tout ce qu'il avait, ${it.sum} talents et 100 de la banque.`,
  movement_ended: it => `${name(it.who)} a fini ses mouvements.`,
  battle_joined: it =>
    `Bataille ${within(it.field)} : ${name(it.attacker)} contre ${name(it.defender)}.`,
  rolled: it => {
    const roll =
      it.die === null
        ? `${name(it.who)} n'a pas besoin de dé contre ${the[it.target]}`
        : it.advantage > 0
          ? `${name(it.who)} fait ${it.die} + ${it.advantage} contre ${the[it.target]}`
          : `${name(it.who)} fait ${it.die} contre ${the[it.target]}`;
    return `${roll} : ${it.hit ? 'touché' : 'manqué'}.`;
  },
  galley_struck: it =>
    it.unit === 'galley'
      ? `${capital(galley(it.galley))} est coulée.`
      : `${capital(galley(it.galley))} perd ${aUnit[it.unit]}.`,
  retreated: it => `${name(it.who)} se retire ${of(it.from)} en ${name(it.to)}.`,
  battle_won: it => `${name(it.who)} gagne la bataille ${within(it.field)}.`,
  tribute_collected: it => `${name(it.who)} perçoit ${it.sum} talents.`,
  no_tribute: it => `${name(it.who)} a perdu sa province d'origine et ne perçoit rien.`,
  city_destroyed: it => `${name(it.who)} détruit la ville ${of(it.at)}.`,
  bought: it => `${name(it.who)} achète ${several(it.n, it.unit)} pour ${it.sum} talents.`,
  galley_bought: it =>
    `${name(it.who)} achète une galère pour ${it.sum} talents : ${coast(it.at)}.`,
  city_built: it => `${name(it.who)} bâtit une ville en ${name(it.at)} pour ${it.sum} talents.`,
  wall_built: it => `${name(it.who)} fortifie la ville ${of(it.at)} pour ${it.sum} talents.`,
  road_built: it =>
    `${name(it.who)} construit une route entre ${name(it.between[0])} et ${name(it.between[1])}.`,
  offered: it => `${name(it.who)} propose à ${name(it.to)} : ${describe(terms, it.terms)}.`,
  agreed: it => `${name(it.who)} accepte l'offre ${of(it.with)} : ${describe(terms, it.terms)}.`,
  refused: it => `${name(it.who)} refuse l'offre ${of(it.to)}.`,
  left_open: it => `${name(it.who)} répondra plus tard.`,
  withdrawn: it => `${name(it.who)} retire son offre.`,
  generals_returned: it =>
    `De retour chez ${name(it.who)} : ${countedKind('general', it.n, 'fr')}.`,
  executed: it => `${name(it.who)} retire définitivement un général captif ${of(it.of)}.`,
  conceded: it => `${name(it.who)} concède la partie à ${name(it.to)}.`,
  won: it =>
    ({
      last_caesar: `${name(it.who)} l'emporte : son César est le dernier.`,
      concession: `${name(it.who)} l'emporte : tous les autres concèdent.`,
      round_limit: `${name(it.who)} l'emporte : la plus grande valeur après la dernière manche.`,
    })[it.by],
  shared: () => 'La dernière manche est finie, et les premiers sont à égalité.',
};
