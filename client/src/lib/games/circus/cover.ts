/** What the lobby says about the game. */
import { inFrench } from '../../i18n/typography.ts';
import type { Cover } from '../game-ui.ts';

const en: Cover = {
  name: 'Circus Maximus',
  summary:
    'Three chariots, five cards, one lap. Share your cards among your teams, cut off your rivals, and bring all three home before anyone else.',
  time: '45 min',
  weight: 2,
  seats: { red: 'Red', blue: 'Blue', yellow: 'Yellow', green: 'Green', purple: 'Purple' },
  options: {
    race_on: {
      name: 'Race on for places',
      hint: 'After the winner the others race on, until one is left or the finish is full.',
    },
    same_direction: {
      name: 'Same direction',
      hint: 'A chariot keeps its direction for the round; a change costs a card on top of the others. Good for two or three.',
    },
    two_cards: {
      name: 'Two cards',
      hint: 'At most two cards for a chariot in a round. Good for two or three.',
    },
    start_wedge: {
      name: 'Start wedge',
      hint: 'The start area is the wedge in the corner instead of a band.',
    },
    literal_order: {
      name: 'Order by the letter',
      hint: 'By the book’s words, who has done the lap mixes with who has not. Without this our own ruling holds: a lap ahead is ahead.',
    },
    round_limit: {
      name: 'Round limit',
      hint: 'The race ends after so many rounds; 0 for never. Meant for programs.',
    },
  },
};

const fr: Cover = {
  name: 'Circus Maximus',
  summary:
    'Trois chars, cinq cartes, un tour de piste. Répartissez vos cartes entre vos attelages, barrez la route à vos rivaux et rentrez vos trois chars avant tout le monde.',
  time: '45 min',
  weight: 2,
  seats: { red: 'Rouge', blue: 'Bleu', yellow: 'Jaune', green: 'Vert', purple: 'Violet' },
  options: {
    race_on: {
      name: 'Course aux places',
      hint: "Après le vainqueur, les autres continuent, jusqu'à ce qu'il n'en reste qu'un ou que l'aire d'arrivée soit pleine.",
    },
    same_direction: {
      name: 'Même direction',
      hint: 'Un char garde sa direction pendant la manche ; en changer coûte une carte de plus. Conseillé à deux ou trois.',
    },
    two_cards: {
      name: 'Deux cartes',
      hint: 'Au plus deux cartes par char et par manche. Conseillé à deux ou trois.',
    },
    start_wedge: {
      name: 'Départ en coin',
      hint: "L'aire de départ est une pointe logée dans l'angle, au lieu d'une bande.",
    },
    literal_order: {
      name: 'Ordre à la lettre',
      hint: 'Selon les mots du livret, les chars qui ont bouclé leur tour se mêlent aux autres. Sans cette option vaut notre décision : un tour d’avance, c’est être devant.',
    },
    round_limit: {
      name: 'Nombre de manches',
      hint: 'La course se termine après ce nombre de manches ; 0 pour aucune limite. Pour les programmes.',
    },
  },
};

export const cover = { en, fr: inFrench(fr) };
