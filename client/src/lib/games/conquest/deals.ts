/** What can be done about prisoners and offers. Nothing here decides what is allowed. */
import type { Offer } from '../../net/offers.ts';
import { keyOf } from '../../table/handles.ts';
import { choices } from '../../table/picker.ts';
import type { Handle, HandleOf, Terms } from './both.ts';

/** Which way generals go, and who pays. */
export type Way = 'ransom' | 'release' | 'paying' | 'asking';

/** Something that can be offered, and its clicks. */
export interface Bid<H extends Handle> {
  way: Way;
  /** Generals that change hands, each way where it is an exchange. */
  n: number;
  /** Talents. */
  sum: number;
  terms: Terms;
  path: readonly H[];
}

/** Somebody to whom an offer can be made, and what can be offered. */
export interface Partner<H extends Handle> {
  key: string;
  name: string;
  /** What he has offered, so that an offer would be the answer to it. */
  answers: Terms | null;
  bids: readonly Bid<H>[];
}

/** These clicks, if they are on offer. */
export function offered<H extends Handle>(legal: readonly Offer<H>[], ...path: H[]): H[] | null {
  return choices(legal, path).chosen ? path : null;
}

/** Which way an offer goes. */
export function wayOf({ gives, takes, asks }: Terms): Way {
  if (gives === 0) return 'ransom';
  if (takes === 0) return 'release';
  return asks > 0 ? 'asking' : 'paying';
}

/** The same, as the other would offer it. */
export function reversed({ gives, takes, pays, asks }: Terms): Terms {
  return { gives: takes, takes: gives, pays: asks, asks: pays };
}

/**
 * To whom something can be offered, and what; `named` is what a handle is called, and `open` what the player of that home
 * has offered and waits to have answered.
 */
export function partnersOf<Own extends Handle>(
  legal: readonly Offer<HandleOf<Own>>[],
  named: (handle: HandleOf<Own>, picked: readonly HandleOf<Own>[]) => string,
  open: (home: string) => Terms | null = () => null,
): Partner<HandleOf<Own>>[] {
  const partners = new Map<string, Partner<HandleOf<Own>> & { bids: Bid<HandleOf<Own>>[] }>();
  for (const { path } of legal) {
    const [first, partner, last] = path;
    if (first?.kind !== 'offer' || partner?.kind !== 'player' || last?.kind !== 'terms') continue;
    const key = keyOf(partner);
    const known = partners.get(key) ?? {
      key,
      name: named(partner, [first]),
      answers: open(partner.home),
      bids: [],
    };
    const { terms } = last;
    const [n, sum] = [Math.max(terms.gives, terms.takes), Math.max(terms.pays, terms.asks)];
    known.bids.push({ way: wayOf(terms), n, sum, terms, path });
    partners.set(key, known);
  }
  return [...partners.values()];
}

/** What was wanted, as far as it is on offer: the same way and number, and the sum that comes nearest. */
export function nearest<H extends Handle>(
  bids: readonly Bid<H>[],
  wanted: { way: Way; n: number; sum: number },
): Bid<H> | undefined {
  const same = bids.filter(it => it.way === wanted.way);
  const alike = same.filter(it => it.n === wanted.n);
  const [first, ...others] = alike.length > 0 ? alike : same.length > 0 ? same : bids;
  const far = (it: Bid<H>) => Math.abs(it.sum - wanted.sum);
  return first && others.reduce((best, it) => (far(it) < far(best) ? it : best), first);
}
