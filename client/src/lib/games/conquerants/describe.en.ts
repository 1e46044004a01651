/** What happens among the conquerors, in English. */
import { capital } from '../../i18n/typography.ts';
import type { Illegal, People, Territory, View } from '../../protocol/conquerants.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { askedBy, DICE, HOMES, landOf, peopleOf, territoryOf } from './board.ts';
import { people as peoples, sea, territory } from './names.en.ts';
import { asThingsStand, percent, prospectOf } from './prospects.ts';
import { tellWith, type Sentences } from './tell.ts';

const The = (people: People) => `The ${peoples[people]}`;
const the = (people: People) => `the ${peoples[people]}`;
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const all = (them: readonly People[]) => list.format(them.map(the));
const lands = (them: readonly Territory[]) => list.format(them.map(it => territory[it]));

const sentences: Sentences = {
  events: {
    round_began: it => `Round ${it.round} begins.`,
    link_grew: it => `Trade follows ${the(it.people)} to ${territory[it.at]}.`,
    traded: it => `${The(it.people)} trade with ${territory[it.at]}.`,
    passed: it => `${The(it.people)} do nothing.`,
    romanised: it => `${territory[it.at]} is romanised for ${it.price} points.`,
    attacked: it =>
      it.defender
        ? `${The(it.people)} attack ${territory[it.at]}, which ${the(it.defender)} own.`
        : `${The(it.people)} attack ${territory[it.at]}, which is free.`,
    asked: it =>
      it.camp === 'attack'
        ? `${The(it.by)} ask ${the(it.people)} to join their attack.`
        : `${The(it.by)} ask ${the(it.people)} to help defend.`,
    joined: it => `${The(it.people)} join ${the(it.by)} for ${it.price} points.`,
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
      `${The(it.people)} score ${it.territory} for territory, ${it.commerce} for commerce, ${it.peace} for peace: ${it.sums.territory + it.sums.commerce + it.sums.peace + it.sums.deals} points in all.`,
    ended: it => `${The(it.winners[0] ?? 'gauls')} win${others(it.winners)}.`,
  },
  peaceLost: them => `No peace in ${lands(them)}.`,
};

const others = (winners: readonly People[]) =>
  winners.length > 1 ? `, together with ${all(winners.slice(1))}` : '';

const refusals: Describe<Illegal> = {
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

const buttons: Record<string, string> = {
  'button:pass': 'Do nothing',
  'button:trade': 'Trade',
  'button:romanise': 'Romanise (3 points)',
  'button:ask': 'Ask for allies',
  'button:ready': 'Roll the dice',
  'button:accept': 'Join them (+3 points)',
  'button:refuse': 'Refuse',
  'button:end': 'End the turn',
};

/** What a territory holds, in a few words. */
function held(view: View, at: Territory): string {
  const land = landOf(view, at);
  if (!land || (!land.owner && !land.link)) return 'free';
  const parts = [
    land.owner ? `owned by ${the(land.owner)}` : [],
    land.link && land.link !== land.owner ? `trade of ${the(land.link)}` : [],
    land.link && land.link === land.owner ? 'trade' : [],
    land.romanised ? 'romanised' : [],
    land.peace ? 'at peace' : 'no peace',
  ].flat();
  return parts.join(', ');
}

const powers: Record<People, string> = {
  gauls: 'Your die has eight faces.',
  romans:
    'For 3 points, once a round, a land you conquered is romanised and adds its die to yours.',
  carthaginians: 'Each of your trade links scores two.',
  tarentines: 'You own Apulia from the start.',
};

function prompted(view: View, picked: readonly string[]): string {
  const { prompt, fight } = view;
  const at = fight ? territory[fight.at] : '';
  switch (prompt.kind) {
    case 'act': {
      const land = picked[0] ? territoryOf(picked[0]) : null;
      if (land) return `${territory[land]}: what do you do there?`;
      if (picked[0] === 'button:romanise') return 'Which territory do you romanise?';
      return 'Lay a trade link or try a conquest: choose a territory.';
    }
    case 'muster':
      if (picked[0] === 'button:ask') return 'Whom do you ask? Each costs 3 points if they join.';
      if (picked[0] === 'button:romanise') return 'Which territory do you romanise?';
      return prompt.camp === 'attack'
        ? `You attack ${at}: call for allies, or roll the dice.`
        : `${The(fight?.attacker ?? 'gauls')} attack ${at}: call for allies, or roll the dice.`;
    case 'answer': {
      const by = prompt.camp === 'attack' ? fight?.attacker : fight?.defender;
      const what = prompt.camp === 'attack' ? 'attack' : 'defend';
      return `${The(by ?? 'gauls')} offer you 3 points to help ${what} ${at}. Do you join?`;
    }
    case 'levy':
      return `You help at ${at}: leave dice out if you like, then go.`;
    case 'close':
      return picked.length > 0
        ? 'Which territory do you romanise?'
        : 'Your action is done. You may still romanise a territory.';
    case 'over':
      return '';
  }
}

export const words: GameWords<View, Illegal> = {
  seat: (seat, view) => peoples[peopleOf(view, seat)],
  prompt(view, { seat, yours, picked }) {
    const { prompt } = view;
    if (prompt.kind === 'over') {
      const own = seat === null ? null : peopleOf(view, seat);
      if (own && prompt.winners.includes(own)) {
        return prompt.winners.length > 1 ? 'You share the victory.' : 'You have won.';
      }
      return `${list.format(prompt.winners.map(The))} won.`;
    }
    if (yours) return prompted(view, picked);
    switch (prompt.kind) {
      case 'act':
      case 'close':
        return `${The(prompt.people)} play.`;
      case 'muster':
        return `${The(prompt.people)} gather their side.`;
      case 'answer':
        return `${list.format(prompt.pending.map(The))} consider an alliance.`;
      case 'levy':
        return 'The Romans choose their dice.';
    }
  },
  tell: step => tellWith(sentences, step),
  refusal: why => describe(refusals, why),
  handle(handle, view, picked) {
    const whom = askedBy(handle);
    if (whom.length > 0) return `${capital(all(whom))} (${3 * whom.length} points)`;
    if (handle === 'button:conquer') {
      const prospect = prospectOf(view, picked[0] ? territoryOf(picked[0]) : null);
      return prospect ? `Conquer (${percent(asThingsStand(prospect))}%)` : 'Conquer';
    }
    const button = buttons[handle];
    if (button) return button;
    const at = territoryOf(handle);
    if (!at) return sea[handle.slice('space:'.length)] ?? handle;
    const leaving = view.prompt.kind === 'muster' || view.prompt.kind === 'levy';
    if (leaving && picked.length === 0 && landOf(view, at)?.romanised) {
      return `Leave out the die of ${territory[at]}`;
    }
    return `${territory[at]}: ${held(view, at)}`;
  },
  place: id => territory[id as Territory] ?? sea[id] ?? id,
  goals(seat, view) {
    const people = peopleOf(view, seat);
    return [
      `Have the most points after ten rounds: one for each territory, each trade link and each land at peace.`,
      `${territory[HOMES[people]]} is your home, with a die of ${DICE[people]} faces: lose it and you are out.`,
      powers[people],
    ];
  },
};
