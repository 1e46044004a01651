/** The words of the table in English: prompts, names of what can be clicked, what lies in a province. */
import { countsOf } from '../../conquest/counts.ts';
import { forces, kindName, percent } from '../../conquest/forces.ts';
import { galleyOf, LEADERS } from '../../conquest/handles.ts';
import { company, offering, terms } from '../../conquest/phrases.en.ts';
import { capital } from '../../i18n/typography.ts';
import type {
  GalleyView,
  Illegal,
  ProspectView,
  Province,
  View,
} from '../../protocol/conquest1984.ts';
import type { Handle } from '../../wire.ts';
import { describe, type GameWords } from '../game-ui.ts';
import { homeOf, name, playerOf, prospectOf, provinceOf, spotOf, termsOf } from './board.ts';
import { sentences } from './events.en.ts';
import { coast, galley, within } from './phrases.en.ts';
import { refusals } from './refusals.en.ts';
import { tellWith } from './tell.ts';

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
