/** Words that the sentences of both editions are made of, in English. */
import type { Describe } from '../game-ui.ts';
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

/** As the one who offers says it, seen from outside. */
export const terms: Describe<Terms> = {
  ransom: it => `${it.sum} talents for a captured general`,
  release: it => `a prisoner for ${it.sum} talents`,
  promise: () => 'promises for a captured general',
  exchange: () => 'prisoner against prisoner',
  exchange_paying: it => `a prisoner and ${it.sum} talents for a captured general`,
  exchange_asking: it => `a prisoner for a captured general and ${it.sum} talents`,
};

/** As the one who would offer reads it on a button. */
export const offering: Describe<Terms> = {
  ransom: it => `Pay ${it.sum} for your general`,
  release: it => `Ask ${it.sum} for the prisoner`,
  promise: () => 'Ask for your general, for promises',
  exchange: () => 'Exchange one for one',
  exchange_paying: it => `Exchange and pay ${it.sum}`,
  exchange_asking: it => `Exchange and ask ${it.sum}`,
};
