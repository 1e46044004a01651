/** What the time of the conquerors counts, and what its dice come to. */
import type { Lang } from '../../i18n/index.ts';
import { counted } from '../../i18n/plural.ts';
import { inFrench } from '../../i18n/typography.ts';
import type { Account } from '../account.ts';

const inEnglish = (n: number) => counted('en', n, 'point', 'points');
const french = (n: number) => counted('fr', n, 'point', 'points');

export const account: Record<Lang, Account> = {
  en: {
    measures: {
      points: { name: 'Points', amount: inEnglish },
      territory: { name: 'Territories', amount: inEnglish },
      commerce: { name: 'Trade', amount: inEnglish },
      peace: { name: 'Peace', amount: inEnglish },
      deals: { name: 'Payments', amount: inEnglish },
      bid: { name: 'Bid', amount: inEnglish },
    },
    luck: { pips: { name: 'Dice in fights', amount: n => `${n} pips` } },
    dangers: {
      home: (by, at) => `${by} can attack ${at}, your home, next turn: if it falls, you are out.`,
    },
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
    luck: { pips: { name: 'Dés des combats', amount: n => `${n} points de dés` } },
    dangers: {
      home: (by, at) =>
        `${by} peut attaquer ${at}, votre pays, au prochain tour : s’il tombe, vous êtes éliminé.`,
    },
  }),
};
