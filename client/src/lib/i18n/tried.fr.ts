/** What is said to who tries what cannot be done, in French; the reasons themselves come from the game. */
import type { Catalogue } from './en.ts';

export const tried: Catalogue['tried'] = {
  idle: what => `Rien à faire ici pour l’instant : ${what}. Ce qui luit peut être choisi.`,
};
