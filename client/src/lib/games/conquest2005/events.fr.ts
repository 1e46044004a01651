/** Ce qui se passe dans l'Empire, en français. */
import { capital } from '../../i18n/typography.ts';
import type { Event } from '../../protocol/conquest2005.ts';
import { describe, type Describe } from '../game-ui.ts';
import {
  company,
  dice,
  galley,
  generals,
  leader,
  name,
  of,
  plural,
  several,
  terms,
  units,
  within,
} from './phrases.fr.ts';

const hits = (n: number) => `${n} coup${plural(n)} au but`;

export const sentences: Describe<Event> = {
  home_chosen: it => `Un César part ${of(it.home)}.`,
  turn_began: it => `${name(it.who)} commence son tour, manche ${it.round}.`,
  prices_rose: it => `Les prix sont désormais multipliés par ${it.by}.`,
  leader_chosen: it => `${name(it.who)} : ${leader(it.leader)} se prépare en ${name(it.at)}.`,
  rode_on: it => `${name(it.who)} suit la route plus loin, depuis ${name(it.at)}.`,
  units_taken: it => `${name(it.who)} : ${several(it.n, it.unit)} en plus.`,
  leaders_taken: it =>
    `${name(it.who)} : ${it.leader === 'caesar' ? 'César' : generals(it.n)} en plus.`,
  marched: it =>
    `${capital(leader(it.leader))} ${of(it.who)} va ${it.by_road ? 'par la route ' : ''}${of(it.from)} en ${name(it.to)}${company(it)}.`,
  halted: it => `${name(it.who)} : celui-là ne bouge pas.`,
  galley_chosen: it => `${capital(galley(it.galley))} se prépare.`,
  sailed: it => `${capital(galley(it.galley))} entre dans ${name(it.to)}${company(it)}.`,
  landed: it => `${capital(galley(it.galley))} aborde en ${name(it.at)}${company(it)}.`,
  met: it => `${name(it.who)} rencontre ${name(it.foe)} en ${name(it.at)}.`,
  movement_ended: it => `${name(it.who)} a fini ses mouvements.`,
  battle_joined: it =>
    `Bataille ${within(it.field)} : ${name(it.attacker)} contre ${name(it.defender)}.`,
  legion_formed: it =>
    `${name(it.who)} combat avec ${units(it.legion)} ; en réserve : ${units(it.reserve)}.`,
  rolled: it => `${name(it.who)} lance les dés (${dice(it.dice)}) : ${hits(it.hits)}.`,
  units_lost: it => `${name(it.who)} perd ${units(it.units)}.`,
  stood: it => `${name(it.who)} continue le combat.`,
  retreated: it =>
    it.to
      ? `${name(it.who)} se retire ${of(it.from)} en ${name(it.to)}.`
      : `${name(it.who)} abandonne ${name(it.from)}, sans nulle part où aller.`,
  pursued: it => `${name(it.who)} poursuit (${dice(it.dice)}) : ${hits(it.hits)}.`,
  cut_down: it => `${name(it.who)} abat dans la poursuite, à ${name(it.of)} : ${units(it.units)}.`,
  battle_won: it => `${name(it.who)} gagne la bataille ${within(it.field)}.`,
  battle_undecided: it => `La bataille ${within(it.field)} reste indécise.`,
  galley_given_up: it => `${capital(galley(it.galley))} est sacrifiée.`,
  galley_sunk: it => `${capital(galley(it.galley))} coule${company(it)}.`,
  taken: it =>
    it.from
      ? `${name(it.who)} prend ${name(it.at)} à ${name(it.from)}.`
      : `${name(it.who)} prend ${name(it.at)}.`,
  galleys_destroyed: it =>
    `Détruite${plural(it.n)} : ${several(it.n, 'galley')} ${of(it.of)} en ${name(it.at)}.`,
  generals_captured: it => `${name(it.who)} capture ${generals(it.n)} ${of(it.of)}.`,
  generals_drowned: it => `Noyé${plural(it.n)} : ${generals(it.n)} ${of(it.of)}.`,
  captives_judged: it =>
    it.removed === 0
      ? `${name(it.who)} garde ${generals(it.held)} ${of(it.of)} en otage.`
      : it.held === 0
        ? `${name(it.who)} retire du jeu ${generals(it.removed)} ${of(it.of)}.`
        : `Des généraux ${of(it.of)}, ${name(it.who)} en garde ${it.held} et en retire ${it.removed}.`,
  eliminated: it =>
    `${name(it.by)} capture le César ${of(it.who)}, avec tout ce qu'il avait et ${it.sum} talents.`,
  vanished: it => `Le César ${of(it.who)} sombre avec sa galère ; personne n'hérite de lui.`,
  tribute_collected: it => `${name(it.who)} perçoit ${it.sum} talents.`,
  city_destroyed: it => `${name(it.who)} détruit la ville ${of(it.at)}.`,
  roads_removed: it => `Retirée${plural(it.n)} : ${it.n} route${plural(it.n)} vers ${name(it.at)}.`,
  bought: it => `${name(it.who)} achète ${several(it.n, it.unit)} pour ${it.sum} talents.`,
  galley_bought: it =>
    `${name(it.who)} achète une galère pour ${it.sum} talents : elle est en ${name(it.at)}.`,
  city_built: it => `${name(it.who)} bâtit une ville en ${name(it.at)} pour ${it.sum} talents.`,
  wall_built: it => `${name(it.who)} fortifie la ville ${of(it.at)} pour ${it.sum} talents.`,
  road_built: it =>
    `${name(it.who)} construit une route entre ${name(it.between[0])} et ${name(it.between[1])} pour ${it.sum} talents.`,
  offered: it => `${name(it.who)} propose à ${name(it.to)} : ${describe(terms, it.terms)}.`,
  agreed: it => `${name(it.who)} accepte l'offre ${of(it.with)} : ${describe(terms, it.terms)}.`,
  refused: it => `${name(it.who)} refuse l'offre ${of(it.to)}.`,
  generals_returned: it => `De retour chez ${name(it.who)} : ${generals(it.n)}.`,
  conceded: it => `${name(it.who)} concède la partie à ${name(it.to)}.`,
  usual_set: it =>
    it.on
      ? `${name(it.who)} s'en remet à la table pour les choix habituels du combat.`
      : `${name(it.who)} fait lui-même tous ses choix au combat.`,
  won: it =>
    ({
      last_caesar: `${name(it.who)} l'emporte : son César est le dernier.`,
      concession: `${name(it.who)} l'emporte : tous les autres concèdent.`,
      round_limit: `${name(it.who)} l'emporte : la plus grande valeur après la dernière manche.`,
    })[it.by],
  shared: () => "La partie finit, et personne n'est devant les autres.",
};
