/** What a space or a piece shows of a choice that is being made, the same on every board. */
import type { SpaceState } from '../map/spaces.ts';
import type { Handle } from '../wire.ts';
import { includes, type HandleSet } from './handles.ts';

interface Choosing<H extends Handle> {
  /** What can be clicked next. */
  next: HandleSet<H>;
  /** What has been clicked. */
  picked: readonly H[];
  /** Whether a click would begin an action; one that has begun goes on. */
  begins?: boolean;
}

export function stateOf<H extends Handle>(
  handle: H,
  { next, picked, begins = picked.length === 0 }: Choosing<H>,
): SpaceState {
  if (includes(picked, handle)) return 'picked';
  if (!next.has(handle)) return 'idle';
  return begins ? 'offered' : 'target';
}
