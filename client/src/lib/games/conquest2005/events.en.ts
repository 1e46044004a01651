/** What happens in the empire, in English. */
import { eventsOfBoth } from '../conquest/events.en.ts';
import { company, counted, generals, leader, several } from '../conquest/phrases.en.ts';
import { capital } from '../../i18n/typography.ts';
import type { Event } from '../../protocol/conquest2005.ts';
import type { Describe } from '../game-ui.ts';
import { name } from './board.ts';
import { dice, galley, units, within } from './phrases.en.ts';

export const sentences: Describe<Event> = {
  ...eventsOfBoth(name),
  home_chosen: it => `A Caesar begins in ${name(it.home)}.`,
  rode_on: it => `${name(it.who)} follows the road further from ${name(it.at)}.`,
  marched: it =>
    `${capital(leader(it.leader))} of ${name(it.who)} goes ${it.by_road ? 'by road ' : ''}from ${name(it.from)} to ${name(it.to)}${company(it)}.`,
  landed: it => `${capital(galley(it.galley))} lands in ${name(it.at)}${company(it)}.`,
  met: it => `${name(it.who)} meets ${name(it.foe)} in ${name(it.at)}.`,
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
  battle_undecided: it => `The battle ${within(it.field)} ends undecided.`,
  galley_given_up: it => `${capital(galley(it.galley))} is given up.`,
  galley_sunk: it => `${capital(galley(it.galley))} sinks${company(it)}.`,
  galleys_destroyed: it =>
    `Destroyed: ${several(it.n, 'galley')} of ${name(it.of)} in ${name(it.at)}.`,
  generals_drowned: it => `Drowned: ${generals(it.n)} of ${name(it.of)}.`,
  captives_judged: it =>
    it.removed === 0
      ? `${name(it.who)} holds ${generals(it.held)} of ${name(it.of)}.`
      : it.held === 0
        ? `${name(it.who)} removes ${generals(it.removed)} of ${name(it.of)} for good.`
        : `Of the generals of ${name(it.of)}, ${name(it.who)} holds ${it.held} and removes ${it.removed}.`,
  eliminated: it =>
    `${name(it.by)} captures the Caesar of ${name(it.who)}, with all that was his and ${it.sum} talents.`,
  vanished: it => `The Caesar of ${name(it.who)} goes down with his galley; nobody inherits.`,
  galley_bought: it =>
    `${name(it.who)} buys a galley for ${it.sum} talents: it lies in ${name(it.at)}.`,
  wall_built: it => `${name(it.who)} fortifies the city of ${name(it.at)} for ${it.sum} talents.`,
  road_built: it =>
    `${name(it.who)} builds a road between ${name(it.between[0])} and ${name(it.between[1])} for ${it.sum} talents.`,
  usual_set: it =>
    it.on
      ? `${name(it.who)} leaves the usual choices of a battle to the table.`
      : `${name(it.who)} makes every choice of a battle itself.`,
  shared: () => 'The game ends in a shared victory.',
};
