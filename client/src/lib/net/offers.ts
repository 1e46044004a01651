/** Offers travel as a tree, because most of them share most of their clicks; here they are a list again. */
import type { Barred, Handle, Offer, OffersTree } from '../wire.ts';

/** Everything that can be chosen now. */
export interface Offers<I> {
  legal: readonly Offer[];
  barred: readonly Barred<I>[];
}

type Twig = OffersTree<unknown>['legal'][number];

/** Unfolds what the server sent. */
export function unfold<I>({ handles, legal, barred }: OffersTree<I>): Offers<I> {
  const list: Offer[] = [];
  const walk = (twigs: readonly Twig[], path: readonly Handle[], action: string) => {
    for (const [via, text, then] of twigs) {
      const longer = [...path, ...via.flatMap(n => handles[n] ?? [])];
      if (then) walk(then, longer, action + text);
      else list.push({ action: action + text, path: longer });
    }
  };
  walk(legal, [], '');
  return { legal: list, barred };
}
