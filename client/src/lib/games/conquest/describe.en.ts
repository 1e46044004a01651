/** What both editions ask for and call things, in English; `name` is what is printed on a place. */
import { describe } from '../game-ui.ts';
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
    buttons: {
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
      'button:build-road': 'Build a road',
      'button:end-turn': 'End turn',
      'button:offer': 'Make an offer',
      'button:accept': 'Accept the offer',
      'button:refuse': 'Refuse the offer',
      'button:concede': 'Concede victory',
    },
    pieces: {
      'piece:infantry': 'Infantry',
      'piece:cavalry': 'Cavalry',
      'piece:tired-cavalry': 'Cavalry with one movement left',
      'piece:catapult': 'Catapults',
      'piece:caesar': 'Caesar',
      'piece:general': 'A general',
      'piece:tired-general': 'A general with one movement left',
    },
    generals: 'Generals',
    afterOne: {
      'button:retreat': 'Retreat where?',
      'button:destroy': 'Which city is destroyed?',
      'button:build-city': 'Where is the city built?',
      'button:build-road': 'Where does the road begin?',
      'button:offer': 'To whom?',
    },
    afterTwo: {
      'button:build-road': place => `From ${place} where to?`,
      'button:offer': () => 'What do you offer?',
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
      answer: (it, called) =>
        `${called(it.from)} offers you ${describe(terms, it.terms)}. Do you accept?`,
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
