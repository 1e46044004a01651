/** What both editions count, and what must be feared in them. */
import type { Lang } from '../../i18n/index.ts';
import { counted } from '../../i18n/plural.ts';
import { inFrench } from '../../i18n/typography.ts';
import type { Account } from '../account.ts';

export const account: Record<Lang, Account> = {
  en: {
    measures: {
      worth: { name: 'Worth', amount: n => `worth ${n}` },
      army: { name: 'Army, at its price', amount: n => counted('en', n, 'talent', 'talents') },
      provinces: {
        name: 'Provinces',
        amount: n => counted('en', n, 'province', 'provinces'),
      },
    },
    luck: {
      hits: { name: 'Battles on land', amount: n => counted('en', n, 'hit', 'hits') },
      hits_at_sea: { name: 'Battles at sea', amount: n => counted('en', n, 'hit', 'hits') },
      cut_down: {
        name: 'Pursuits',
        amount: n => counted('en', n, 'unit cut down', 'units cut down'),
      },
    },
    dangers: {
      caesar: (by, at, from, last) =>
        `${by} can attack your Caesar in ${at} next turn${from && `, from ${from}`}: ${last ? 'if he falls, the game is lost.' : 'if he falls, you are out.'}`,
      home: (by, at, from) =>
        `${by} can attack your home, ${at}, next turn${from && `, from ${from}`}.`,
    },
  },
  fr: inFrench<Account>({
    measures: {
      worth: { name: 'Valeur', amount: n => `valeur ${n}` },
      army: { name: 'Armée, à son prix', amount: n => counted('fr', n, 'talent', 'talents') },
      provinces: {
        name: 'Provinces',
        amount: n => counted('fr', n, 'province', 'provinces'),
      },
    },
    luck: {
      hits: {
        name: 'Batailles sur terre',
        amount: n => counted('fr', n, 'coup au but', 'coups au but'),
      },
      hits_at_sea: {
        name: 'Batailles en mer',
        amount: n => counted('fr', n, 'coup au but', 'coups au but'),
      },
      cut_down: {
        name: 'Poursuites',
        amount: n => counted('fr', n, 'unité abattue', 'unités abattues'),
      },
    },
    dangers: {
      caesar: (by, at, from, last) =>
        `${by} peut attaquer votre César en ${at} au prochain tour${from && `, depuis ${from}`} : ${last ? 's’il tombe, la partie est perdue.' : 's’il tombe, vous êtes éliminé.'}`,
      home: (by, at, from) =>
        `${by} peut attaquer votre province d’origine, ${at}, au prochain tour${from && `, depuis ${from}`}.`,
    },
  }),
};
