/** Les mots dont ne sont faites que les phrases de cette édition. */
import { countsOf } from '../conquest/counts.ts';
import { forces } from '../conquest/forces.ts';
import { placed, plural } from '../conquest/phrases.fr.ts';
import type { Dice, Units } from '../../protocol/conquest2005.ts';
import { name } from './board.ts';
import { faces } from './faces.ts';

export const { at, of, galley, within } = placed(name);
export const hits = (n: number) => `${n} coup${plural(n)} au but`;
export const units = (it: Units) => forces(countsOf({ units: it }), 'fr') || 'rien';
export const dice = (it: Dice) => faces(it, 'fr', n => `${n} face${plural(n)} blanche${plural(n)}`);
