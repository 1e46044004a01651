/** Why the rules say no, in English. */
import { kindName } from '../conquest/forces.ts';
import { refusalsOfBoth } from '../conquest/refusals.en.ts';
import { capital } from '../../i18n/typography.ts';
import type { Illegal } from '../../protocol/conquest2005.ts';
import type { Describe } from '../game-ui.ts';
import { name } from './board.ts';
import { galley } from './phrases.en.ts';

export const refusals: Describe<Illegal> = {
  ...refusalsOfBoth(name),
  wrong_phase: () => 'The turn has not come to that.',
  no_home: it => `${name(it.at)} is no home at this table, or it is taken.`,
  no_leader: it => `No such leader of yours can still move in ${name(it.at)}.`,
  no_units: it => `Not so many ${kindName(it.unit, 'en', 2)} there can still move.`,
  not_rested: it =>
    `Not so many ${kindName(it.unit, 'en', 2)} there have neither marched nor landed this turn.`,
  no_generals: () => 'No general of yours there can still move.',
  no_journey: () => 'Nobody has come by a road that leads further.',
  no_road_on: it =>
    `No road of yours leads on from ${name(it.from)} to ${name(it.to)}, or it was passed already.`,
  unled_aboard: () => 'Combat units aboard need a leader with them.',
  enemies_there: it =>
    `Leaders alone do not enter ${name(it.to)}: combat units of others stand there.`,
  not_in_port: it => `${capital(galley(it.galley))} lies in no province.`,
  other_coast: it =>
    `The galley lies on the other coast of ${name(it.at)}: ${name(it.to)} is not on its part.`,
  no_battle: it => `There is no battle to fight in ${name(it.at)}.`,
  no_sea_fight: it => `There is nobody to fight on ${name(it.sea)}, or you fought him this turn.`,
  battle_left: () => 'Battles on land are forced: one is still to be fought.',
  wrong_legion: it => `A combat legion is as large as it can be: ${it.size} of the units there.`,
  wrong_losses: it => `One unit of the combat legion falls for each hit: ${it.hits}.`,
  wrong_prey: it => `One unit of those who retreat falls for each hit: ${it.hits}.`,
  no_refuge: it => `${name(it.to)} does not touch the battle, or units of others bar it.`,
  refuge_there: () => 'There is a province to retreat to: name it.',
  no_hit: () => 'That galley has no hit to bear.',
  too_many_held: () => 'Not so many generals were captured.',
  placed_already: () => "Purchase is over once a general's return is negotiated.",
  home_lost: () => 'Without your home you buy neither land units nor galleys.',
  no_harbor: it => `New galleys are not placed in ${name(it.at)}.`,
  beset: it => `Nothing is placed in ${name(it.at)}: combat units of others stand there.`,
  wall_there: it => `${name(it.at)} is fortified already.`,
  nothing_to_fortify: it => `${name(it.at)} has no city of yours to fortify.`,
  nothing_to_join: it => `${name(it.at)} has no city of yours for a road to join.`,
  no_player: () => 'There is no such player.',
  no_prisoner: () => 'There is no such captured general between the two of you.',
  one_each_way: () => 'One general at most goes each way.',
  answer_first: () => 'You are asked by another: answer him first.',
  no_return: () => 'The general could not be placed: his home is lost, or others stand there.',
  no_offer: () => 'Nobody has offered you anything.',
  usual_already: () => 'That is how it is already, or it was changed this turn.',
};
