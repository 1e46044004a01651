/** What Circus Maximus counts. The draw for the first place at the start is all the luck there is. */
import type { Lang } from '../../i18n/index.ts';
import { counted } from '../../i18n/plural.ts';
import type { Account } from '../account.ts';

export const account: Record<Lang, Account> = {
  en: {
    measures: {
      home: { name: 'Chariots home', amount: n => counted('en', n, 'chariot', 'chariots') },
      steps_left: {
        name: 'Steps to go (fewer is better)',
        amount: n => counted('en', n, 'step', 'steps'),
      },
    },
    luck: {},
    dangers: {},
  },
  fr: {
    measures: {
      home: { name: 'Chars arrivés', amount: n => counted('fr', n, 'char', 'chars') },
      steps_left: {
        name: 'Pas à faire (le moins possible)',
        amount: n => counted('fr', n, 'pas', 'pas'),
      },
    },
    luck: {},
    dangers: {},
  },
};
