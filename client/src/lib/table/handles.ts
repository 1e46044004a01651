/** Handles of any game, compared by what they name: the same space is another object in every message. */
import type { Handle } from '../wire.ts';

/** Offers are compared many times over, and their handles stay. */
const known = new WeakMap<Handle, string>();

/** What a handle names, one word after the other: its kind, then what its fields hold, in the order of their names. */
export function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== 'object' || value === null) return [String(value)];
  const { kind, ...fields } = value as Record<string, unknown>;
  const rest = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return [...(kind === undefined ? [] : [kind]), ...rest.map(([, it]) => it)].flatMap(wordsOf);
}

/** A handle as a key for lists and attributes, e.g. `space:roma`. Handles are the same if their keys are. */
export function keyOf(handle: Handle): string {
  const cached = known.get(handle);
  if (cached !== undefined) return cached;
  const key = wordsOf(handle).join(':');
  known.set(handle, key);
  return key;
}

export function same(a: Handle | null | undefined, b: Handle | null | undefined): boolean {
  return a === b || (!!a && !!b && keyOf(a) === keyOf(b));
}

export function includes<H extends Handle>(handles: readonly H[], handle: H): boolean {
  return handles.some(it => same(it, handle));
}

/** Handles without their order, each once. */
export class HandleSet<H extends Handle = Handle> implements Iterable<H> {
  readonly #byKey: ReadonlyMap<string, H>;

  constructor(handles: Iterable<H> = []) {
    const byKey = new Map<string, H>();
    for (const handle of handles) {
      const key = keyOf(handle);
      if (!byKey.has(key)) byKey.set(key, handle);
    }
    this.#byKey = byKey;
  }

  get size(): number {
    return this.#byKey.size;
  }

  has(handle: H): boolean {
    return this.#byKey.has(keyOf(handle));
  }

  [Symbol.iterator](): Iterator<H> {
    return this.#byKey.values();
  }
}
