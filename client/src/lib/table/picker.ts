/** From offers with click paths to what glows next (an incremental filter). Knows handles, not what they stand for. */
import type { Barred, Handle, Offer } from '../wire.ts';

export interface Choices {
  /** What can be clicked next. */
  next: ReadonlySet<Handle>;
  /** The offer that the clicks have chosen, once they have. */
  chosen: Offer | undefined;
}

/** What one more click makes of the clicks so far. */
export interface Pick {
  clicks: Handle[];
  chosen: Offer | undefined;
}

/** Whether a click goes without saying after others. */
type Obvious = (handle: Handle, clicks: readonly Handle[]) => boolean;

/** Narrows the offers to those whose path begins with the clicks made so far. */
export function choices(offers: readonly Offer[], clicks: readonly Handle[]): Choices {
  const open = offers.filter(offer => clicks.every((click, i) => offer.path[i] === click));
  return {
    next: new Set(open.flatMap(offer => offer.path[clicks.length] ?? [])),
    chosen: open.find(offer => offer.path.length === clicks.length),
  };
}

/**
 * Adds a click. One that continues a path is taken; one on what was clicked last takes that back;
 * one that begins another path starts anew; any other lets everything go. What is left to click is
 * added too where it is the only thing and goes without saying.
 */
export function pick(
  offers: readonly Offer[],
  clicks: readonly Handle[],
  handle: Handle,
  obvious: Obvious = () => false,
): Pick {
  if (choices(offers, clicks).next.has(handle)) return settle(offers, [...clicks, handle], obvious);
  if (clicks.at(-1) === handle) return { clicks: clicks.slice(0, -1), chosen: undefined };
  if (choices(offers, []).next.has(handle)) return settle(offers, [handle], obvious);
  return { clicks: [], chosen: undefined };
}

/** Clicks that no longer lead anywhere, as after the offers have changed, are let go. */
export function keep(offers: readonly Offer[], clicks: readonly Handle[]): Handle[] {
  return choices(offers, clicks).next.size > 0 ? [...clicks] : [];
}

/** Lists what can be clicked next in the order of the offers, so that a list of them stays put. */
export function inOrder(offers: readonly Offer[], clicks: readonly Handle[]): Handle[] {
  return [...choices(offers, clicks).next];
}

/** The offers that one more click would leave open. */
export function behind(
  offers: readonly Offer[],
  clicks: readonly Handle[],
  handle: Handle,
): Offer[] {
  const path = [...clicks, handle];
  return offers.filter(offer => path.every((click, i) => offer.path[i] === click));
}

/** What stays grey after these clicks; what is said of the first click holds on where nothing else is said. */
export function grey<I>(
  barred: readonly Barred<I>[],
  clicks: readonly Handle[],
): readonly Barred<I>[] {
  const now = barred.filter(it => it.after === clicks.length);
  const known = new Set(now.map(it => it.handle));
  return [...now, ...barred.filter(it => it.after === 0 && !known.has(it.handle))];
}

/**
 * Which key chooses what: the one that the game gives it, a card its own number, all else to its place in the list among
 * the numbers that are left.
 */
export function keyed(
  handles: readonly Handle[],
  keyOf: (handle: Handle) => string | undefined = () => undefined,
): Map<string, Handle> {
  const keys = new Map<string, Handle>();
  for (const handle of handles) {
    const key = keyOf(handle) ?? /^card:([1-9])$/.exec(handle)?.[1];
    if (key) keys.set(key, handle);
  }
  const free = [...'123456789'].filter(key => !keys.has(key));
  for (const handle of handles) {
    if ([...keys.values()].includes(handle)) continue;
    const key = free.shift();
    if (key) keys.set(key, handle);
  }
  return keys;
}

function settle(offers: readonly Offer[], clicks: Handle[], obvious: Obvious): Pick {
  const { chosen, next } = choices(offers, clicks);
  if (chosen) return { clicks: [], chosen };
  const [only, another] = next;
  if (only !== undefined && another === undefined && obvious(only, clicks)) {
    return settle(offers, [...clicks, only], obvious);
  }
  return { clicks, chosen: undefined };
}
