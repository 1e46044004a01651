/** Les mots dont sont faites les phrases des deux éditions. */
import type { Field, GalleyName, Leader, Terms } from './both.ts';
import { countsOf, type Company } from './counts.ts';
import { countedKind, forces, type Kind } from './forces.ts';

/** `d'Italia`, `de Macedonia`, `des Baleares`. */
export const de = (name: string) => {
  if (name === 'Baleares') return `des ${name}`;
  return /^[aeiouh]/i.test(name) ? `d'${name}` : `de ${name}`;
};
/** `en Italia`, `à Cyprus`, `aux Baleares`. */
export const en = (name: string) => {
  if (name === 'Baleares') return `aux ${name}`;
  return ['Cyprus', 'Neapolis'].includes(name) ? `à ${name}` : `en ${name}`;
};
export const plural = (n: number) => (n > 1 ? 's' : '');
export const talents = (n: number) => `${n} talent${plural(n)}`;
export const leader = (it: Leader) => (it === 'caesar' ? 'le César' : 'un général');
export const several = (n: number, kind: Kind) => countedKind(kind, n, 'fr');
export const generals = (n: number) => several(n, 'general');

export function company(it: Company): string {
  const all = forces(countsOf(it), 'fr');
  return all === '' ? '' : ` avec ${all}`;
}

/** Ceux où figure un lieu ; `name` est le nom qu'il porte sur le plateau. */
export const placed = (name: (id: string) => string) => ({
  of: (id: string) => de(name(id)),
  at: (id: string) => en(name(id)),
  galley: ({ color, n }: GalleyName) => `la galère ${n} ${de(name(color))}`,
  /** On est en mer ou dans une province. */
  within: (field: Field) => (field.kind === 'sea' ? `sur ${name(field.id)}` : en(name(field.id))),
});

/** Ce qui va dans un sens : des généraux, des talents, ou rien qui se compte. */
const bundle = (generals: string, n: number, sum: number) =>
  [n > 0 ? generals : '', sum > 0 ? talents(sum) : ''].filter(Boolean).join(' et ') ||
  'des promesses';
const given = ({ gives, pays }: Terms) =>
  bundle(gives > 1 ? `${gives} prisonniers` : 'un prisonnier', gives, pays);

/** Ce qui est proposé, vu du dehors. */
export function terms(it: Terms): string {
  const { takes, asks } = it;
  const back = takes > 1 ? `${takes} généraux captifs` : 'un général captif';
  return `${given(it)} contre ${bundle(back, takes, asks)}`;
}

/** Ce que lit sur un bouton celui qui va offrir. */
export function offering(it: Terms): string {
  const { takes, asks } = it;
  const back = takes > 1 ? `${takes} de vos généraux` : 'votre général';
  return `Offrir ${given(it)} contre ${bundle(back, takes, asks)}`;
}
