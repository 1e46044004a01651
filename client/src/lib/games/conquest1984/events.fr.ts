/** Ce qui se passe dans l'Empire, en français. */
import { eventsOfBoth } from '../conquest/events.fr.ts';
import { company, leader, plural, several, talents } from '../conquest/phrases.fr.ts';
import { capital } from '../../i18n/typography.ts';
import type { Event } from '../../protocol/conquest1984.ts';
import type { Describe } from '../game-ui.ts';
import { name } from './board.ts';
import { at, aUnit, coast, galley, of, the, within } from './phrases.fr.ts';

export const sentences: Describe<Event> = {
  ...eventsOfBoth(name),
  marched: it =>
    `${capital(leader(it.leader))} ${of(it.who)} va ${of(it.from)} ${at(it.to)}${company(it)}.`,
  landed: it => `${capital(galley(it.galley))} aborde ${coast(it.at)}${company(it)}.`,
  met: it => `${name(it.who)} rencontre l'ennemi ${within(it.field)}.`,
  galleys_destroyed: it =>
    `Détruite${plural(it.n)} : ${several(it.n, 'galley')} ${of(it.of)} sur la côte ${of(it.at)}.`,
  money_taken: it => `${name(it.who)} prend ${talents(it.sum)} à ${name(it.of)}.`,
  eliminated: it =>
    `${name(it.by)} capture le César ${of(it.who)}, avec tout ce qu'il avait, ${talents(it.sum)} et 100 de la banque.`,
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
  retreated: it => `${name(it.who)} se retire ${of(it.from)} ${at(it.to)}.`,
  no_tribute: it => `${name(it.who)} a perdu sa province d'origine et ne perçoit rien.`,
  galley_bought: it =>
    `${name(it.who)} achète une galère pour ${it.sum} talents : elle est sur ${coast(it.at)}.`,
  wall_built: it => `${name(it.who)} fortifie la cité ${of(it.at)} pour ${it.sum} talents.`,
  road_built: it =>
    `${name(it.who)} construit une route entre ${name(it.between[0])} et ${name(it.between[1])}.`,
  left_open: it => `${name(it.who)} répondra plus tard.`,
  withdrawn: it => `${name(it.who)} retire son offre.`,
  executed: it => `${name(it.who)} retire définitivement un général captif ${of(it.of)}.`,
  held: it => `${name(it.who)} garde ${several(it.n, 'general')} ${of(it.of)}.`,
  shared: () => 'La dernière manche est finie, et les premiers sont à égalité.',
};
