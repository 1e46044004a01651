/** Printed facts, in the order in which views count them. */
import { provinces } from '../../../../../games/imperium/board.json';
import type { Card, Handle, Province } from '../../protocol/imperium.ts';

export interface ProvinceFact {
  id: Province;
  name: string;
  number: number;
  points: readonly number[];
  capital: string;
}

export const FACTS = provinces as unknown as readonly ProvinceFact[];
export const PROVINCES = FACTS.map(it => it.id);

/** Every card a player begins with: the provinces by number, then the special ones. */
export const CARDS: readonly Card[] = [...PROVINCES, 'games', 'spy', 'oracle'];

const byId = new Map<string, ProvinceFact>(FACTS.map(it => [it.id, it]));

export const factOf = (id: string): ProvinceFact | undefined => byId.get(id);
export const nameOf = (id: string): string => byId.get(id)?.name ?? id;
export const idxOf = (province: Province): number => PROVINCES.indexOf(province);

/** Provinces answer to their number, the special cards to 9, S and O, the button to Enter. */
export function shortcut(handle: Handle): string {
  if (handle.kind === 'confirm') return 'Enter';
  const special: Partial<Record<Card, string>> = { games: '9', spy: 's', oracle: 'o' };
  return special[handle.card] ?? String(factOf(handle.card)?.number);
}
