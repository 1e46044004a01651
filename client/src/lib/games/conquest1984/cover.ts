/** What the lobby says about the game. */
import { inFrench } from '../../i18n/typography.ts';
import type { Cover } from '../game-ui.ts';

const en: Cover = {
  name: 'Conquest of the Empire (1984)',
  summary:
    'Caesars fight for the whole Mediterranean. Lead legions by road and by galley, build cities, bring catapults before walls, and ransom your generals: the last Caesar who is free rules.',
  time: 'an evening',
  weight: 3,
  seats: {
    first: 'First to play',
    second: 'Second',
    third: 'Third',
    fourth: 'Fourth',
    fifth: 'Fifth',
    sixth: 'Sixth',
  },
  options: {
    mesopotamia_arabia: {
      name: 'Mesopotamia touches Arabia Petrea',
      hint: 'Players of the printed board disagree about this border. Usually it is none.',
    },
    round_limit: {
      name: 'Round limit',
      hint: 'After so many rounds the greatest worth wins, for an evening that has an end; 0 for as long as it takes.',
    },
  },
};

const fr: Cover = {
  name: "La Conquête de l'Empire (1984)",
  summary:
    "Des Césars se disputent toute la Méditerranée. Menez vos légions par les routes et par les mers, bâtissez des cités, roulez vos catapultes sous les murailles et rachetez vos généraux : le dernier César libre l'emporte.",
  time: 'une soirée',
  weight: 3,
  seats: {
    first: 'Premier à jouer',
    second: 'Deuxième',
    third: 'Troisième',
    fourth: 'Quatrième',
    fifth: 'Cinquième',
    sixth: 'Sixième',
  },
  options: {
    mesopotamia_arabia: {
      name: 'Mesopotamia touche Arabia Petrea',
      hint: "Les joueurs du plateau imprimé ne s'accordent pas sur cette frontière. D'ordinaire, il n'y en a pas.",
    },
    round_limit: {
      name: 'Nombre de manches',
      hint: "Au bout de ce nombre de manches, la plus grande valeur l'emporte, pour une soirée qui finit ; 0 pour ne pas limiter.",
    },
  },
};

export const cover = { en, fr: inFrench(fr) };
