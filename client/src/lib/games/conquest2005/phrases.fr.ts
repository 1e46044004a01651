/** Les mots dont sont faites les phrases de l'Empire. */
import { countedKind, forces } from '../../conquest/forces.ts';
import { countsOf } from '../../conquest/counts.ts';
import type { Dice, GalleyName, Leader, Terms, Unit, Units } from '../../protocol/conquest2005.ts';
import type { Describe } from '../game-ui.ts';
import { NAMES } from './board.ts';

export const name = (id: string) => NAMES[id] ?? id;
/** `d'Italia`, `de Macedonia`. */
export const of = (id: string) =>
  /^[aeiouh]/i.test(name(id)) ? `d'${name(id)}` : `de ${name(id)}`;
export const leader = (it: Leader) => (it === 'caesar' ? 'César' : 'un général');
export const galley = ({ color, n }: GalleyName) => `la galère ${n} ${of(color)}`;
export const several = (n: number, unit: Unit) => countedKind(unit, n, 'fr');
export const plural = (n: number, ending = 's') => (n > 1 ? ending : '');
export const generals = (n: number) => countedKind('general', n, 'fr');
/** On est en mer ou dans une province. */
export const within = (field: { kind: 'land' | 'sea'; id: string }) =>
  `${field.kind === 'sea' ? 'sur' : 'en'} ${name(field.id)}`;
export const units = (it: Units) => forces(countsOf({ units: it }), 'fr') || 'rien';

export function company(it: Parameters<typeof countsOf>[0]): string {
  const all = forces(countsOf(it), 'fr');
  return all === '' ? '' : ` avec ${all}`;
}

/** Ce que montrent les dés, face par face. */
export function dice({ infantry, cavalry, catapult, galley, blank }: Dice): string {
  const shown = forces({ infantry, cavalry, catapult, galley }, 'fr');
  const empty = blank > 0 ? `${blank} face${plural(blank)} vide${plural(blank)}` : '';
  return [shown, empty].filter(it => it !== '').join(', ');
}

/** Ce que propose celui qui offre, vu du dehors. */
export const terms: Describe<Terms> = {
  ransom: it => `${it.sum} talents contre un général captif`,
  promise: () => 'des promesses contre un général captif',
  exchange: () => 'prisonnier contre prisonnier',
  exchange_paying: it => `un prisonnier et ${it.sum} talents contre un général captif`,
  exchange_asking: it => `un prisonnier contre un général captif et ${it.sum} talents`,
};

/** Ce que lit sur un bouton celui qui va offrir. */
export const offering: Describe<Terms> = {
  ransom: it => `Payer ${it.sum} pour votre général`,
  promise: () => 'Demander votre général contre des promesses',
  exchange: () => 'Échanger un contre un',
  exchange_paying: it => `Échanger et payer ${it.sum}`,
  exchange_asking: it => `Échanger et demander ${it.sum}`,
};
