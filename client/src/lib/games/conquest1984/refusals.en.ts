/** Why the rules say no, in English. */
import { kindName } from '../conquest/forces.ts';
import { refusalsOfBoth } from '../conquest/refusals.en.ts';
import { capital } from '../../i18n/typography.ts';
import type { Illegal } from '../../protocol/conquest1984.ts';
import type { Describe } from '../game-ui.ts';
import { name } from './board.ts';
import { galley, within } from './phrases.en.ts';

export const refusals: Describe<Illegal> = {
  ...refusalsOfBoth(name),
  wrong_phase: () => 'That is not what the turn has come to.',
  no_leader: it => `No such leader of yours in ${name(it.at)} can still move.`,
  no_units: it => `Not so many ${kindName(it.unit, 'en', 2)} there can still move.`,
  not_rested: it =>
    `Not so many ${kindName(it.unit, 'en', 2)} there have neither marched nor landed this turn.`,
  no_generals: () => 'No general of yours there is still to move.',
  too_many: it => `${name(it.at)} would hold more than seven combat units for each leader.`,
  unled: it => `Combat units in ${name(it.at)} would be without a leader.`,
  unled_aboard: () => 'A legion aboard needs a leader.',
  enemies_there: it => `Leaders alone do not enter ${name(it.to)}: enemies stand there.`,
  not_on_coast: it => `${capital(galley(it.galley))} lies on no coast.`,
  only_back: it => `Having landed this turn, the galley sails only back into ${name(it.sea)}.`,
  not_welcome: it => `${name(it.to)} is another's, and the galley brings no combat units.`,
  no_battle: it => `There is no battle to fight ${within(it.field)}.`,
  no_target: it => `The other side has no ${kindName(it.unit, 'en')} there.`,
  galleys_last: () => 'Galleys are targets only when no combat unit is left aboard.',
  defender_stays: () => 'Only the attacker retreats.',
  too_early: () => 'Nobody retreats before the first exchange is complete.',
  no_retreat: () => 'There is no retreat from an attack made only from the sea.',
  no_retreat_at_sea: () => 'Nobody retreats from a battle at sea.',
  no_refuge: it => `${name(it.to)} does not touch the battle, or is not yours.`,
  no_loss: () => 'That galley has no such loss to bear.',
  home_lost: () => 'Without your home province you buy nothing.',
  not_home: () => 'Galleys are placed on the coast of your home province.',
  wall_there: it => `${name(it.at)} has a wall already.`,
  no_roads: () => 'No roads are left in stock.',
  no_player: () => 'There is no such player to deal with.',
  no_prisoner: () => 'There is no such prisoner to deal with.',
  no_offer: () => 'There is no such offer.',
  impossible: () => 'The offer can no longer be carried out: a prisoner or the talents are gone.',
  not_now: () => 'Prisoners change hands in a turn of one of the two, and it is a third player’s.',
};
