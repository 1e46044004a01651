/** What happens in both editions, in English; `name` is what is printed on a place. */
import type { Describe } from '../game-ui.ts';
import { capital } from '../../i18n/typography.ts';
import type { Event } from './both.ts';
import { company, counted, generals, leader, placed, several, terms } from './phrases.en.ts';

export function eventsOfBoth(name: (id: string) => string) {
  const { galley, within } = placed(name);
  return {
    turn_began: it => `${name(it.who)} begins its turn, round ${it.round}.`,
    prices_rose: it => `Prices are now ${it.by} times the normal ones.`,
    leader_chosen: it => `${name(it.who)}: ${leader(it.leader)} in ${name(it.at)} gets ready.`,
    units_taken: it => `${name(it.who)}: ${several(it.n, it.unit)} with them.`,
    leaders_taken: it =>
      `${name(it.who)}: ${it.leader === 'caesar' ? 'Caesar' : generals(it.n)} with them.`,
    halted: it => `${name(it.who)}: that one stays where it is.`,
    galley_chosen: it => `${capital(galley(it.galley))} gets ready.`,
    sailed: it => `${capital(galley(it.galley))} sails into ${name(it.to)}${company(it)}.`,
    movement_ended: it => `${name(it.who)} has moved.`,
    battle_joined: it =>
      `Battle ${within(it.field)}: ${name(it.attacker)} against ${name(it.defender)}.`,
    battle_won: it => `${name(it.who)} wins the battle ${within(it.field)}.`,
    taken: it =>
      it.from
        ? `${name(it.who)} takes ${name(it.at)} from ${name(it.from)}.`
        : `${name(it.who)} takes ${name(it.at)}.`,
    generals_captured: it => `${name(it.who)} captures ${generals(it.n)} of ${name(it.of)}.`,
    tribute_collected: it => `${name(it.who)} collects ${it.sum} talents.`,
    city_destroyed: it => `${name(it.who)} destroys the city of ${name(it.at)}.`,
    roads_removed: it => `Removed: ${counted(it.n, 'road')} to ${name(it.at)}.`,
    bought: it => `${name(it.who)} buys ${several(it.n, it.unit)} for ${it.sum} talents.`,
    city_built: it => `${name(it.who)} builds a city in ${name(it.at)} for ${it.sum} talents.`,
    offered: it => `${name(it.who)} offers ${name(it.to)} ${terms(it.terms)}.`,
    agreed: it => `${name(it.who)} agrees with ${name(it.with)}, who offered ${terms(it.terms)}.`,
    refused: it => `${name(it.who)} refuses the offer of ${name(it.to)}.`,
    generals_returned: it => `Back to ${name(it.who)}: ${generals(it.n)}.`,
    conceded: it => `${name(it.who)} concedes to ${name(it.to)}.`,
    won: it =>
      ({
        last_caesar: `${name(it.who)} wins: its Caesar is the last.`,
        concession: `${name(it.who)} wins: all others concede.`,
        round_limit: `${name(it.who)} wins: the greatest worth after the last round.`,
      })[it.by],
  } satisfies Partial<Describe<Event>>;
}
