/** Why the rules say no, in English. */
import { kindName } from '../../conquest/forces.ts';
import type { Illegal } from '../../protocol/conquest2005.ts';
import type { Describe } from '../game-ui.ts';
import { capital, galley, name } from './phrases.en.ts';

export const refusals: Describe<Illegal> = {
  wrong_phase: () => 'The turn has not come to that.',
  no_home: it => `${name(it.at)} is no home at this table, or it is taken.`,
  no_leader: it => `No such leader of yours can still move in ${name(it.at)}.`,
  no_units: it => `Not so many ${kindName(it.unit, 'en', 2)} that can still move are there.`,
  no_generals: () => 'No general of yours that has not moved is there.',
  no_caesar: () => 'Your Caesar is not there, or has moved.',
  legion_full: () => 'A leader goes with at most seven combat units.',
  galley_full: () => 'A galley carries at most seven combat units.',
  no_way: it =>
    `${name(it.from)} and ${name(it.to)} do not touch, and no road of yours joins them.`,
  no_journey: () => 'Nobody has come by a road that leads further.',
  no_road_on: it =>
    `No road of yours leads on from ${name(it.from)} to ${name(it.to)}, or it was passed already.`,
  unled_aboard: () => 'Combat units aboard need a leader with them.',
  enemies_there: it =>
    `Leaders alone do not enter ${name(it.to)}: combat units of others stand there.`,
  no_galley: it => `${capital(galley(it.galley))} is not yours, or not on the board.`,
  galley_stopped: it => `${capital(galley(it.galley))} does not move any more this turn.`,
  not_in_port: it => `${capital(galley(it.galley))} lies in no province.`,
  not_at_sea: () => 'From coast to coast the way leads over a sea.',
  no_passage: it => `${name(it.to)} is not on the galley's coast, or not beside its sea.`,
  no_coast: it => `${name(it.to)} is not on the galley's sea.`,
  no_battle: it => `There is no battle to fight in ${name(it.at)}.`,
  no_sea_fight: it => `There is nobody to fight on ${name(it.sea)}, or you fought him this turn.`,
  battle_left: () => 'Battles on land are forced: one is still to be fought.',
  wrong_legion: it => `A combat legion is as large as it can be: ${it.size} of the units there.`,
  wrong_losses: it => `One unit of the combat legion falls for each hit: ${it.hits}.`,
  wrong_prey: it => `One unit of those who retreat falls for each hit: ${it.hits}.`,
  no_refuge: it =>
    `${name(it.to)} does not touch the battle, or holds units or galleys of others.`,
  refuge_there: () => 'There is a province to retreat to: name it.',
  no_hit: () => 'That galley has no hit to bear.',
  too_many_held: () => 'Not so many generals were captured.',
  not_yours: it => `${name(it.at)} is not yours.`,
  no_city: it => `${name(it.at)} has no city of yours.`,
  bought_already: () => 'Cities are destroyed before anything is bought.',
  placed_already: () => 'Purchase is over once generals are talked about.',
  home_lost: () => 'Without your home you buy neither land units nor galleys.',
  too_dear: it => `That costs ${it.price} talents, and you have ${it.money}.`,
  out_of_stock: () => 'There are not so many left in stock.',
  no_harbor: it => `New galleys are not placed in ${name(it.at)}.`,
  beset: it => `Nothing is placed in ${name(it.at)}: combat units of others stand there.`,
  city_there: it => `${name(it.at)} has a city already.`,
  wall_there: it => `${name(it.at)} is fortified already.`,
  not_neighbors: it => `${name(it.a)} and ${name(it.b)} do not touch on land.`,
  road_there: () => 'There is a road already.',
  no_player: () => 'There is no such player.',
  no_prisoner: () => 'No general of yours is held there, or you hold none to give.',
  no_return: () => 'The general could not be placed: his home is lost, or others stand there.',
  approached: () => 'One offer to each player in a turn.',
  no_talents: () => 'The talents are not there.',
  no_offer: () => 'Nobody has offered you anything.',
  concede_first: () => 'One concedes at the beginning of a turn, once.',
  not_winning: () => 'One concedes to a player whose worth is at least twice one’s own.',
  usual_already: () => 'That is how it is already, or it was changed this turn.',
};
