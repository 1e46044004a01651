/** The few words that only this edition's panels have. */
import { de } from '../conquest/phrases.fr.ts';
import { inFrench } from '../../i18n/typography.ts';

const en = {
  battle: (at: string) => `Battle · ${at}`,
  lastBattle: 'The last battle',
  city: 'City',
  wall: 'Wall',
  road: 'Road',
  destroy: 'Destroy a city',
  worth: (n: number) => `worth ${n}`,
  money: (n: number) => (n === 1 ? '1 talent' : `${n} talents`),
  generals: (n: number) => (n === 1 ? '1 general' : `${n} generals`),
  captive: (n: number) => `${n} captive`,
  out: (by: string) => `out: the Caesar is in the hands of ${by}`,
  homeLost: 'home lost',
  provinces: (n: number) => (n === 1 ? '1 province' : `${n} provinces`),
  conceded: (to: string) => `has conceded to ${to}`,
};

const fr: typeof en = {
  battle: at => `Bataille · ${at}`,
  lastBattle: 'La dernière bataille',
  city: 'Cité',
  wall: 'Muraille',
  road: 'Route',
  destroy: 'Détruire une cité',
  worth: n => `valeur ${n}`,
  money: n => (n < 2 ? `${n} talent` : `${n} talents`),
  generals: n => (n < 2 ? `${n} général` : `${n} généraux`),
  captive: n => (n < 2 ? `${n} captif` : `${n} captifs`),
  out: by => `éliminé : son César est aux mains ${de(by)}`,
  homeLost: 'province d’origine perdue',
  provinces: n => (n < 2 ? `${n} province` : `${n} provinces`),
  conceded: to => `a concédé la victoire à ${to}`,
};

export const labels = { en, fr: inFrench(fr) };
