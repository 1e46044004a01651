/** What happens in the empire, in English. */
import { countedKind, kindName } from '../../conquest/forces.ts';
import { capital } from '../../i18n/typography.ts';
import type { Event } from '../../protocol/conquest1984.ts';
import { describe, type Describe } from '../game-ui.ts';
import {
  coast,
  company,
  counted,
  galley,
  leader,
  name,
  several,
  terms,
  within,
} from './phrases.en.ts';

export const sentences: Describe<Event> = {
  turn_began: it => `${name(it.who)} begins its turn, round ${it.round}.`,
  prices_rose: it => `Prices are now ${it.by} times the normal ones.`,
  leader_chosen: it => `${name(it.who)}: ${leader(it.leader)} in ${name(it.at)} gets ready.`,
  units_taken: it => `${name(it.who)}: ${several(it.n, it.unit)} with them.`,
  leaders_taken: it =>
    `${name(it.who)}: ${it.leader === 'caesar' ? 'Caesar' : countedKind('general', it.n, 'en')} with them.`,
  marched: it =>
    `${capital(leader(it.leader))} of ${name(it.who)} goes from ${name(it.from)} to ${name(it.to)}${company(it)}.`,
  halted: it => `${name(it.who)}: that one stays where it is.`,
  galley_chosen: it => `${capital(galley(it.galley))} gets ready.`,
  sailed: it => `${capital(galley(it.galley))} sails into ${name(it.to)}${company(it)}.`,
  landed: it => `${capital(galley(it.galley))} lands on ${coast(it.at)}${company(it)}.`,
  met: it => `${name(it.who)} meets enemies ${within(it.field)}.`,
  taken: it =>
    it.from
      ? `${name(it.who)} takes ${name(it.at)} from ${name(it.from)}.`
      : `${name(it.who)} takes ${name(it.at)}.`,
  roads_removed: it => `Removed: ${counted(it.n, 'road')} to ${name(it.at)}.`,
  galleys_destroyed: it =>
    `Destroyed: ${several(it.n, 'galley')} of ${name(it.of)} on the coast of ${name(it.at)}.`,
  generals_captured: it =>
    `${name(it.who)} captures ${countedKind('general', it.n, 'en')} of ${name(it.of)}.`,
  money_taken: it => `${name(it.who)} takes ${it.sum} talents of ${name(it.of)}.`,
  eliminated: it =>
    `${name(it.by)} captures the Caesar of ${name(it.who)}, with all that was his, ${it.sum} talents and 100 from the bank.`,
  movement_ended: it => `${name(it.who)} has moved.`,
  battle_joined: it =>
    `Battle ${within(it.field)}: ${name(it.attacker)} against ${name(it.defender)}.`,
  rolled: it => {
    const roll =
      it.die === null
        ? `${name(it.who)} needs no die against ${kindName(it.target, 'en')}`
        : it.advantage > 0
          ? `${name(it.who)} rolls ${it.die} + ${it.advantage} against ${kindName(it.target, 'en')}`
          : `${name(it.who)} rolls ${it.die} against ${kindName(it.target, 'en')}`;
    return `${roll}: ${it.hit ? 'destroyed' : 'missed'}.`;
  },
  galley_struck: it =>
    it.unit === 'galley'
      ? `${capital(galley(it.galley))} is sunk.`
      : `${capital(galley(it.galley))} loses one ${kindName(it.unit, 'en')}.`,
  retreated: it => `${name(it.who)} retreats from ${name(it.from)} to ${name(it.to)}.`,
  battle_won: it => `${name(it.who)} wins the battle ${within(it.field)}.`,
  tribute_collected: it => `${name(it.who)} collects ${it.sum} talents.`,
  no_tribute: it => `${name(it.who)} has lost its home and collects nothing.`,
  city_destroyed: it => `${name(it.who)} destroys the city of ${name(it.at)}.`,
  bought: it => `${name(it.who)} buys ${several(it.n, it.unit)} for ${it.sum} talents.`,
  galley_bought: it => `${name(it.who)} buys a galley for ${it.sum} talents: ${coast(it.at)}.`,
  city_built: it => `${name(it.who)} builds a city in ${name(it.at)} for ${it.sum} talents.`,
  wall_built: it => `${name(it.who)} walls the city of ${name(it.at)} for ${it.sum} talents.`,
  road_built: it =>
    `${name(it.who)} builds a road between ${name(it.between[0])} and ${name(it.between[1])}.`,
  offered: it => `${name(it.who)} offers ${name(it.to)} ${describe(terms, it.terms)}.`,
  agreed: it =>
    `${name(it.who)} agrees with ${name(it.with)}, who offered ${describe(terms, it.terms)}.`,
  refused: it => `${name(it.who)} refuses the offer of ${name(it.to)}.`,
  left_open: it => `${name(it.who)} will answer later.`,
  withdrawn: it => `${name(it.who)} withdraws its offer.`,
  generals_returned: it => `Back to ${name(it.who)}: ${countedKind('general', it.n, 'en')}.`,
  executed: it => `${name(it.who)} removes a captured general of ${name(it.of)} for good.`,
  conceded: it => `${name(it.who)} concedes to ${name(it.to)}.`,
  won: it =>
    ({
      last_caesar: `${name(it.who)} wins: its Caesar is the last.`,
      concession: `${name(it.who)} wins: all others concede.`,
      round_limit: `${name(it.who)} wins: the greatest worth after the last round.`,
    })[it.by],
  shared: () => 'The last round is over, and the first are equal.',
};
