/** Words that the sentences of both editions are made of, in English. */
import type { Field, GalleyName, Leader, Terms } from './both.ts';
import { countsOf, type Company } from './counts.ts';
import { countedKind, forces, type Kind } from './forces.ts';

export const leader = (it: Leader) => (it === 'caesar' ? 'Caesar' : 'a general');
export const counted = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
export const several = (n: number, kind: Kind) => countedKind(kind, n, 'en');
export const generals = (n: number) => several(n, 'general');

export function company(it: Company): string {
  const all = forces(countsOf(it), 'en');
  return all === '' ? '' : ` with ${all}`;
}

/** Those with a place in them; `name` is what is printed on it. */
export const placed = (name: (id: string) => string) => ({
  galley: ({ color, n }: GalleyName) => `galley ${n} of ${name(color)}`,
  /** `mare_narbo` is a sea one is on, `dalmatia` a province one is in. */
  within: (field: Field) => `${field.kind === 'sea' ? 'on' : 'in'} ${name(field.id)}`,
});

/** What goes one way: generals, talents, or nothing that can be counted. */
const bundle = (generals: string, n: number, sum: number) =>
  [n > 0 ? generals : '', sum > 0 ? counted(sum, 'talent') : ''].filter(Boolean).join(' and ') ||
  'promises';
const given = ({ gives, pays }: Terms) =>
  bundle(gives > 1 ? `${gives} prisoners` : 'a prisoner', gives, pays);

/** What is offered, seen from outside. */
export function terms(it: Terms): string {
  const { takes, asks } = it;
  const back = takes > 1 ? `${takes} captured generals` : 'a captured general';
  return `${given(it)} for ${bundle(back, takes, asks)}`;
}

/** As the one who would offer reads it on a button. */
export function offering(it: Terms): string {
  const { takes, asks } = it;
  const back = takes > 1 ? `${takes} of your generals` : 'your general';
  return `Offer ${given(it)} for ${bundle(back, takes, asks)}`;
}
