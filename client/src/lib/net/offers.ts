/** Offers travel as a tree, because most of them share most of their clicks; here they are a list again. */
import type { Barred, Handle, OffersTree } from '../wire.ts';

/** A legal action with the clicks that choose it. */
export interface Offer<H extends Handle = Handle> {
  /** The notation, sent back to play it. */
  action: string;
  /** What to click, in order; no path is the beginning of another. */
  path: readonly H[];
}

/** Everything that can be chosen now. */
export interface Offers<I, H extends Handle = Handle> {
  legal: readonly Offer<H>[];
  barred: readonly Barred<H, I>[];
}

type Twig = OffersTree<Handle, unknown>['legal'][number];

/** Unfolds what the server sent. */
export function unfold<I, H extends Handle>({
  handles,
  legal,
  barred,
}: OffersTree<H, I>): Offers<I, H> {
  const list: Offer<H>[] = [];
  const walk = (twigs: readonly Twig[], path: readonly H[], action: string) => {
    for (const [via, text, then] of twigs) {
      const longer = [...path, ...via.flatMap(n => handles[n] ?? [])];
      if (then) walk(then, longer, action + text);
      else list.push({ action: action + text, path: longer });
    }
  };
  walk(legal, [], '');
  return { legal: list, barred };
}
