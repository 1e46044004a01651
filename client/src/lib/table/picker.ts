/** From offers with click paths to what glows next (an incremental filter). Knows handles, not what they stand for. */
import type { Offer, Offers } from '../net/offers.ts';
import type { Barred, Handle } from '../wire.ts';
import { HandleSet, includes, keyOf, same } from './handles.ts';

export interface Choices<H extends Handle> {
  /** What can be clicked next. */
  next: HandleSet<H>;
  /** The offer that the clicks have chosen, once they have. */
  chosen: Offer<H> | undefined;
}

/** What one more click makes of the clicks so far. */
export interface Pick<H extends Handle> {
  clicks: H[];
  chosen: Offer<H> | undefined;
}

/** Whether a click goes without saying after others. */
type Obvious<H extends Handle> = (handle: H, clicks: readonly H[]) => boolean;

/** Narrows the offers to those whose path begins with the clicks made so far. */
export function choices<H extends Handle>(
  offers: readonly Offer<H>[],
  clicks: readonly H[],
): Choices<H> {
  const left = startingWith(offers, clicks);
  return {
    next: new HandleSet(left.flatMap(offer => offer.path[clicks.length] ?? [])),
    chosen: left.find(offer => offer.path.length === clicks.length),
  };
}

/**
 * Adds a click. One that continues a path is taken; one on what was clicked last takes that back;
 * one that begins another path starts anew; any other lets everything go. What is left to click is
 * added too where it is the only thing and goes without saying.
 */
export function pick<H extends Handle>(
  offers: readonly Offer<H>[],
  clicks: readonly H[],
  handle: H,
  obvious: Obvious<H> = () => false,
): Pick<H> {
  if (choices(offers, clicks).next.has(handle)) return settle(offers, [...clicks, handle], obvious);
  if (same(clicks.at(-1), handle)) return { clicks: clicks.slice(0, -1), chosen: undefined };
  if (choices(offers, []).next.has(handle)) return settle(offers, [handle], obvious);
  return { clicks: [], chosen: undefined };
}

/** Clicks that no longer lead anywhere, as after the offers have changed, are let go. */
export function keep<H extends Handle>(offers: readonly Offer<H>[], clicks: readonly H[]): H[] {
  return choices(offers, clicks).next.size > 0 ? [...clicks] : [];
}

/** Lists what can be clicked next in the order of the offers, so that a list of them stays put. */
export function inOrder<H extends Handle>(offers: readonly Offer<H>[], clicks: readonly H[]): H[] {
  return [...choices(offers, clicks).next];
}

/** What stands in a list: what can be chosen, or why it cannot. */
export interface Slot<I, H extends Handle> {
  handle: H;
  barred: Barred<H, I> | null;
}

/**
 * Everything that a list shows after these clicks, in one order from first to last: what is barred stands in its own
 * place among what can be chosen, so that nothing moves when it can be chosen again. A game may rank what it lists
 * in another order, such as a hand of cards.
 */
export function slots<I, H extends Handle>(
  { legal, barred }: Offers<I, H>,
  clicks: readonly H[],
  rank: (handle: H) => number = () => 0,
): Slot<I, H>[] {
  const places = new Map<string, { at: number; slot: Slot<I, H> }>();
  const put = (handle: H, at: number, why: Barred<H, I> | null) => {
    const key = keyOf(handle);
    if (!places.has(key)) places.set(key, { at, slot: { handle, barred: why } });
  };
  legal.forEach((offer, i) => {
    const handle = offer.path[clicks.length];
    if (handle && begins(offer, clicks)) put(handle, i, null);
  });
  for (const it of grey(barred, clicks)) {
    // What stands after as many legal actions as come before one stands before that one.
    if (it.in_sight && it.after === clicks.length) put(it.handle, it.at - 0.5, it);
  }
  const sorted = [...places.values()].sort(
    (a, b) => rank(a.slot.handle) - rank(b.slot.handle) || a.at - b.at,
  );
  return sorted.map(it => it.slot);
}

/** The offers that one more click would leave open. */
export function behind<H extends Handle>(
  offers: readonly Offer<H>[],
  clicks: readonly H[],
  handle: H,
): Offer<H>[] {
  return startingWith(offers, [...clicks, handle]);
}

/** The offers whose path begins so. */
export function startingWith<H extends Handle>(
  offers: readonly Offer<H>[],
  clicks: readonly H[],
): Offer<H>[] {
  return offers.filter(offer => begins(offer, clicks));
}

function begins<H extends Handle>({ path }: Offer<H>, clicks: readonly H[]): boolean {
  return clicks.every((click, i) => same(path[i], click));
}

/** What stays grey after these clicks; what is said of the first click holds on where nothing else is said. */
export function grey<I, H extends Handle>(
  barred: readonly Barred<H, I>[],
  clicks: readonly H[],
): readonly Barred<H, I>[] {
  const now = barred.filter(it => it.after === clicks.length);
  const known = new HandleSet(now.map(it => it.handle));
  return [...now, ...barred.filter(it => it.after === 0 && !known.has(it.handle))];
}

/** Which key chooses what: the one that the game gives it, all else by its place in the list among the numbers left. */
export function keyed<H extends Handle>(
  handles: readonly H[],
  given: (handle: H) => string | undefined = () => undefined,
): Map<string, H> {
  const keys = new Map<string, H>();
  for (const handle of handles) {
    const key = given(handle);
    if (key) keys.set(key, handle);
  }
  const free = [...'123456789'].filter(key => !keys.has(key));
  const served = [...keys.values()];
  for (const handle of handles) {
    if (includes(served, handle)) continue;
    const key = free.shift();
    if (key) keys.set(key, handle);
  }
  return keys;
}

function settle<H extends Handle>(
  offers: readonly Offer<H>[],
  clicks: H[],
  obvious: Obvious<H>,
): Pick<H> {
  const { chosen, next } = choices(offers, clicks);
  if (chosen) return { clicks: [], chosen };
  const [only, another] = next;
  if (only !== undefined && another === undefined && obvious(only, clicks)) {
    return settle(offers, [...clicks, only], obvious);
  }
  return { clicks, chosen: undefined };
}
