/** What happens among the conquerors, in English. */
import { counted } from '../../i18n/plural.ts';
import { capital } from '../../i18n/typography.ts';
import type { Illegal, People, Territory } from '../../protocol/conquerants.ts';
import type { Describe } from '../game-ui.ts';
import { DICE, HOMES } from './board.ts';
import { people as peoples, sea, territory } from './names.en.ts';
import { speak } from './speech.ts';
import type { Sentences } from './tell.ts';

const The = (people: People) => `The ${peoples[people]}`;
const the = (people: People) => `the ${peoples[people]}`;
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const all = (them: readonly People[]) => list.format(them.map(the));
const lands = (them: readonly Territory[]) => list.format(them.map(it => territory[it]));

const sentences: Sentences = {
  events: {
    order_rolled: it => `Order of play: ${it.order.map(people => peoples[people]).join(', ')}.`,
    round_began: it => `Round ${it.round} begins.`,
    link_grew: it => `Trade follows ${the(it.people)} to ${territory[it.at]}.`,
    traded: it => `${The(it.people)} trade with ${territory[it.at]}.`,
    passed: it => `${The(it.people)} do nothing.`,
    romanised: it =>
      `${territory[it.at]} is romanised for ${counted('en', it.price, 'point', 'points')}.`,
    attacked: it =>
      it.defender
        ? `${The(it.people)} attack ${territory[it.at]}, which ${the(it.defender)} own.`
        : `${The(it.people)} attack ${territory[it.at]}, which is free.`,
    asked: it =>
      it.camp === 'attack'
        ? `${The(it.by)} ask ${the(it.people)} to join their attack.`
        : `${The(it.by)} ask ${the(it.people)} to help defend.`,
    joined: it =>
      `${The(it.people)} join ${the(it.by)} for ${counted('en', it.price, 'point', 'points')}.`,
    refused: it => `${The(it.people)} refuse ${the(it.by)}.`,
    die_left_out: it => `The die of ${territory[it.at]} stays out.`,
    rolled: it => {
      const sum = it.dice.map(die => die.face).join(' + ');
      const name = it.camp === 'attack' ? 'Attack' : 'Defence';
      return it.dice.length > 1 ? `${name}: ${sum} = ${it.total}.` : `${name}: ${it.total}.`;
    },
    conquered: it => `${The(it.people)} conquer ${territory[it.at]}.`,
    withstood: it => `${territory[it.at]} withstands ${the(it.people)}.`,
    link_lost: it => `${The(it.people)} trade with ${territory[it.at]} no longer.`,
    left: it => `${The(it.people)} have lost their home and leave the game.`,
    scored: it =>
      `${The(it.people)} score ${it.territory} for territory, ${it.commerce} for commerce, ${it.peace} for peace: ${counted('en', it.sums.territory + it.sums.commerce + it.sums.peace + it.sums.deals - it.sums.bid, 'point', 'points')} in all.`,
    ended: it => `${The(it.winners[0] ?? 'gauls')} win${others(it.winners)}.`,
  },
  bidding: player => ({
    bid: it =>
      it.over === null
        ? `${player(it.seat)} bids ${it.points} for ${the(it.people)}.`
        : `${player(it.seat)} bids ${it.points} for ${the(it.people)} and outbids ${player(it.over)}.`,
    chosen: it => `${player(it.seat)} plays ${the(it.people)} for ${it.points} points.`,
  }),
  peaceLost: them => `No peace in ${lands(them)}.`,
};

const others = (winners: readonly People[]) =>
  winners.length > 1 ? `, together with ${all(winners.slice(1))}` : '';

const refusals: Describe<Illegal> = {
  bidding_first: () => 'The peoples are bid for first.',
  no_bidding: () => 'Everyone has a people already.',
  no_such_bid: it => `Bids go from 0 to ${it.most} points in steps of ${it.step}.`,
  bid_too_low: it => `${The(it.people)} cost ${it.least} points at least.`,
  bid_at_most: it => `Nobody can bid more for ${the(it.people)}.`,
  unrest_pending: () => 'Those whose peace is disturbed choose first.',
  no_unrest: () => 'No peace of yours is asked for.',
  not_disturbed: it =>
    `${territory[it.at]} has no land border with the disputed territory, or no peace of yours to lose.`,
  action_done: () => 'The action of this turn is done; only a romanisation can follow.',
  action_first: () => 'The action of this turn comes first.',
  fight_pending: () => 'The fight must be settled first.',
  no_fight: () => 'There is no fight to prepare.',
  answers_pending: () => 'Those who were asked answer first.',
  not_asked: () => 'Nobody has asked you for an alliance.',
  trade_too_far: it => `${territory[it.at]} has no common border with a territory you control.`,
  controlled_by_other: it => `${The(it.by)} control ${territory[it.at]} already.`,
  linked_already: it => `You trade with ${territory[it.at]} already.`,
  link_at_home: it => `${territory[it.at]} is your home: you need no link there.`,
  conquest_too_far: it => `${territory[it.at]} has no common border with a territory you own.`,
  trade_is_not_enough: it =>
    `You only trade next to ${territory[it.at]}; a conquest starts from a territory you own.`,
  owned_already: it => `${territory[it.at]} is yours already.`,
  not_roman: () => 'Only the Romans romanise.',
  roman_home: () => 'No conquered territory is left to romanise.',
  not_conquered: it => `The Romans have not conquered ${territory[it.at]}.`,
  romanised_already: it => `${territory[it.at]} is romanised already.`,
  romanised_this_round: () => 'A territory has been romanised in this round already.',
  too_poor_to_romanise: it => `A romanisation costs ${it.price} points, and you have ${it.points}.`,
  no_die: it => `${territory[it.at]} is not romanised and has no die of its own.`,
  die_out: it => `The die of ${territory[it.at]} is left out already.`,
  has_left: it => `${The(it.people)} have left the game.`,
  no_common_border: it => `Nothing that ${the(it.people)} control borders anything you control.`,
  in_the_fight: it => `${The(it.people)} take part in this fight already.`,
  asked_already: it => `You have asked ${the(it.people)} already.`,
  too_poor_to_ask: it => `That would cost ${it.price} points, and you have ${it.points}.`,
};

const powers: Record<People, string> = {
  gauls: 'Your die has eight faces.',
  romans:
    'For 3 points, once a round, a land you conquered is romanised and adds its die to yours.',
  carthaginians: 'Each of your trade links scores two.',
  tarentines: 'You own Apulia from the start.',
};

export const words = speak({
  people: peoples,
  territory,
  sea,
  the: at => territory[at],
  sentences,
  refusals,
  buttons: {
    pass: 'Do nothing',
    trade: 'Trade',
    romanise: 'Romanise (3 points)',
    ask: 'Ask for allies',
    ready: 'Roll the dice',
    accept: 'Join them (+3 points)',
    refuse: 'Refuse',
    end: 'End the turn',
  },
  bid: (people, least) => `${peoples[people]} (from ${least})`,
  price: points => (points === 1 ? '1 point' : `${points} points`),
  nobody: 'No people yet',
  ask: (whom, price) => `${capital(all(whom))} (${price} points)`,
  conquer: chance => (chance ? `Conquer (${chance}%)` : 'Conquer'),
  leaveOut: at => `Leave out the die of ${territory[at]}`,
  land: (name, holds) => `${name}: ${holds}`,
  holds: {
    nothing: 'free',
    owner: people => `owned by ${the(people)}`,
    trader: people => `trade of ${the(people)}`,
    trade: 'trade',
    romanised: 'romanised',
    peace: 'at peace',
    noPeace: 'no peace',
  },
  waiting: {
    act: it => `${The(it.people)} play.`,
    close: it => `${The(it.people)} play.`,
    muster: it => `${The(it.people)} gather their side.`,
    answer: it => `${list.format(it.pending.map(The))} consider an alliance.`,
    levy: () => 'The Romans choose their dice.',
    unrest: it => `${list.format(it.pending.map(The))} choose where they lose their peace.`,
  },
  waitingForBid: player => `${player} bids for a people.`,
  choosePeople: 'Which people do you bid for? What you bid is taken off your points in the end.',
  choosePrice: people => `How much do you bid for ${the(people)}?`,
  chooseUnrest: (attacker, land) =>
    `${The(attacker)} fought for ${land}: which of your territories beside it loses its peace?`,
  chooseLand: 'Lay a trade link or try a conquest: choose a territory.',
  chooseDeed: land => `${land}: what do you do there?`,
  chooseRomanised: 'Which territory do you romanise?',
  chooseAllies: 'Whom do you ask? Each costs 3 points if they join.',
  attack: land => `You attack ${land}: call for allies, or roll the dice.`,
  defend: (attacker, land) => `${The(attacker)} attack ${land}: call for allies, or roll the dice.`,
  join: (by, camp, land) =>
    `${The(by)} offer you 3 points to help ${camp === 'attack' ? 'attack' : 'defend'} ${land}. Do you join?`,
  levy: land => `You help at ${land}: leave dice out if you like, then go.`,
  close: 'Your action is done. You may still romanise a territory.',
  won: 'You have won.',
  wonTogether: 'You share the victory.',
  winners: them => `${list.format(them.map(The))} won.`,
  score: n => counted('en', n, 'point', 'points'),
  goals: people => [
    `Have the most points after ten rounds: one for each territory, each trade link and each land at peace.`,
    `${territory[HOMES[people]]} is your home, with a die of ${DICE[people]} faces: lose it and you are out.`,
    powers[people],
  ],
});
