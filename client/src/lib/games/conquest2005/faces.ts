/** What dice show, face by face. */
import { countedKind } from '../conquest/forces.ts';
import type { Lang } from '../../i18n/index.ts';
import type { Dice } from '../../protocol/conquest2005.ts';

const FACES = ['infantry', 'cavalry', 'catapult', 'galley'] as const;

/** `3 infantry, 1 galley, 2 blanks`; how blanks are counted is the language's. */
export function faces(dice: Dice, lang: Lang, blanks: (n: number) => string): string {
  const shown = FACES.filter(face => dice[face] > 0).map(it => countedKind(it, dice[it], lang));
  return (dice.blank > 0 ? [...shown, blanks(dice.blank)] : shown).join(', ');
}
