/** Handles that the panels and maps of both editions ask for. */
import type { GalleyName, Handle, SharedHandle, Unit } from './both.ts';

export const countHandle = (n: number): SharedHandle => ({ kind: 'count', n });
export const unitHandle = (unit: Unit): SharedHandle => ({ kind: 'unit', unit });
export const galleyHandle = (galley: GalleyName): SharedHandle => ({ kind: 'galley', galley });

/** A galley by its name, for lists. */
export const galleyKey = ({ color, n }: GalleyName): string => `${color}-${n}`;

/** The galley that a handle names, if it names one. */
export function galleyOf<G extends { name: GalleyName }>(
  { galleys }: { galleys: readonly G[] },
  handle: Handle | undefined,
): G | undefined {
  if (handle?.kind !== 'galley') return undefined;
  return galleys.find(it => galleyKey(it.name) === galleyKey(handle.galley));
}
