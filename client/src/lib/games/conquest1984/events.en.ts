/** What happens in the empire, in English. */
import { eventsOfBoth } from '../conquest/events.en.ts';
import { kindName } from '../conquest/forces.ts';
import { company, leader, several } from '../conquest/phrases.en.ts';
import { capital } from '../../i18n/typography.ts';
import type { Event } from '../../protocol/conquest1984.ts';
import type { Describe } from '../game-ui.ts';
import { name } from './board.ts';
import { coast, galley, within } from './phrases.en.ts';

export const sentences: Describe<Event> = {
  ...eventsOfBoth(name),
  marched: it =>
    `${capital(leader(it.leader))} of ${name(it.who)} goes from ${name(it.from)} to ${name(it.to)}${company(it)}.`,
  landed: it => `${capital(galley(it.galley))} lands on ${coast(it.at)}${company(it)}.`,
  met: it => `${name(it.who)} meets enemies ${within(it.field)}.`,
  galleys_destroyed: it =>
    `Destroyed: ${several(it.n, 'galley')} of ${name(it.of)} on the coast of ${name(it.at)}.`,
  money_taken: it => `${name(it.who)} takes ${it.sum} talents from ${name(it.of)}.`,
  eliminated: it =>
    `${name(it.by)} captures the Caesar of ${name(it.who)}, with all that was his, ${it.sum} talents and 100 from the bank.`,
  rolled: it => {
    const roll =
      it.die === null
        ? `${name(it.who)} needs no die against ${kindName(it.target, 'en', 2)}`
        : it.advantage > 0
          ? `${name(it.who)} rolls ${it.die} + ${it.advantage} against ${kindName(it.target, 'en', 2)}`
          : `${name(it.who)} rolls ${it.die} against ${kindName(it.target, 'en', 2)}`;
    return `${roll}: ${it.hit ? 'destroyed' : 'missed'}.`;
  },
  galley_struck: it =>
    it.unit === 'galley'
      ? `${capital(galley(it.galley))} is sunk.`
      : `${capital(galley(it.galley))} loses one ${kindName(it.unit, 'en')}.`,
  retreated: it => `${name(it.who)} retreats from ${name(it.from)} to ${name(it.to)}.`,
  no_tribute: it => `${name(it.who)} has lost its home and collects nothing.`,
  galley_bought: it =>
    `${name(it.who)} buys a galley for ${it.sum} talents: it lies on ${coast(it.at)}.`,
  wall_built: it => `${name(it.who)} walls the city of ${name(it.at)} for ${it.sum} talents.`,
  road_built: it =>
    `${name(it.who)} builds a road between ${name(it.between[0])} and ${name(it.between[1])}.`,
  left_open: it => `${name(it.who)} will answer later.`,
  withdrawn: it => `${name(it.who)} withdraws its offer.`,
  executed: it => `${name(it.who)} removes a captured general of ${name(it.of)} for good.`,
  held: it => `${name(it.who)} holds ${several(it.n, 'general')} of ${name(it.of)}.`,
  shared: () => 'The last round is over, and the first are equal.',
};
