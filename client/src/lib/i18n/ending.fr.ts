/** Le récit d'une partie finie, en français. */
import { counted } from './plural.ts';
import type { ending as english } from './ending.en.ts';

export const ending: typeof english = {
  coming: 'La partie est finie. On va dire comment…',
  out: 'Éliminé',
  loading: 'Le récit de la partie se prépare…',
  missing: 'Le récit de la partie n’a pas pu être obtenu.',
  parts: 'D’où cela vient',
  chart: 'Le cours de la partie',
  measure: 'Ce qui est montré',
  cursor: 'Un moment de la partie',
  start: 'Début',
  atMove: ply => `Coup ${ply}`,
  atRound: (round, ply) => `Tour ${round}, coup ${ply}`,
  go: 'Montrer ce moment sur le plateau',
  values: (who, amount) => `${who} : ${amount}`,
  numbers: 'La même chose en chiffres',
  when: 'Quand',
  moments: 'Ce qui a décidé',
  luck: 'La chance',
  noLuck: 'Ni dés ni tirages : le hasard n’a pas joué dans cette partie.',
  noThrows: 'Aucun dé n’a été lancé dans cette partie.',
  throws: (n, actual, expected) =>
    `${counted('fr', n, 'jet', 'jets')} : ${actual}, alors qu’on pouvait en attendre ${expected}.`,
  luckier: games => `${games} a autant de chance ou plus.`,
  unluckier: games => `${games} a aussi peu de chance ou moins.`,
  oneIn: n => `Une partie sur ${n}`,
  deeds: 'Ce que chacun a fait',
  led: percent => `Seul en tête pendant ${percent} % de la partie.`,
  gained: amount => `Plus grand gain d’un coup : ${amount}.`,
  lost: amount => `Plus grande perte d’un coup : ${amount}.`,
};
