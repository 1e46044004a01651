/** Les mots dont ne sont faites que les phrases de cette édition. */
import { countsOf } from '../../conquest/counts.ts';
import { forces } from '../../conquest/forces.ts';
import { placed, plural } from '../../conquest/phrases.fr.ts';
import type { Dice, Units } from '../../protocol/conquest2005.ts';
import { name } from './board.ts';

export const { of, galley, within } = placed(name);
export const hits = (n: number) => `${n} coup${plural(n)} au but`;
export const units = (it: Units) => forces(countsOf({ units: it }), 'fr') || 'rien';

/** Ce que montrent les dés, face par face. */
export function dice({ infantry, cavalry, catapult, galley, blank }: Dice): string {
  const shown = forces({ infantry, cavalry, catapult, galley }, 'fr');
  const empty = blank > 0 ? `${blank} face${plural(blank)} vide${plural(blank)}` : '';
  return [shown, empty].filter(it => it !== '').join(', ');
}
