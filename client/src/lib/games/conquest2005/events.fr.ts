/** Ce qui se passe dans l'Empire, en français. */
import { eventsOfBoth } from '../conquest/events.fr.ts';
import { company, generals, leader, plural, several, talents } from '../conquest/phrases.fr.ts';
import { capital, inFrench } from '../../i18n/typography.ts';
import type { Event } from '../../protocol/conquest2005.ts';
import type { Describe } from '../game-ui.ts';
import { name } from './board.ts';
import { at, dice, galley, hits, of, units, within } from './phrases.fr.ts';

export const sentences = inFrench<Describe<Event>>({
  ...eventsOfBoth(name),
  home_chosen: it => `Un César commence ${at(it.home)}.`,
  rode_on: it => `${name(it.who)} suit la route plus loin, depuis ${name(it.at)}.`,
  marched: it =>
    `${capital(leader(it.leader))} ${of(it.who)} va ${of(it.from)} ${at(it.to)}${it.by_road ? ' par la route' : ''}${company(it)}.`,
  landed: it => `${capital(galley(it.galley))} aborde ${at(it.at)}${company(it)}.`,
  met: it => `${name(it.who)} rencontre ${name(it.foe)} ${at(it.at)}.`,
  legion_formed: it =>
    `${name(it.who)} combat avec ${units(it.legion)} ; en réserve : ${units(it.reserve)}.`,
  rolled: it => `${name(it.who)} lance les dés (${dice(it.dice)}) : ${hits(it.hits)}.`,
  units_lost: it => `${name(it.who)} perd ${units(it.units)}.`,
  stood: it => `${name(it.who)} continue le combat.`,
  retreated: it =>
    it.to
      ? `${name(it.who)} se retire ${of(it.from)} ${at(it.to)}.`
      : `${name(it.who)} cesse le combat ${at(it.from)}, sans aucun refuge.`,
  pursued: it => `${name(it.who)} poursuit (${dice(it.dice)}) : ${hits(it.hits)}.`,
  cut_down: it => `Dans la poursuite, ${name(it.who)} abat ${units(it.units)} ${of(it.of)}.`,
  battle_undecided: it => `La bataille ${within(it.field)} reste indécise.`,
  galley_given_up: it => `${capital(galley(it.galley))} est sacrifiée.`,
  galley_sunk: it => `${capital(galley(it.galley))} coule${company(it)}.`,
  galleys_destroyed: it =>
    `Détruite${plural(it.n)} : ${several(it.n, 'galley')} ${of(it.of)} ${at(it.at)}.`,
  generals_drowned: it => `Noyé${plural(it.n)} : ${generals(it.n)} ${of(it.of)}.`,
  captives_judged: it =>
    it.removed === 0
      ? `${name(it.who)} garde ${generals(it.held)} ${of(it.of)} en otage.`
      : it.held === 0
        ? `${name(it.who)} retire du jeu ${generals(it.removed)} ${of(it.of)}.`
        : `Des généraux ${of(it.of)}, ${name(it.who)} en garde ${it.held} et en retire ${it.removed}.`,
  eliminated: it =>
    `${name(it.by)} capture le César ${of(it.who)}, avec tout ce qu'il avait et ${talents(it.sum)}.`,
  vanished: it => `Le César ${of(it.who)} sombre avec sa galère ; personne n'hérite de lui.`,
  galley_bought: it =>
    `${name(it.who)} achète une galère pour ${it.sum} talents : elle est ${at(it.at)}.`,
  wall_built: it => `${name(it.who)} fortifie la cité ${of(it.at)} pour ${it.sum} talents.`,
  road_built: it =>
    `${name(it.who)} construit une route entre ${name(it.between[0])} et ${name(it.between[1])} pour ${it.sum} talents.`,
  usual_set: it =>
    it.on
      ? `${name(it.who)} s'en remet à la table pour les choix habituels du combat.`
      : `${name(it.who)} reprend tous ses choix au combat.`,
  shared: () => 'La partie finit sur une victoire partagée.',
});
