/** What is left of a choice when one of a kind stays behind after all. Nothing here decides what is allowed. */
import { keyOf, same } from '../../table/handles.ts';
import type { Handle } from '../../wire.ts';

/** What was put together so far. */
export type Draft = readonly { action: string; path: unknown }[];

export interface Left {
  /** What is put together instead. */
  actions: string[];
  /** How many of that kind are taken again after it. */
  again: number;
}

/** Lets go of what was taken last with `handle`; all of it but one is to be taken again. */
export function without(draft: Draft, handle: Handle): Left | null {
  const clicks = draft.map(it => it.path as readonly Handle[]);
  const at = clicks.findLastIndex(([first]) => same(first, handle));
  if (at < 0) return null;
  const actions = draft.filter((_, i) => i !== at).map(it => it.action);
  const counted = /^count:(\d+)$/.exec(clicks[at]?.[1] ? keyOf(clicks[at][1]) : '');
  return { actions, again: counted ? Number(counted[1]) - 1 : 0 };
}
