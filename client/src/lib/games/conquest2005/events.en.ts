/** What happens in the empire, in English. */
import { countedKind } from '../../conquest/forces.ts';
import { capital } from '../../i18n/typography.ts';
import type { Event } from '../../protocol/conquest2005.ts';
import { describe, type Describe } from '../game-ui.ts';
import {
  company,
  counted,
  dice,
  galley,
  leader,
  name,
  several,
  terms,
  units,
  within,
} from './phrases.en.ts';

export const sentences: Describe<Event> = {
  home_chosen: it => `A Caesar begins in ${name(it.home)}.`,
  turn_began: it => `${name(it.who)} begins its turn, round ${it.round}.`,
  prices_rose: it => `Prices are now ${it.by} times the normal ones.`,
  leader_chosen: it => `${name(it.who)}: ${leader(it.leader)} in ${name(it.at)} gets ready.`,
  rode_on: it => `${name(it.who)} follows the road further from ${name(it.at)}.`,
  units_taken: it => `${name(it.who)}: ${several(it.n, it.unit)} with them.`,
  leaders_taken: it =>
    `${name(it.who)}: ${it.leader === 'caesar' ? 'Caesar' : countedKind('general', it.n, 'en')} with them.`,
  marched: it =>
    `${capital(leader(it.leader))} of ${name(it.who)} goes ${it.by_road ? 'by road ' : ''}from ${name(it.from)} to ${name(it.to)}${company(it)}.`,
  halted: it => `${name(it.who)}: that one stays where it is.`,
  galley_chosen: it => `${capital(galley(it.galley))} gets ready.`,
  sailed: it => `${capital(galley(it.galley))} sails into ${name(it.to)}${company(it)}.`,
  landed: it => `${capital(galley(it.galley))} lands in ${name(it.at)}${company(it)}.`,
  met: it => `${name(it.who)} meets ${name(it.foe)} in ${name(it.at)}.`,
  movement_ended: it => `${name(it.who)} has moved.`,
  battle_joined: it =>
    `Battle ${within(it.field)}: ${name(it.attacker)} against ${name(it.defender)}.`,
  legion_formed: it =>
    `${name(it.who)} fights with ${units(it.legion)}; ${units(it.reserve)} in reserve.`,
  rolled: it => `${name(it.who)} rolls ${dice(it.dice)}: ${counted(it.hits, 'hit')}.`,
  units_lost: it => `${name(it.who)} loses ${units(it.units)}.`,
  stood: it => `${name(it.who)} fights on.`,
  retreated: it =>
    it.to
      ? `${name(it.who)} retreats from ${name(it.from)} to ${name(it.to)}.`
      : `${name(it.who)} gives up ${name(it.from)}, and there is nowhere to go.`,
  pursued: it => `${name(it.who)} pursues and rolls ${dice(it.dice)}: ${counted(it.hits, 'hit')}.`,
  cut_down: it => `${name(it.who)} cuts down ${units(it.units)} of ${name(it.of)}.`,
  battle_won: it => `${name(it.who)} wins the battle ${within(it.field)}.`,
  battle_undecided: it => `The battle ${within(it.field)} ends undecided.`,
  galley_given_up: it => `${capital(galley(it.galley))} is given up.`,
  galley_sunk: it => `${capital(galley(it.galley))} sinks${company(it)}.`,
  taken: it =>
    it.from
      ? `${name(it.who)} takes ${name(it.at)} from ${name(it.from)}.`
      : `${name(it.who)} takes ${name(it.at)}.`,
  galleys_destroyed: it =>
    `Destroyed: ${several(it.n, 'galley')} of ${name(it.of)} in ${name(it.at)}.`,
  generals_captured: it =>
    `${name(it.who)} captures ${countedKind('general', it.n, 'en')} of ${name(it.of)}.`,
  generals_drowned: it => `Drowned: ${countedKind('general', it.n, 'en')} of ${name(it.of)}.`,
  captives_judged: it =>
    it.removed === 0
      ? `${name(it.who)} holds ${countedKind('general', it.held, 'en')} of ${name(it.of)}.`
      : it.held === 0
        ? `${name(it.who)} removes ${countedKind('general', it.removed, 'en')} of ${name(it.of)} for good.`
        : `Of the generals of ${name(it.of)}, ${name(it.who)} holds ${it.held} and removes ${it.removed}.`,
  eliminated: it =>
    `${name(it.by)} captures the Caesar of ${name(it.who)}, with all that was his and ${it.sum} talents.`,
  vanished: it => `The Caesar of ${name(it.who)} goes down with his galley; nobody inherits.`,
  tribute_collected: it => `${name(it.who)} collects ${it.sum} talents.`,
  city_destroyed: it => `${name(it.who)} destroys the city of ${name(it.at)}.`,
  roads_removed: it => `Removed: ${counted(it.n, 'road')} to ${name(it.at)}.`,
  bought: it => `${name(it.who)} buys ${several(it.n, it.unit)} for ${it.sum} talents.`,
  galley_bought: it =>
    `${name(it.who)} buys a galley for ${it.sum} talents: it lies in ${name(it.at)}.`,
  city_built: it => `${name(it.who)} builds a city in ${name(it.at)} for ${it.sum} talents.`,
  wall_built: it => `${name(it.who)} fortifies the city of ${name(it.at)} for ${it.sum} talents.`,
  road_built: it =>
    `${name(it.who)} builds a road between ${name(it.between[0])} and ${name(it.between[1])} for ${it.sum} talents.`,
  offered: it => `${name(it.who)} offers ${name(it.to)} ${describe(terms, it.terms)}.`,
  agreed: it =>
    `${name(it.who)} agrees with ${name(it.with)}, who offered ${describe(terms, it.terms)}.`,
  refused: it => `${name(it.who)} refuses the offer of ${name(it.to)}.`,
  generals_returned: it => `Back to ${name(it.who)}: ${countedKind('general', it.n, 'en')}.`,
  conceded: it => `${name(it.who)} concedes to ${name(it.to)}.`,
  usual_set: it =>
    it.on
      ? `${name(it.who)} leaves the usual choices of a battle to the table.`
      : `${name(it.who)} makes every choice of a battle itself.`,
  won: it =>
    ({
      last_caesar: `${name(it.who)} wins: its Caesar is the last.`,
      concession: `${name(it.who)} wins: all others concede.`,
      round_limit: `${name(it.who)} wins: the greatest worth after the last round.`,
    })[it.by],
  shared: () => 'The game ends, and nobody is before the others.',
};
