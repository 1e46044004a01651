/** Pourquoi les règles disent non. */
import { kindName } from '../conquest/forces.ts';
import { de } from '../conquest/phrases.fr.ts';
import { refusalsOfBoth } from '../conquest/refusals.fr.ts';
import { capital } from '../../i18n/typography.ts';
import type { Illegal } from '../../protocol/conquest2005.ts';
import type { Describe } from '../game-ui.ts';
import { name } from './board.ts';
import { at, galley, of } from './phrases.fr.ts';

export const refusals: Describe<Illegal> = {
  ...refusalsOfBoth(name),
  wrong_phase: () => "Le tour n'en est pas là.",
  no_home: it => `${name(it.at)} n'est pas une province d'origine ici, ou elle est déjà prise.`,
  no_leader: it => `Aucun chef de ce genre ne peut plus bouger ${at(it.at)}.`,
  no_units: it => `Il n'y a pas là autant ${de(kindName(it.unit, 'fr', 2))} qui puissent bouger.`,
  not_rested: it =>
    `Il n'y a pas là autant ${de(kindName(it.unit, 'fr', 2))} qui n'aient ni marché ni débarqué ce tour.`,
  no_generals: () => 'Aucun de vos généraux présents ne peut encore bouger.',
  no_journey: () => "Personne n'est venu par une route qui mène plus loin.",
  no_road_on: it =>
    `Aucune de vos routes ne continue ${of(it.from)} ${at(it.to)}, ou vous l'avez déjà prise.`,
  unled_aboard: () => "À bord, des unités de combat ont besoin d'un chef.",
  enemies_there: it => `Des chefs seuls n'entrent pas ${at(it.to)} : l'ennemi y est.`,
  not_in_port: it => `${capital(galley(it.galley))} n'est dans aucune province.`,
  other_coast: it =>
    `La galère est sur l'autre côte ${of(it.at)} : ${name(it.to)} ne borde pas la sienne.`,
  no_battle: it => `Il n'y a pas de bataille à livrer ${at(it.at)}.`,
  no_sea_fight: it =>
    `Il n'y a personne à combattre sur ${name(it.sea)}, ou vous l'avez combattu ce tour.`,
  battle_left: () => 'Sur terre la bataille est obligatoire : il en reste une à livrer.',
  wrong_legion: it =>
    `Une légion de combat est aussi grande que possible : ${it.size} des unités présentes.`,
  wrong_losses: it => `Une unité de la légion de combat tombe par coup au but : ${it.hits}.`,
  wrong_prey: it => `Un fuyard tombe par coup au but : ${it.hits}.`,
  no_refuge: it =>
    `${name(it.to)} ne touche pas le combat, ou des unités ennemies en barrent l'accès.`,
  refuge_there: () => 'Il y a une province où se retirer : nommez-la.',
  no_hit: () => "Cette galère n'a pas de coup à subir.",
  too_many_held: () => "Il n'y a pas autant de généraux capturés.",
  placed_already: () => "Les achats sont finis dès que l'on négocie le retour d'un général.",
  home_lost: () => "Sans votre province d'origine, vous n'achetez ni troupes ni galères.",
  no_harbor: it => `On ne place pas de nouvelles galères ${at(it.at)}.`,
  beset: it => `On ne place rien ${at(it.at)} : des unités ennemies y sont.`,
  wall_there: it => `La cité ${of(it.at)} est déjà fortifiée.`,
  nothing_to_fortify: it => `Vous n'avez pas de cité à fortifier ${at(it.at)}.`,
  nothing_to_join: it => `Vous n'avez pas de cité à relier ${at(it.at)}.`,
  no_player: () => "Ce joueur n'existe pas.",
  no_prisoner: () => "Il n'y a pas entre vous deux un tel général captif.",
  one_each_way: () => 'Un général au plus va dans chaque sens.',
  answer_first: () => "Un autre attend votre réponse : répondez-lui d'abord.",
  no_return: () =>
    "Le général n'aurait nulle part où revenir : sa province d'origine est perdue, ou l'ennemi y est.",
  no_offer: () => 'Personne ne vous a rien proposé.',
  usual_already: () => "C'est déjà ainsi, ou vous l'avez changé ce tour.",
};
