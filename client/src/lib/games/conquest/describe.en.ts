/** What both editions ask for and call things, in English; `name` is what is printed on a place. */
import { capital } from '../../i18n/typography.ts';
import type { Seat } from '../../wire.ts';
import { countsOf, ledBy } from './counts.ts';
import { forces } from './forces.ts';
import { company, offering, placed, terms } from './phrases.en.ts';
import type { Called, WordsOfBoth } from './speech.ts';

const moves = (it: { seat: Seat }, called: Called) => `${called(it.seat)} moves.`;

export function wordsOfBoth(name: (id: string) => string): WordsOfBoth {
  const { galley } = placed(name);
  return {
    lang: 'en',
    plain: {
      tired_cavalry: 'Cavalry with one movement left',
      generals: 'Generals',
      halt: 'Stay here this turn',
      end_movement: 'End movement',
      board: 'Take pieces aboard',
      retreat: 'Retreat',
      destroy: 'Destroy a city',
      build_city: 'Build a city',
      build_road: 'Build a road',
      end_turn: 'End turn',
      offer: 'Make an offer',
      accept: 'Accept the offer',
      refuse: 'Refuse the offer',
      concede: 'Concede victory',
      hold: 'Hold the prisoners',
    },
    units: {
      infantry: 'Infantry',
      cavalry: 'Cavalry',
      catapult: 'Catapults',
      galley: 'Galleys',
    },
    leaders: {
      caesar: 'Caesar',
      general: 'A general',
      tired: 'A general with one movement left',
    },
    buy: {
      infantry: 'Buy infantry',
      cavalry: 'Buy cavalry',
      catapult: 'Buy catapults',
      galley: 'Buy a galley',
    },
    afterOne: {
      retreat: 'Retreat where?',
      destroy: 'Which city is destroyed?',
      build_city: 'Where is the city built?',
      build_road: 'Where does the road begin?',
      offer: 'To whom?',
    },
    afterTwo: {
      build_road: place => `From ${place} where to?`,
      offer: () => 'What do you offer?',
    },
    howMany: 'How many?',
    howManyOf: pieces => `${pieces}: how many?`,
    whereTo: galley => `${galley}: where to?`,
    whoGoes: place => `${place}: who goes?`,
    goes: leader => `${leader} goes`,
    offering,
    asks: {
      move: () => 'Choose a galley, or a province whose leader goes.',
      lead: it =>
        `${forces(countsOf(ledBy(it)), 'en')} in ${name(it.from)}: take units along, or choose where to go.`,
      embark: it => `${capital(galley(it.galley))}: take pieces aboard, then choose the sea.`,
      spend: () => 'Buy and build, then end your turn.',
      answer: (it, called) => `${called(it.from)} offers you ${terms(it.terms)}. Do you accept?`,
    },
    waits: {
      move: moves,
      lead: moves,
      embark: moves,
      muster: (it, called) => `${called(it.seat)} chooses the next battle.`,
      spend: (it, called) => `${called(it.seat)} buys and builds.`,
      answer: (it, called) => `${called(it.seat)} thinks about an offer.`,
    },
    aboard: (it, where) => `${capital(galley(it.name))} ${where}${company(it)}`,
    ahead: {
      join: () => 'your own',
      visit: () => 'goes there and takes nothing',
      battle: chance => `battle, ${chance} to win`,
      barred: () => 'not with these',
    },
    leads: (place, ahead) => `${place}: ${ahead}`,
    nobodys: 'nobody’s',
    owned: owner => `of ${owner}`,
    tribute: n => `tribute ${n}`,
    city: 'city',
    foreign: (who, force) => `${who}: ${force}`,
    youWon: 'You have won the empire.',
    won: who => `${who} has won the empire.`,
  };
}
