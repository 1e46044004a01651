/** A pile in the making, and what it would do: sums of facts that the view brings. */
import type { Card, ChoiceView, Handle, Province } from '../../protocol/imperium.ts';

/** What a pile would do. */
export interface Effects {
  /** Where markers go, in the order of the cards. */
  placing: { province: Province; n: number }[];
  /** What Bread and Games does; nothing while it is not in the pile. */
  games: { doubles: Province | null } | null;
  /** The provinces that are scored this round, as far as is known. */
  scored: Province[];
  /** Whether a new pile is chosen once the others are known. */
  again: boolean;
  /** Markers that stay in stock. */
  left: number;
}

/** The cards among the clicks so far. */
export function pileOf(picked: readonly Handle[]): Card[] {
  return picked.flatMap(it => (it.kind === 'card' ? it.card : []));
}

/** What `pile` would do, by what the view says of its cards. */
export function effectsOf(
  pile: readonly Card[],
  choice: ChoiceView,
  upcoming: readonly Province[],
  stock: number,
): Effects {
  const facts = pile.flatMap(card => choice.cards.find(it => it.card === card) ?? []);
  const again = facts.some(it => it.again);
  const whole = pile.length === choice.size;
  const games = pile.includes('games');
  // The second marker is known when the pile is whole: before, another card may still come below.
  const doubled = whole && pile.at(-1) === 'games' ? (facts.at(-2)?.doubled ?? null) : null;
  const counts = new Map<Province, number>();
  for (const province of again ? [] : [...facts.map(it => it.places), doubled]) {
    if (province) counts.set(province, (counts.get(province) ?? 0) + 1);
  }
  const placing = [...counts].map(([province, n]) => ({ province, n }));
  const n = again
    ? choice.n_scored
    : choice.n_scored + facts.reduce((sum, it) => sum + it.scores, 0);
  return {
    placing,
    games: games && !again ? { doubles: doubled } : null,
    scored: upcoming.slice(0, n),
    again,
    left: stock - placing.reduce((sum, it) => sum + it.n, 0),
  };
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
