/** What the lobby says about the game. */
import { inFrench } from '../../i18n/typography.ts';
import type { Cover } from '../game-ui.ts';

const en: Cover = {
  name: 'Hannibal against Rome',
  summary:
    'Eight legions against six and an elephant. March by land, cross under the guard of your fleets, and outguess your enemy card against card.',
  time: '10 min',
  weight: 1,
  beginHere: 'Two players, ten minutes, a handful of pieces: the quickest way to know this table.',
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
    closed_hands: {
      name: 'Closed hands',
      hint: 'Spent cards lie face down: what the enemy still holds is for you to remember. Computers forget nothing.',
    },
  },
};

const fr: Cover = {
  name: 'Hannibal contre Rome',
  summary:
    "Huit légions contre six et un éléphant. Marchez sur terre, traversez les mers sous la garde de vos flottes, et devinez l'ennemi carte contre carte.",
  time: '10 min',
  weight: 1,
  beginHere:
    'Deux joueurs, dix minutes, une poignée de pièces : le meilleur moyen de découvrir la table.',
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
    closed_hands: {
      name: 'Mains cachées',
      hint: "Les cartes jouées restent face cachée : à vous de retenir ce qui reste à l'ennemi. L'ordinateur, lui, n'oublie rien.",
    },
  },
};

export const cover = { en, fr: inFrench(fr) };
