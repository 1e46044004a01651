/** What can be done about prisoners and offers. Nothing here decides what is allowed. */
import type { Offer } from '../../net/offers.ts';
import { keyOf } from '../../table/handles.ts';
import { choices } from '../../table/picker.ts';
import type { Handle, HandleOf } from './both.ts';
import type { Partner } from './Deals.svelte';

/** These clicks, if they are on offer. */
export function offered<H extends Handle>(legal: readonly Offer<H>[], ...path: H[]): H[] | null {
  return choices(legal, path).chosen ? path : null;
}

/** To whom something can be offered, and what; `named` is what a handle is called after some clicks. */
export function partnersOf<Own extends Handle>(
  legal: readonly Offer<HandleOf<Own>>[],
  named: (handle: HandleOf<Own>, picked: readonly HandleOf<Own>[]) => string,
): Partner<HandleOf<Own>>[] {
  const after = (...clicks: HandleOf<Own>[]) =>
    [...choices(legal, clicks).next].map(it => ({
      key: keyOf(it),
      name: named(it, clicks),
      path: [...clicks, it],
    }));
  return after({ kind: 'offer' }).map(({ key, name, path }) => ({
    key,
    name,
    terms: after(...path),
  }));
}
