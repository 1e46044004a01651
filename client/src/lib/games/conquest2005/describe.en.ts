/** The words of the table in English: prompts, names of what can be clicked, what lies in a province. */
import { wordsOfBoth } from '../conquest/describe.en.ts';
import { counted, generals } from '../conquest/phrases.en.ts';
import { name } from './board.ts';
import { sentences } from './events.en.ts';
import { within } from './phrases.en.ts';
import { refusals } from './refusals.en.ts';
import { speak } from './speech.ts';

const both = wordsOfBoth(name);

export const words = speak({
  ...both,
  plain: {
    ...both.plain,
    ride_on: 'Follow the road further',
    end_combat: 'End combat',
    stand: 'Fight on',
    hold: 'Hold as hostages',
    build_wall: 'Fortify a city',
  },
  usual: { on: 'Let the usual choices be made', off: 'Make my own choices' },
  whichPort: 'In which province?',
  afterOne: {
    ...both.afterOne,
    build_wall: 'Which city is fortified?',
    hold: 'How many are held?',
    concede: 'To whom?',
  },
  player: n => `Player ${n}`,
  asks: {
    ...both.asks,
    home: () => 'Choose your home province.',
    move: (it, called) =>
      it.journey
        ? `Choose a leader or a galley, or follow the road on from ${name(it.journey)}.`
        : both.asks.move(it, called),
    muster: () => 'Fight your battles on land; those at sea are your choice.',
    form: it => `Battle in ${name(it.at)}: form your combat legion of ${it.size}.`,
    lose: it => `Battle in ${name(it.at)}: ${counted(it.hits, 'hit')}. What do you lose?`,
    decide: it => `Battle in ${name(it.at)}: fight on or retreat?`,
    pursue: it => `Pursuit: ${counted(it.hits, 'hit')}. Whom do you cut down?`,
    sink: it => `Battle on ${name(it.sea)}: ${counted(it.hits, 'hit')}. Which galley sinks?`,
    captives: (it, called) => `${generals(it.n)} of ${called(it.of)} captured: how many are held?`,
  },
  waits: {
    ...both.waits,
    home: (it, called) => `${called(it.seat)} chooses a home province.`,
    form: (it, called) => `Battle in ${name(it.at)}: ${called(it.seat)} forms a combat legion.`,
    lose: (it, called) => `Battle in ${name(it.at)}: ${called(it.seat)} chooses what is lost.`,
    decide: (it, called) => `Battle in ${name(it.at)}: ${called(it.seat)} fights on or retreats.`,
    pursue: (it, called) => `${called(it.seat)} pursues those who flee.`,
    sink: (it, called) => `Battle on ${name(it.sea)}: ${called(it.seat)} names a galley.`,
    captives: (it, called) => `${called(it.seat)} decides over captured generals.`,
  },
  againstWhom: 'Against whom?',
  ahead: { ...both.ahead, take: () => 'falls after combat, if they stay' },
  battle: 'battle',
  fight: foe => `battle against ${foe}`,
  fightWith: (foe, chance) => `battle against ${foe}, ${chance} to win`,
  within,
  walled: 'fortified city',
  undecided: 'The game is over: victory is shared.',
  events: sentences,
  refusals,
  score: n => `${n} ${n === 1 ? 'talent' : 'talents'}`,
  goals: rounds => [
    'Be the last player whose Caesar is free. Who captures a Caesar takes everything its player had. Whoever loses his Caesar is out at once.',
    ...(rounds > 0
      ? [
          `Or have the greatest worth of all after round ${rounds}, with your Caesar free: the game ends there.`,
        ]
      : []),
    'Provinces pay 5 or 10 talents a turn and each city 5 more. New troops come to your home, as long as you hold it.',
  ],
});
