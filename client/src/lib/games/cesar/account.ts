/** What Caesar's Empire counts. Its treasures are laid out once, for nobody in particular: no luck after that. */
import type { Lang } from '../../i18n/index.ts';
import { counted } from '../../i18n/plural.ts';
import type { Account } from '../account.ts';

const inEnglish = (n: number) => counted('en', n, 'point', 'points');
const inFrench = (n: number) => counted('fr', n, 'point', 'points');

export const account: Record<Lang, Account> = {
  en: {
    measures: {
      points: { name: 'Points', amount: inEnglish },
      routes: { name: 'Roads to Rome', amount: inEnglish },
      cities: { name: 'Cities', amount: inEnglish },
      goods: { name: 'Treasures', amount: inEnglish },
      gold: { name: 'Gold', amount: inEnglish },
      roads_left: { name: 'Most roads left', amount: inEnglish },
    },
    luck: {},
    dangers: {},
  },
  fr: {
    measures: {
      points: { name: 'Points', amount: inFrench },
      routes: { name: 'Routes vers Rome', amount: inFrench },
      cities: { name: 'Villes', amount: inFrench },
      goods: { name: 'Trésors', amount: inFrench },
      gold: { name: 'Or', amount: inFrench },
      roads_left: { name: 'Le plus de routes en réserve', amount: inFrench },
    },
    luck: {},
    dangers: {},
  },
};
