/** What the time of the conquerors counts, and what its dice come to. */
import type { Lang } from '../../i18n/index.ts';
import { counted } from '../../i18n/plural.ts';
import { inFrench } from '../../i18n/typography.ts';
import type { Account } from '../account.ts';

const english = (n: number) => counted('en', n, 'point', 'points');
const french = (n: number) => counted('fr', n, 'point', 'points');

export const account: Record<Lang, Account> = {
  en: {
    measures: {
      points: { name: 'Points', amount: english },
      territory: { name: 'Territories', amount: english },
      commerce: { name: 'Trade', amount: english },
      peace: { name: 'Peace', amount: english },
      deals: { name: 'Payments', amount: english },
      bid: { name: 'Bid', amount: english },
    },
    luck: { pips: { name: 'Dice in fights', amount: n => counted('en', n, 'pip', 'pips') } },
    dangers: {},
  },
  fr: inFrench<Account>({
    measures: {
      points: { name: 'Points', amount: french },
      territory: { name: 'Territoires', amount: french },
      commerce: { name: 'Commerce', amount: french },
      peace: { name: 'Paix', amount: french },
      deals: { name: 'Paiements', amount: french },
      bid: { name: 'Enchère', amount: french },
    },
    luck: {
      pips: {
        name: 'Dés des combats',
        amount: n => counted('fr', n, 'point de dés', 'points de dés'),
      },
    },
    dangers: {},
  }),
};
