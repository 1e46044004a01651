/** Printed facts, in the order in which views count them. */
import { provinces } from '../../../../../games/imperium/board.json';
import type { Card, Province } from '../../protocol/imperium.ts';

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

/** The card that a handle names, if it names one. */
export function cardOf(handle: string): Card | null {
  const id = handle.startsWith('card:') ? handle.slice('card:'.length) : null;
  return CARDS.find(it => it === id) ?? null;
}

/** Provinces answer to their number, the special cards to 9, S and O, the button to Enter. */
export function keyOf(handle: string): string | undefined {
  if (handle === 'button:confirm') return 'Enter';
  const card = cardOf(handle);
  if (!card) return undefined;
  const special: Partial<Record<Card, string>> = { games: '9', spy: 's', oracle: 'o' };
  return special[card] ?? String(factOf(card)?.number);
}
