/** What Hannibal against Rome counts, and what must be feared in it. */
import type { Lang } from '../../i18n/index.ts';
import { counted } from '../../i18n/plural.ts';
import type { Account } from '../account.ts';

export const account: Record<Lang, Account> = {
  en: {
    measures: {
      legions: { name: 'Legions', amount: n => counted('en', n, 'legion', 'legions') },
      fleets: { name: 'Fleets', amount: n => counted('en', n, 'fleet', 'fleets') },
    },
    luck: {},
    dangers: {
      capital: (by, at, from) =>
        `${by} can enter ${at}${from && ` from ${from}`} next turn and win the game, whoever stands there.`,
      dominance: (by, at) =>
        `${by} can complete its three regions next turn, in ${at}, and win the game.`,
      last_unit: (by, at) => `${by} can attack the last of your units, at ${at}.`,
      hannibal: (by, at, from) =>
        from
          ? `${by} can attack Hannibal in ${at} next turn, from ${from}.`
          : `${by} is fighting Hannibal in ${at}.`,
    },
  },
  fr: {
    measures: {
      legions: { name: 'Légions', amount: n => counted('fr', n, 'légion', 'légions') },
      fleets: { name: 'Flottes', amount: n => counted('fr', n, 'flotte', 'flottes') },
    },
    luck: {},
    dangers: {
      capital: (by, at, from) =>
        `${by} peut entrer à ${at}${from && ` depuis ${from}`} au prochain tour et gagner la partie, quelle que soit la garnison.`,
      dominance: (by, at) =>
        `${by} peut compléter ses trois régions au prochain tour, en ${at}, et gagner la partie.`,
      last_unit: (by, at) => `${by} peut attaquer la dernière de vos unités, en ${at}.`,
      hannibal: (by, at, from) =>
        from
          ? `${by} peut attaquer Hannibal en ${at} au prochain tour, depuis ${from}.`
          : `${by} combat Hannibal en ${at}.`,
    },
  },
};
