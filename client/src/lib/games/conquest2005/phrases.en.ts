/** Words that only the sentences of this edition are made of, in English. */
import { countsOf } from '../conquest/counts.ts';
import { forces } from '../conquest/forces.ts';
import { counted, placed } from '../conquest/phrases.en.ts';
import type { Dice, Units } from '../../protocol/conquest2005.ts';
import { name } from './board.ts';
import { faces } from './faces.ts';

export const { galley, within } = placed(name);
export const units = (it: Units) => forces(countsOf({ units: it }), 'en') || 'nothing';
export const dice = (it: Dice) => faces(it, 'en', n => counted(n, 'blank'));
