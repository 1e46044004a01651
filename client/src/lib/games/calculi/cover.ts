/** What the lobby says about the game. */
import { inFrench } from '../../i18n/typography.ts';
import type { Cover } from '../game-ui.ts';

const en: Cover = {
  name: 'Calculi',
  summary:
    'Nine holes full of pebbles, and one of them is dear to you. Name it in secret, take what the die allows, and let nobody guess.',
  time: '5 min',
  weight: 1,
  seats: { first: 'Red', second: 'Blue', third: 'Yellow', fourth: 'Green' },
  options: {
    plenty: {
      name: 'Plenty',
      hint: 'More pebbles lie in each hole.',
    },
  },
};

const fr: Cover = {
  name: 'Calculi',
  summary:
    "Neuf trous pleins de cailloux, et l'un d'eux vous est cher. Nommez-le en secret, prenez ce que permet le dé, et ne laissez rien deviner.",
  time: '5 min',
  weight: 1,
  seats: { first: 'Rouge', second: 'Bleu', third: 'Jaune', fourth: 'Vert' },
  options: {
    plenty: {
      name: 'Abondance',
      hint: 'Chaque trou contient davantage de cailloux.',
    },
  },
};

export const cover = { en, fr: inFrench(fr) };
