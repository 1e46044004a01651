/** What can be done about prisoners and offers. Nothing here decides what is allowed. */
import { choices } from '../../table/picker.ts';
import type { Handle, Offer } from '../../wire.ts';
import type { Partner } from './Deals.svelte';

type Legal = readonly Offer[];

/** These clicks, if they are on offer. */
export function offered(legal: Legal, ...path: Handle[]): Handle[] | null {
  return choices(legal, path).chosen ? path : null;
}

/** To whom something can be offered, and what; `named` is what a handle is called after some clicks. */
export function partnersOf(
  legal: Legal,
  named: (handle: Handle, picked: readonly Handle[]) => string,
): Partner[] {
  return [...choices(legal, ['button:offer']).next].map(id => {
    const path = ['button:offer', id];
    const terms = [...choices(legal, path).next].map(it => ({ id: it, name: named(it, path) }));
    return { id, name: named(id, ['button:offer']), terms };
  });
}
