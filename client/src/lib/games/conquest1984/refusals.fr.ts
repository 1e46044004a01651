/** Pourquoi les règles disent non. */
import { kindName } from '../conquest/forces.ts';
import { de } from '../conquest/phrases.fr.ts';
import { refusalsOfBoth } from '../conquest/refusals.fr.ts';
import { capital } from '../../i18n/typography.ts';
import type { Illegal } from '../../protocol/conquest1984.ts';
import type { Describe } from '../game-ui.ts';
import { name } from './board.ts';
import { at, galley, within } from './phrases.fr.ts';

export const refusals: Describe<Illegal> = {
  ...refusalsOfBoth(name),
  wrong_phase: () => "Le tour n'en est pas là.",
  no_leader: it => `Aucun chef de ce genre ne peut plus bouger ${at(it.at)}.`,
  no_units: it => `Il n'y a pas là autant ${de(kindName(it.unit, 'fr', 2))} qui puissent bouger.`,
  not_rested: it =>
    `Il n'y a pas là autant ${de(kindName(it.unit, 'fr', 2))} qui n'aient ni marché ni débarqué ce tour.`,
  no_generals: () => 'Aucun de vos généraux présents ne peut encore bouger.',
  too_many: it => `Il y aurait ${at(it.at)} plus de sept unités de combat par chef.`,
  unled: it => `Des unités de combat resteraient sans chef ${at(it.at)}.`,
  unled_aboard: () => 'À bord, une légion a besoin d’un chef.',
  enemies_there: it => `Des chefs seuls n'entrent pas ${at(it.to)} : l'ennemi y est.`,
  not_on_coast: it => `${capital(galley(it.galley))} n'est sur aucune côte.`,
  only_back: it => `Ayant abordé ce tour, la galère ne peut que retourner dans ${name(it.sea)}.`,
  not_welcome: it => `${name(it.to)} est à un autre, et la galère n'amène aucune unité de combat.`,
  no_battle: it => `Il n'y a pas de bataille à livrer ${within(it.field)}.`,
  no_target: it => `L'autre camp n'a pas ${de(kindName(it.unit, 'fr'))} là.`,
  galleys_last: () =>
    "Les galères ne sont des cibles que s'il n'y a plus d'unité de combat à bord.",
  defender_stays: () => "Seul l'attaquant se retire.",
  too_early: () => 'Personne ne se retire avant la fin du premier échange.',
  no_retreat: () => "Pas de retraite d'une attaque venue seulement de la mer.",
  no_retreat_at_sea: () => "Personne ne se retire d'une bataille navale.",
  no_refuge: it => `${name(it.to)} ne touche pas le combat, ou n'est pas à vous.`,
  no_loss: () => "Cette galère n'a pas cette perte à subir.",
  home_lost: () => "Sans votre province d'origine, vous n'achetez rien.",
  not_home: () => "Les galères se placent sur la côte de votre province d'origine.",
  wall_there: it => `${name(it.at)} a déjà une muraille.`,
  no_roads: () => "Il n'y a plus de route en stock.",
  no_player: () => 'On ne peut pas négocier avec ce joueur.',
  no_prisoner: () => "Ce prisonnier n'existe pas.",
  no_offer: () => "Cette offre n'existe pas.",
  impossible: () => "L'offre ne peut plus se faire : le prisonnier ou les talents ne sont plus là.",
  not_now: () =>
    "Les prisonniers changent de mains pendant le tour de l'un des deux, et c'est celui d'un troisième joueur.",
};
