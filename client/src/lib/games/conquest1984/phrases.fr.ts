/** Les mots dont sont faites les phrases de l'Empire. */
import { countedKind, forces } from '../../conquest/forces.ts';
import { de } from '../../conquest/words.ts';
import type { GalleyName, Leader, Terms, Unit } from '../../protocol/conquest1984.ts';
import type { Describe } from '../game-ui.ts';
import { NAMES } from './board.ts';
import { countsOf } from '../../conquest/counts.ts';

export const name = (id: string) => NAMES[id] ?? id;
/** `d'Italia`, `de Macedonia`. */
export const of = (id: string) => de(name(id));
export const leader = (it: Leader) => (it === 'caesar' ? 'César' : 'un général');
export const galley = ({ color, n }: GalleyName) => `la galère ${n} ${of(color)}`;
export const several = (n: number, unit: Unit) => countedKind(unit, n, 'fr');
export const plural = (n: number, ending = 's') => (n > 1 ? ending : '');
export const the: Record<Unit, string> = {
  infantry: "l'infanterie",
  cavalry: 'la cavalerie',
  catapult: 'les catapultes',
  galley: 'les galères',
};
export const aUnit: Record<Unit, string> = {
  infantry: 'une infanterie',
  cavalry: 'une cavalerie',
  catapult: 'une catapulte',
  galley: 'une galère',
};
/** On est en mer ou dans une province. */
export const within = (field: { kind: 'land' | 'sea'; id: string }) =>
  `${field.kind === 'sea' ? 'sur' : 'en'} ${name(field.id)}`;

export function coast(id: string): string {
  const [, at = id, part] = /^([a-z_]+)-(west|east)$/.exec(id) ?? [];
  if (!part) return `la côte ${of(at)}`;
  return `la côte ${part === 'west' ? 'ouest' : 'est'} ${of(at)}`;
}

export function company(it: Parameters<typeof countsOf>[0]): string {
  const all = forces(countsOf(it), 'fr');
  return all === '' ? '' : ` avec ${all}`;
}

/** Ce que propose celui qui offre, vu du dehors. */
export const terms: Describe<Terms> = {
  ransom: it => `${it.sum} talents contre un général captif`,
  release: it => `un prisonnier contre ${it.sum} talents`,
  exchange: () => 'prisonnier contre prisonnier',
  exchange_paying: it => `un prisonnier et ${it.sum} talents contre un général captif`,
  exchange_asking: it => `un prisonnier contre un général captif et ${it.sum} talents`,
};

/** Ce que lit sur un bouton celui qui va offrir. */
export const offering: Describe<Terms> = {
  ransom: it => `Payer ${it.sum} pour votre général`,
  release: it => `Demander ${it.sum} pour le prisonnier`,
  exchange: () => 'Échanger un contre un',
  exchange_paying: it => `Échanger et payer ${it.sum}`,
  exchange_asking: it => `Échanger et demander ${it.sum}`,
};
