/** The words of the table in English: prompts, names of what can be clicked, what lies in a province. */
import { countsOf } from '../../conquest/counts.ts';
import { countedKind, forces, percent } from '../../conquest/forces.ts';
import { galleyOf, LEADERS } from '../../conquest/handles.ts';
import { company, counted, offering, terms } from '../../conquest/phrases.en.ts';
import { capital } from '../../i18n/typography.ts';
import type {
  GalleyView,
  Illegal,
  OddsView,
  ProspectView,
  View,
} from '../../protocol/conquest2005.ts';
import type { Handle, Seat } from '../../wire.ts';
import { describe, type GameWords } from '../game-ui.ts';
import { countOf, homeOf, name, playerOf, provinceOf, spotOf, termsOf } from './board.ts';
import { sentences } from './events.en.ts';
import { galley } from './phrases.en.ts';
import { refusals } from './refusals.en.ts';
import { tellWith } from './tell.ts';

const buttons: Record<string, string> = {
  'button:halt': 'Stay here this turn',
  'button:ride-on': 'Follow the road further',
  'button:end-movement': 'End movement',
  'button:end-combat': 'End combat',
  'button:board': 'Take pieces aboard',
  'button:stand': 'Fight on',
  'button:retreat': 'Retreat',
  'button:hold': 'Hold as hostages',
  'button:destroy': 'Destroy a city',
  'button:buy-infantry': 'Buy infantry',
  'button:buy-cavalry': 'Buy cavalry',
  'button:buy-catapult': 'Buy catapults',
  'button:buy-galley': 'Buy a galley',
  'button:build-city': 'Build a city',
  'button:build-wall': 'Fortify a city',
  'button:build-road': 'Build a road',
  'button:end-turn': 'End turn',
  'button:offer': 'Make an offer',
  'button:accept': 'Accept the offer',
  'button:refuse': 'Refuse the offer',
  'button:concede': 'Concede',
  'button:usual-on': 'Usual losses first',
  'button:usual-off': 'Choose losses myself',
};

const pieces: Record<string, string> = {
  'piece:infantry': 'Infantry',
  'piece:cavalry': 'Cavalry',
  'piece:tired-cavalry': 'Cavalry with one movement left',
  'piece:catapult': 'Catapults',
  'piece:caesar': 'Caesar',
  'piece:general': 'A general',
  'piece:tired-general': 'A general with one movement left',
};

/** A seat is called by its home, and by its place at the table before it has one. */
function called(view: View, seat: Seat): string {
  const home = homeOf(view, seat);
  return home ? name(home) : `Player ${seat + 1}`;
}

/** What stands in a province, in a few words. */
function held(view: View, at: string): string {
  const province = provinceOf(view, at);
  if (!province) return '';
  const owner = province.owner === null ? 'nobody’s' : `of ${called(view, province.owner)}`;
  const city = province.wall ? ['fortified city'] : province.city ? ['city'] : [];
  const stacks = province.stacks.map(stack => {
    const force = forces(countsOf(stack), 'en');
    return stack.seat === province.owner ? force : `${called(view, stack.seat)}: ${force}`;
  });
  return [owner, `tribute ${province.tribute}`, ...city, ...stacks].join(', ');
}

function aboard(it: GalleyView): string {
  const where = it.sea ? `on ${name(it.sea)}` : it.province ? `in ${name(it.province)}` : '';
  return `${capital(galley(it.name))} ${where}${company(it)}`;
}

function ahead(prospect: ProspectView): string {
  switch (prospect.what) {
    case 'join':
      return 'your own';
    case 'visit':
      return 'goes there and takes nothing';
    case 'take':
      return 'falls after combat, if they stay';
    case 'battle':
      return prospect.wins > 0 ? `battle, ${percent(prospect.wins, 'en')} to win` : 'battle';
    case 'barred':
      return 'not with these';
  }
}

/** A battle that could be fought, and how it would end. */
function mustered(view: View, id: string): string {
  const found = view.musters.find(it => it.province === id || it.sea === id);
  if (!found) return '';
  const odds = found.odds ? `, ${oddsIn(found.odds)}` : '';
  return `battle against ${called(view, found.foe)}${odds}`;
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
      return 'In which province?';
    case 'button:build-city':
      return 'Where is the city built?';
    case 'button:build-wall':
      return 'Which city is fortified?';
    case 'button:build-road':
      return second ? `From ${name(spotOf(second) ?? '')} where to?` : 'Where does the road begin?';
    case 'button:offer':
      return second ? 'What do you offer?' : 'To whom?';
    case 'button:hold':
      return 'How many are held?';
    case 'button:concede':
      return 'To whom?';
  }
  if (first?.startsWith('button:buy-') || first?.startsWith('piece:')) {
    const ship = galleyOf(view, first);
    if (ship) return `${aboard(ship)}: where to?`;
    if (!second && first in pieces) return `${pieces[first] ?? ''}: how many?`;
    if (!second) return 'How many?';
  }
  switch (prompt.kind) {
    case 'home':
      return 'Choose your home province.';
    case 'move': {
      const spot = spotOf(first);
      if (spot) return `${name(spot)}: who goes?`;
      return prompt.journey
        ? `Choose a leader or a galley, or follow the road on from ${name(prompt.journey)}.`
        : 'Choose a province whose leader goes, or a galley.';
    }
    case 'lead': {
      const who = prompt.leader === 'caesar' ? { caesar: true } : { generals: 1 };
      const all = forces(countsOf({ units: prompt.units, ...who }), 'en');
      return `${all} in ${name(prompt.from)}: take units along, or choose where to go.`;
    }
    case 'embark':
      return `${capital(galley(prompt.galley))}: take pieces aboard, then choose the sea.`;
    case 'muster':
      return first ? 'Against whom?' : 'Fight your battles on land; those at sea are your choice.';
    case 'form':
      return `Battle in ${name(prompt.at)}: form your combat legion of ${prompt.size}.`;
    case 'lose':
      return `Battle in ${name(prompt.at)}: ${counted(prompt.hits, 'hit')}. What do you lose?`;
    case 'decide':
      return `Battle in ${name(prompt.at)}: fight on or retreat?`;
    case 'pursue':
      return `Pursuit: ${counted(prompt.hits, 'hit')}. Whom do you cut down?`;
    case 'sink':
      return `Battle on ${name(prompt.sea)}: ${counted(prompt.hits, 'hit')}. Which galley sinks?`;
    case 'captives':
      return `${countedKind('general', prompt.n, 'en')} of ${called(view, prompt.of)} captured: how many are held?`;
    case 'spend':
      return 'Buy and build, then end your turn.';
    case 'answer':
      return `${called(view, prompt.from)} offers you ${describe(terms, prompt.terms)}. Do you accept?`;
    case 'over':
      return '';
  }
}

export const words: GameWords<View, Illegal> = {
  seat: (seat, view) => called(view, seat),
  prompt(view, { seat, yours, picked }) {
    const { prompt } = view;
    if (prompt.kind === 'over') {
      if (prompt.winner === null) return 'The game is over, and nobody is before the others.';
      return prompt.winner === seat
        ? 'You have won the empire.'
        : `${called(view, prompt.winner)} has won the empire.`;
    }
    if (yours) return prompted(view, picked);
    const who = called(view, prompt.seat);
    switch (prompt.kind) {
      case 'home':
        return `${who} chooses a home province.`;
      case 'move':
      case 'lead':
      case 'embark':
        return `${who} moves.`;
      case 'muster':
        return `${who} chooses the next battle.`;
      case 'form':
        return `Battle in ${name(prompt.at)}: ${who} forms a combat legion.`;
      case 'lose':
        return `Battle in ${name(prompt.at)}: ${who} chooses what is lost.`;
      case 'decide':
        return `Battle in ${name(prompt.at)}: ${who} fights on or retreats.`;
      case 'pursue':
        return `${who} pursues those who flee.`;
      case 'sink':
        return `Battle on ${name(prompt.sea)}: ${who} names a galley.`;
      case 'captives':
        return `${who} decides over captured generals.`;
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
    const count = countOf(handle);
    if (count) return countedKind(count.unit, count.n, 'en');
    const amount = /^button:(\d+)$/.exec(handle)?.[1];
    if (amount) return amount;
    if (LEADERS.includes(handle) && view.prompt.kind === 'move') {
      return handle === 'piece:caesar' ? 'Caesar goes' : `${pieces[handle] ?? ''} goes`;
    }
    const fixed = buttons[handle] ?? pieces[handle];
    if (fixed) return fixed;
    const spot = spotOf(handle);
    if (!spot) return handle;
    const prospect = galleyOf(view, picked[0])
      ? undefined
      : view.prospects.find(it => it.to === spot);
    const muster = mustered(view, spot);
    const after = prospect ? `: ${ahead(prospect)}` : muster ? `: ${muster}` : '';
    const there = held(view, spot);
    return there ? `${name(spot)}${after} (${there})` : `${name(spot)}${after}`;
  },
  place: id => name(id),
  goals: () => [
    'Be the last player whose Caesar is free. Who captures a Caesar takes everything its player had.',
    'Provinces pay 5 or 10 talents a turn and each city 5 more. New troops come to your home, as long as you hold it.',
  ],
};

/** The chance of the attacker, in words. */
const oddsIn = (it: OddsView) => `${percent(it.attacker_wins, 'en')} to win`;
