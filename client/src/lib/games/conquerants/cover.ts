/** What the lobby says about the game. */
import { inFrench } from '../../i18n/typography.ts';
import type { Cover } from '../game-ui.ts';

const en: Cover = {
  name: 'The time of the conquerors',
  summary:
    'Gauls, Romans, Carthaginians and Tarentines share out ancient Italy. Trade, conquer, buy allies in the middle of a fight, and remember that peace pays too.',
  time: '40 min',
  weight: 2,
  seats: {
    gauls: 'Gauls',
    romans: 'Romans',
    carthaginians: 'Carthaginians',
    tarentines: 'Tarentines',
  },
  options: {
    dealt_peoples: {
      name: 'Dealt peoples',
      hint: 'The peoples are dealt to the seats, whatever seat you take.',
    },
    bid_peoples: {
      name: 'Bid for peoples',
      hint: 'Before the game begins, the players bid for the peoples; what you bid is taken off your points in the end.',
    },
    answer_seconds: {
      name: 'Time for an answer',
      hint: 'Seconds to answer the offer of an alliance, or to choose where you lose your peace; whoever is late refuses. 0 for as long as it takes.',
    },
  },
};

const fr: Cover = {
  name: 'Le temps des conquérants',
  summary:
    "Gaulois, Romains, Carthaginois et Tarentais se partagent l'Italie antique. Commercez, conquérez, achetez des alliés en plein combat, et n'oubliez pas que la paix rapporte aussi.",
  time: '40 min',
  weight: 2,
  seats: {
    gauls: 'Gaulois',
    romans: 'Romains',
    carthaginians: 'Carthaginois',
    tarentines: 'Tarentais',
  },
  options: {
    dealt_peoples: {
      name: 'Peuples distribués',
      hint: 'Les peuples sont tirés au sort entre les places, quelle que soit la vôtre.',
    },
    bid_peoples: {
      name: 'Peuples aux enchères',
      hint: 'Avant la partie, les joueurs misent pour les peuples ; la mise est retirée de vos points à la fin.',
    },
    answer_seconds: {
      name: 'Temps de réponse',
      hint: "Secondes pour répondre à une offre d'alliance, ou pour choisir où vous perdez la paix ; passé ce temps, c'est un refus. 0 pour ne pas limiter.",
    },
  },
};

export const cover = { en, fr: inFrench(fr) };
