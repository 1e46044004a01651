/** What the lobby says about the game. */
import { inFrench } from '../../i18n/typography.ts';
import type { Cover } from '../game-ui.ts';

const en: Cover = {
  name: 'Conquest of the Empire Classic (2005)',
  summary:
    'The same empire, other wars: dice with symbols, combat legions and reserves, pursuit of whoever flees, straits that legions cross, and a seventh home. Capture every other Caesar.',
  time: 'an evening',
  weight: 3,
  seats: {
    first: 'First seat',
    second: 'Second seat',
    third: 'Third seat',
    fourth: 'Fourth seat',
    fifth: 'Fifth seat',
    sixth: 'Sixth seat',
  },
  options: {
    homes: {
      name: 'Home provinces',
      hint: 'Whether players choose where they begin, or are dealt it.',
      values: { chosen: 'chosen', dealt: 'dealt' },
    },
    mesopotamia_arabia: {
      name: 'Mesopotamia touches Arabia Petrea',
      hint: 'Players of the printed board disagree about this border. Usually it is none.',
    },
    galleys_hold_ports: {
      name: 'Galleys hold ports',
      hint: 'Galleys of others bar a retreat into their port, and no garrison there destroys them: the book says combat units, and galleys are some. Usually only land units count.',
    },
    separate_coasts: {
      name: 'Separate coasts',
      hint: 'As in the edition of 1984, a galley does not pass from one coast of Hispania, Italia or Macedonia to the other. Usually it may: this book says nothing of it.',
    },
    round_limit: {
      name: 'Round limit',
      hint: 'After so many rounds the greatest worth wins, for an evening that has an end; 0 for as long as it takes.',
    },
  },
};

const fr: Cover = {
  name: "La Conquête de l'Empire, édition classique (2005)",
  summary:
    "Le même Empire, d'autres guerres : des dés à symboles, des légions de combat et leurs réserves, la poursuite des fuyards, des détroits que l'on franchit et une septième province d'origine. Capturez tous les autres Césars.",
  time: 'une soirée',
  weight: 3,
  seats: {
    first: 'Première place',
    second: 'Deuxième place',
    third: 'Troisième place',
    fourth: 'Quatrième place',
    fifth: 'Cinquième place',
    sixth: 'Sixième place',
  },
  options: {
    homes: {
      name: "Provinces d'origine",
      hint: "Les joueurs choisissent d'où ils partent, ou le sort en décide.",
      values: { chosen: 'choisies', dealt: 'tirées au sort' },
    },
    mesopotamia_arabia: {
      name: 'Mesopotamia touche Arabia Petrea',
      hint: "Les joueurs du plateau imprimé ne s'accordent pas sur cette frontière. D'ordinaire, il n'y en a pas.",
    },
    galleys_hold_ports: {
      name: 'Les galères tiennent les ports',
      hint: "Les galères des autres empêchent de se retirer dans leur port, et aucune garnison ne les y détruit : le livret parle d'unités de combat, et les galères en sont. D'ordinaire, seules comptent les unités terrestres.",
    },
    separate_coasts: {
      name: 'Côtes séparées',
      hint: "Comme dans l'édition de 1984, une galère ne passe pas d'une côte à l'autre de l'Hispania, de l'Italia ou de la Macedonia. D'ordinaire, elle le peut : ce livret n'en dit rien.",
    },
    round_limit: {
      name: 'Nombre de manches',
      hint: "Au bout de ce nombre de manches, la plus grande valeur l'emporte, pour une soirée qui finit ; 0 pour ne pas limiter.",
    },
  },
};

export const cover = { en, fr: inFrench(fr) };
