/** What the lobby says about the game. */
import { inFrench } from '../../i18n/typography.ts';
import type { Cover } from '../game-ui.ts';

const en: Cover = {
  name: "Caesar's Empire",
  summary:
    'Forty cities, and all roads lead to Rome. Connect one each turn, gather its treasure, and be paid whenever somebody travels on your roads.',
  time: '20–40 min',
  weight: 1,
  seats: { red: 'Red', blue: 'Blue', yellow: 'Yellow', green: 'Green', purple: 'Purple' },
  options: {
    gold_squares: {
      name: 'Gold squares',
      hint: 'Gold scores the square of the number of coins instead of two points each.',
    },
    wild_treasures: {
      name: 'Wild treasures',
      hint: 'With two or three players, any 30 of the 40 treasures are laid out.',
    },
    whole_colors: {
      name: 'Whole colours',
      hint: 'With two or three players, who owns every city of a colour scores them all.',
    },
    head_start: {
      name: 'Head start',
      hint: 'Each player begins with 1 point for every player who plays before.',
    },
  },
};

const fr: Cover = {
  name: "L'Empire de César",
  summary:
    'Quarante villes, et toutes les routes mènent à Rome. Reliez-en une à chaque tour, prenez sa richesse, et soyez payé dès que quelqu’un passe par vos routes.',
  time: '20–40 min',
  weight: 1,
  seats: { red: 'Rouge', blue: 'Bleu', yellow: 'Jaune', green: 'Vert', purple: 'Violet' },
  options: {
    gold_squares: {
      name: 'Or au carré',
      hint: "L'or rapporte le carré du nombre de pièces au lieu de deux points par pièce.",
    },
    wild_treasures: {
      name: 'Richesses au hasard',
      hint: "À deux ou trois joueurs, 30 des 40 richesses sont posées, n'importe lesquelles.",
    },
    whole_colors: {
      name: 'Couleurs complètes',
      hint: "À deux ou trois joueurs, qui possède toutes les villes d'une couleur les marque toutes.",
    },
    head_start: {
      name: 'Avance',
      hint: 'Chacun commence avec 1 point pour chaque joueur qui joue avant lui.',
    },
  },
};

export const cover = { en, fr: inFrench(fr) };
