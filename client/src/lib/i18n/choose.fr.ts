/** Composer un choix, le confirmer, le reprendre, en français. */
import type { choose as Choose, practice as Practice, settings as Settings } from './choose.en.ts';

export const choose: typeof Choose = {
  question: (what, why) => `${what} ? ${why}`,
  lasting: 'Vous ne pourrez peut-être pas le reprendre.',
  waives: 'Vous pourriez encore faire autre chose.',
  confirm: 'Jouer',
};

export const settings: typeof Settings = {
  confirm: {
    title: 'Ce qui ne se reprend pas',
    hint: 'Avec une question, dés, secrets et fins de tour attendent un second appui : Entrée le joue, Échap y renonce.',
    values: { off: 'Sans attendre', on: 'Demander d’abord' },
  },
  passing: {
    title: 'Passer et finir son tour',
    hint: 'Avec une question, cela attend un second appui tant qu’il reste autre chose à faire.',
    values: { off: 'Sans attendre', on: 'Demander s’il reste à faire' },
  },
};

export const practice: typeof Practice = {
  choice: 'Pour s’entraîner : tout se reprend, même les dés',
  band: 'Entraînement : tout se reprend, même les dés.',
};
