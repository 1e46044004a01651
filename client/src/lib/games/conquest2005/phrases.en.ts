/** Words that only the sentences of this edition are made of, in English. */
import { countsOf } from '../../conquest/counts.ts';
import { forces } from '../../conquest/forces.ts';
import { counted, placed } from '../../conquest/phrases.en.ts';
import type { Dice, Units } from '../../protocol/conquest2005.ts';
import { name } from './board.ts';

export const { galley, within } = placed(name);
export const units = (it: Units) => forces(countsOf({ units: it }), 'en') || 'nothing';

/** What dice show, kind by kind. */
export function dice({ infantry, cavalry, catapult, galley, blank }: Dice): string {
  const shown = forces({ infantry, cavalry, catapult, galley }, 'en');
  const empty = blank > 0 ? counted(blank, 'blank') : '';
  return [shown, empty].filter(it => it !== '').join(', ');
}
