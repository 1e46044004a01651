/** The words of the table in English: prompts, names of what can be clicked, what lies in a province. */
import { counted } from '../../i18n/plural.ts';
import { wordsOfBoth } from '../conquest/describe.en.ts';
import { kindName } from '../conquest/forces.ts';
import { name } from './board.ts';
import { sentences } from './events.en.ts';
import { coast, within } from './phrases.en.ts';
import { refusals } from './refusals.en.ts';
import { speak } from './speech.ts';

const both = wordsOfBoth(name);

export const words = speak({
  ...both,
  plain: {
    ...both.plain,
    build_wall: 'Build a wall',
    later: 'Answer later',
    withdraw: 'Withdraw your offer',
    execute: 'Remove a prisoner for good',
  },
  whichPort: 'On which coast?',
  afterOne: {
    ...both.afterOne,
    build_wall: 'Which city gets a wall?',
    accept: 'Whose?',
    refuse: 'Whose?',
    execute: 'Whose?',
    concede: 'To whom?',
  },
  asks: {
    ...both.asks,
    muster: () => 'Which battle is fought next?',
    battle: it => `Battle ${within(it.field)}: name your target.`,
    judge: (it, called) =>
      `You have captured generals of ${called(it.of)}: remove or ransom them, or hold them.`,
    loss: it => `Which galley bears the loss of one ${kindName(it.unit, 'en')}?`,
  },
  waits: {
    ...both.waits,
    battle: (it, called) => `Battle ${within(it.field)}: ${called(it.seat)} names a target.`,
    judge: (it, called) => `${called(it.seat)} decides about captured generals.`,
    loss: (it, called) => `${called(it.seat)} chooses which galley bears the loss.`,
  },
  ahead: {
    ...both.ahead,
    take: () => 'falls at once',
    sail: () => 'free passage',
  },
  within,
  coast,
  ashore: coast => `on ${coast}`,
  aim: (target, needs, chance) => `${target}: ${needs} or more, ${chance} to win`,
  sureAim: (target, chance) => `${target}: no die needed, ${chance} to win`,
  walled: 'walled city',
  undecided: 'The game is over, and the first are equal.',
  events: sentences,
  refusals,
  score: n => counted('en', n, 'talent', 'talents'),
  goals: rounds => [
    'Be the last player whose Caesar is free. Who captures a Caesar takes everything its player had, and 100 talents. Whoever loses his Caesar is out at once.',
    ...(rounds > 0
      ? [
          `Or have the greatest worth of all after round ${rounds}, with your Caesar free: the game ends there.`,
        ]
      : []),
    'Provinces pay 5 or 10 talents a turn and each city 5 more, as long as you hold your home.',
  ],
});
