/** A pile in the making: which card lies where. */
import type { Card, Handle } from '../../protocol/imperium.ts';

/** The cards among the clicks so far. */
export function pileOf(picked: readonly Handle[]): Card[] {
  return picked.flatMap(it => (it.kind === 'card' ? it.card : []));
}

/** The pile with `card` at a place; taken from its old place if it is in it already. */
export function put(pile: readonly Card[], card: Card, place: number): Card[] {
  const from = pile.indexOf(card);
  const rest = pile.filter(it => it !== card);
  const at = from >= 0 && from < place ? place - 1 : place;
  return [...rest.slice(0, at), card, ...rest.slice(at)];
}

/** The pile with `card` one place further up or down. */
export function shift(pile: readonly Card[], card: Card, by: -1 | 1): Card[] {
  const from = pile.indexOf(card);
  const to = Math.max(0, Math.min(pile.length - 1, from + by));
  const rest = pile.filter(it => it !== card);
  return from < 0 ? [...pile] : [...rest.slice(0, to), card, ...rest.slice(to)];
}

export const handleOf = (card: Card): Handle => ({ kind: 'card', card });
