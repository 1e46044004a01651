/** What the lobby says about the game. */
import { inFrench } from '../../i18n/typography.ts';
import type { Cover } from '../game-ui.ts';

const en: Cover = {
  name: 'Hannibal against Rome',
  summary:
    'Eight legions against six and an elephant. March by land, cross under the guard of your fleets, and outguess your enemy card against card.',
  facts: '2 players, about 10 minutes',
  seats: { rome: 'Rome', carthage: 'Carthage' },
  options: {
    repetition_draw: {
      name: 'Draw by repetition',
      hint: 'The third time the same position comes up, the game is a draw.',
    },
    match_play: {
      name: 'Match',
      hint: 'Game after game with the sides exchanged, until one player has won two in a row.',
    },
  },
};

const fr: Cover = {
  name: 'Hannibal contre Rome',
  summary:
    "Huit légions contre six et un éléphant. Marchez sur terre, traversez les mers sous la garde de vos flottes, et devinez l'ennemi carte contre carte.",
  facts: '2 joueurs, environ 10 minutes',
  seats: { rome: 'Rome', carthage: 'Carthage' },
  options: {
    repetition_draw: {
      name: 'Nulle par répétition',
      hint: 'La troisième fois que la même position se présente, la partie est nulle.',
    },
    match_play: {
      name: 'Match',
      hint: "Partie après partie en échangeant les camps, jusqu'à ce qu'un joueur en gagne deux de suite.",
    },
  },
};

export const cover = { en, fr: inFrench(fr) };
