/** What happens in the empire, in English. */
import { countedKind, forces, kindName, percent } from '../../conquest/forces.ts';
import { capital } from '../../i18n/typography.ts';
import type {
  Event,
  GalleyView,
  Illegal,
  ProspectView,
  Province,
  Terms,
  View,
} from '../../protocol/conquest1984.ts';
import type { Handle } from '../../wire.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { homeOf, playerOf, prospectOf, provinceOf, spotOf, termsOf } from './board.ts';
import { countsOf } from '../../conquest/counts.ts';
import { galleyOf, LEADERS } from '../../conquest/handles.ts';
import {
  name,
  leader,
  galley,
  counted,
  several,
  within,
  coast,
  company,
  terms,
  offering,
} from './phrases.en.ts';
import { refusals } from './refusals.en.ts';
import { tellWith } from './tell.ts';

const sentences: Describe<Event> = {
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

const buttons: Record<string, string> = {
  'button:halt': 'Stay here this turn',
  'button:end-movement': 'End movement',
  'button:board': 'Take pieces aboard',
  'button:retreat': 'Retreat',
  'button:destroy': 'Destroy a city',
  'button:buy-infantry': 'Buy infantry',
  'button:buy-cavalry': 'Buy cavalry',
  'button:buy-catapult': 'Buy catapults',
  'button:buy-galley': 'Buy a galley',
  'button:build-city': 'Build a city',
  'button:build-wall': 'Build a wall',
  'button:build-road': 'Build a road',
  'button:end-turn': 'End turn',
  'button:offer': 'Make an offer',
  'button:accept': 'Accept the offer',
  'button:refuse': 'Refuse the offer',
  'button:later': 'Answer later',
  'button:withdraw': 'Withdraw your offer',
  'button:execute': 'Remove a prisoner for good',
  'button:concede': 'Concede',
};

const pieces: Record<string, string> = {
  'piece:infantry': 'Infantry',
  'piece:cavalry': 'Cavalry',
  'piece:tired-cavalry': 'Cavalry with one movement left',
  'piece:catapult': 'Catapults',
  'piece:galley': 'Galleys',
  'piece:caesar': 'Caesar',
  'piece:general': 'A general',
  'piece:tired-general': 'A general with one movement left',
};

/** What stands in a province, in a few words. */
function held(view: View, at: Province): string {
  const province = provinceOf(view, at);
  if (!province) return '';
  const owner = province.owner === null ? 'nobody’s' : `of ${name(homeOf(view, province.owner))}`;
  const city = province.wall ? ['walled city'] : province.city ? ['city'] : [];
  const stacks = province.stacks.map(stack => {
    const force = forces(countsOf(stack), 'en');
    return stack.seat === province.owner ? force : `${name(homeOf(view, stack.seat))}: ${force}`;
  });
  return [owner, `tribute ${province.tribute}`, ...city, ...stacks].join(', ');
}

function aboard(it: GalleyView): string {
  const where = it.sea ? `on ${name(it.sea)}` : it.coast ? `on ${coast(it.coast)}` : '';
  return `${capital(galley(it.name))} ${where}${company(it)}`;
}

function ahead(prospect: ProspectView): string {
  switch (prospect.what) {
    case 'join':
      return 'your own';
    case 'visit':
      return 'goes there and takes nothing';
    case 'take':
      return 'falls at once';
    case 'battle':
      return `battle, ${percent(prospect.wins, 'en')} to win`;
    case 'sail':
      return 'free passage';
    case 'barred':
      return 'not with these';
  }
}

function prompted(view: View, picked: readonly Handle[]): string {
  const { prompt } = view;
  const [first, second] = picked;
  switch (first) {
    case 'button:retreat':
      return 'Retreat where?';
    case 'button:destroy':
      return 'Which city is destroyed?';
    case 'button:buy-galley':
      return 'On which coast?';
    case 'button:build-city':
      return 'Where is the city built?';
    case 'button:build-wall':
      return 'Which city gets a wall?';
    case 'button:build-road':
      return second
        ? `From ${name(spotOf(second)?.place ?? '')} where to?`
        : 'Where does the road begin?';
    case 'button:offer':
      return second ? 'What do you offer?' : 'To whom?';
    case 'button:accept':
    case 'button:refuse':
    case 'button:execute':
    case 'button:concede':
      return 'Whose?';
  }
  if (first?.startsWith('button:buy-') || first?.startsWith('piece:')) {
    const ship = galleyOf(view, first);
    if (ship) return `${aboard(ship)}: where to?`;
    if (!second && first in pieces) return `${pieces[first] ?? ''}: how many?`;
    if (!second) return 'How many?';
  }
  switch (prompt.kind) {
    case 'move': {
      const spot = spotOf(first);
      return spot
        ? `${name(spot.place)}: who goes?`
        : 'Choose a province whose leader goes, or a galley.';
    }
    case 'lead': {
      const all = forces(
        countsOf({
          units: prompt.units,
          ...(prompt.leader === 'caesar' ? { caesar: true } : { generals: 1 }),
        }),
        'en',
      );
      return `${all} in ${name(prompt.from)}: take units along, or choose where to go.`;
    }
    case 'embark':
      return `${capital(galley(prompt.galley))}: take pieces aboard, then choose the sea.`;
    case 'muster':
      return 'Which battle is fought next?';
    case 'battle':
      return `Battle ${within(prompt.field)}: name your target.`;
    case 'loss':
      return `Which galley bears the loss of one ${kindName(prompt.unit, 'en')}?`;
    case 'spend':
      return 'Buy and build, then end your turn.';
    case 'answer':
      return `${name(homeOf(view, prompt.from))} offers you ${describe(terms, prompt.terms)}. Do you accept?`;
    case 'over':
      return '';
  }
}

export const words: GameWords<View, Illegal> = {
  seat: (seat, view) => name(homeOf(view, seat)),
  prompt(view, { seat, yours, picked }) {
    const { prompt } = view;
    if (prompt.kind === 'over') {
      if (prompt.winner === null) return 'The game is over, and the first are equal.';
      return prompt.winner === seat
        ? 'You have won the empire.'
        : `${name(homeOf(view, prompt.winner))} has won the empire.`;
    }
    if (yours) return prompted(view, picked);
    const who = name(homeOf(view, prompt.seat));
    switch (prompt.kind) {
      case 'move':
      case 'lead':
      case 'embark':
        return `${who} moves.`;
      case 'muster':
        return `${who} chooses the next battle.`;
      case 'battle':
        return `Battle ${within(prompt.field)}: ${who} names a target.`;
      case 'loss':
        return `${who} chooses which galley bears the loss.`;
      case 'spend':
        return `${who} buys and builds.`;
      case 'answer':
        return `${who} thinks about an offer.`;
    }
  },
  tell: step => tellWith(sentences, step),
  refusal: why => describe(refusals, why),
  handle(handle, view, picked) {
    const offer = termsOf(handle);
    if (offer) return describe(offering, offer);
    const player = playerOf(handle);
    if (player) return name(player);
    const ship = galleyOf(view, handle);
    if (ship) return aboard(ship);
    const amount = /^button:(\d+)$/.exec(handle)?.[1];
    if (amount) return amount;
    const target = view.battle?.targets.find(it => handle === `piece:${it.unit}`);
    if (target && view.prompt.kind === 'battle') {
      const wins =
        view.battle?.roller === 'attacker' ? target.attacker_wins : 10_000 - target.attacker_wins;
      const die = target.needs > 1 ? `${target.needs} or more` : 'no die needed';
      return `${pieces[handle] ?? ''}: ${die}, ${percent(wins, 'en')} to win`;
    }
    if (LEADERS.includes(handle) && view.prompt.kind === 'move') {
      return handle === 'piece:caesar' ? 'Caesar goes' : `${pieces[handle] ?? ''} goes`;
    }
    const fixed = buttons[handle] ?? pieces[handle];
    if (fixed) return fixed;
    const spot = spotOf(handle);
    if (!spot) return handle;
    if (spot.part) return capital(coast(spot.id));
    const prospect = prospectOf(view, spot.id, picked);
    const after = prospect ? `: ${ahead(prospect)}` : '';
    const province = provinceOf(view, spot.place as Province);
    return province
      ? `${name(spot.id)}${after} (${held(view, province.id)})`
      : `${name(spot.id)}${after}`;
  },
  place: id => name(id),
  goals: () => [
    'Be the last player whose Caesar is free. Who captures a Caesar takes everything its player had, and 100 talents.',
    'Provinces pay 5 or 10 talents a turn and each city 5 more, as long as you hold your home.',
  ],
};

/** What is offered, for the panel of offers. */
export const termsIn = (it: Terms) => describe(terms, it);
