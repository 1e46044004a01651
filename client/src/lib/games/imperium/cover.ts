/** What the lobby says about the game. */
import { inFrench } from '../../i18n/typography.ts';
import type { Cover } from '../game-ui.ts';

const en: Cover = {
  name: 'Imperium',
  summary:
    'Three cards, face down, all at once. Place your people where the eyes of Rome will fall next, become proconsul, and let your rivals crowd the wrong province.',
  time: '15–20 min',
  weight: 2,
  seats: { red: 'Red', blue: 'Blue', yellow: 'Yellow', green: 'Green', purple: 'Purple' },
  options: {
    proconsul_apart: {
      name: 'Proconsuls stand apart',
      hint: "A proconsul's marker does not count when the province is scored.",
    },
    lead_pays: {
      name: 'Lead pays',
      hint: 'Every sole leader scores the chain of proconsuls, the sitting one each time anew; a proconsul who does not lead alone scores nothing for his seat.',
    },
    round_limit: {
      name: 'Last round',
      hint: 'After so many rounds the highest score wins; 0: the game lasts until 40 points.',
    },
  },
};

const fr: Cover = {
  name: 'Imperium',
  summary:
    'Trois cartes, face cachée, tous en même temps. Placez vos fidèles là où Rome va porter son regard, devenez proconsul, et laissez vos rivaux se presser dans la mauvaise province.',
  time: '15–20 min',
  weight: 2,
  seats: { red: 'Rouge', blue: 'Bleu', yellow: 'Jaune', green: 'Vert', purple: 'Violet' },
  options: {
    proconsul_apart: {
      name: 'Proconsuls à part',
      hint: "Le marqueur d'un proconsul ne compte pas quand sa province est décomptée.",
    },
    lead_pays: {
      name: 'Prime au meneur',
      hint: 'Quiconque est seul en tête marque la chaîne des proconsuls, celui qui est en place à chaque fois ; un proconsul qui ne mène pas seul ne marque rien pour son siège.',
    },
    round_limit: {
      name: 'Dernier tour',
      hint: 'Après ce nombre de tours, le plus haut score gagne ; 0 : la partie dure jusqu’à 40 points.',
    },
  },
};

export const cover = { en, fr: inFrench(fr) };
