/** Words that the sentences of the empire are made of, in English. */
import { countedKind, forces } from '../../conquest/forces.ts';
import type { GalleyName, Leader, Terms, Unit } from '../../protocol/conquest1984.ts';
import type { Describe } from '../game-ui.ts';
import { NAMES } from './board.ts';
import { countsOf } from '../../conquest/counts.ts';

export const name = (id: string) => NAMES[id] ?? id;
export const leader = (it: Leader) => (it === 'caesar' ? 'Caesar' : 'a general');
export const galley = ({ color, n }: GalleyName) => `galley ${n} of ${name(color)}`;
export const counted = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
export const several = (n: number, unit: Unit) => countedKind(unit, n, 'en');
/** `mare_narbo` is a sea one is on, `dalmatia` a province one is in. */
export const within = (field: { kind: 'land' | 'sea'; id: string }) =>
  `${field.kind === 'sea' ? 'on' : 'in'} ${name(field.id)}`;

export function coast(id: string): string {
  const [, at = id, part] = /^([a-z_]+)-(west|east)$/.exec(id) ?? [];
  return part ? `the ${part} coast of ${name(at)}` : `the coast of ${name(at)}`;
}

export function company(it: Parameters<typeof countsOf>[0]): string {
  const all = forces(countsOf(it), 'en');
  return all === '' ? '' : ` with ${all}`;
}

/** As the one who offers says it, seen from outside. */
export const terms: Describe<Terms> = {
  ransom: it => `${it.sum} talents for a captured general`,
  release: it => `a prisoner for ${it.sum} talents`,
  exchange: () => 'prisoner against prisoner',
  exchange_paying: it => `a prisoner and ${it.sum} talents for a captured general`,
  exchange_asking: it => `a prisoner for a captured general and ${it.sum} talents`,
};

/** As the one who would offer reads it on a button. */
export const offering: Describe<Terms> = {
  ransom: it => `Pay ${it.sum} for your general`,
  release: it => `Ask ${it.sum} for the prisoner`,
  exchange: () => 'Exchange one for one',
  exchange_paying: it => `Exchange and pay ${it.sum}`,
  exchange_asking: it => `Exchange and ask ${it.sum}`,
};
