/** What the handles of both editions name. */
import type { Handle } from '../../wire.ts';

/** One galley of one color; a color is named by its home province. */
export interface GalleyName {
  color: string;
  n: number;
}

/** Those who lead a legion, as they are clicked. */
export const LEADERS: readonly Handle[] = ['piece:caesar', 'piece:general', 'piece:tired-general'];

export const galleyHandle = ({ color, n }: GalleyName): Handle => `piece:galley-${color}-${n}`;

/** The galley that a handle names, if it names one. */
export function galleyOf<G extends { name: GalleyName }>(
  { galleys }: { galleys: readonly G[] },
  handle: Handle | undefined,
): G | undefined {
  return galleys.find(it => galleyHandle(it.name) === handle);
}

/** The number that a button names, e.g. `button:3`. */
export function amountOf(handle: Handle): number | null {
  const n = /^button:(\d+)$/.exec(handle)?.[1];
  return n === undefined ? null : Number(n);
}
