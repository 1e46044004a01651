/** Les mots dont sont faites les phrases des deux éditions. */
import type { Describe } from '../game-ui.ts';
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

/** Ce que propose celui qui offre, vu du dehors. */
export const terms: Describe<Terms> = {
  ransom: it => `${it.sum} talents contre un général captif`,
  release: it => `un prisonnier contre ${it.sum} talents`,
  promise: () => 'des promesses contre un général captif',
  exchange: () => 'prisonnier contre prisonnier',
  exchange_paying: it => `un prisonnier et ${it.sum} talents contre un général captif`,
  exchange_asking: it => `un prisonnier contre un général captif et ${it.sum} talents`,
};

/** Ce que lit sur un bouton celui qui va offrir. */
export const offering: Describe<Terms> = {
  ransom: it => `Payer ${it.sum} pour votre général`,
  release: it => `Demander ${it.sum} pour le prisonnier`,
  promise: () => 'Demander votre général contre des promesses',
  exchange: () => 'Échanger un contre un',
  exchange_paying: it => `Échanger et payer ${it.sum}`,
  exchange_asking: it => `Échanger et demander ${it.sum}`,
};
