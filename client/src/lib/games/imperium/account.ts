/** What Imperium counts. Its cards are chosen, never drawn: there is no luck in it. */
import type { Lang } from '../../i18n/index.ts';
import { counted } from '../../i18n/plural.ts';
import type { Account } from '../account.ts';

export const account: Record<Lang, Account> = {
  en: {
    measures: {
      points: { name: 'Points', amount: n => counted('en', n, 'point', 'points') },
      proconsuls: {
        name: 'Proconsuls',
        amount: n => counted('en', n, 'proconsul', 'proconsuls'),
      },
    },
    luck: {},
    dangers: {},
  },
  fr: {
    measures: {
      points: { name: 'Points', amount: n => counted('fr', n, 'point', 'points') },
      proconsuls: {
        name: 'Proconsuls',
        amount: n => counted('fr', n, 'proconsul', 'proconsuls'),
      },
    },
    luck: {},
    dangers: {},
  },
};
