/** Looking back (scrubbing through the past): which move is shown, through whose eyes, and the views fetched for it. */
import type { PastView, Seat } from '../wire.ts';

/** A moment of the game; without `eyes` it is seen as the table is seen now. */
export interface Moment {
  ply: number;
  eyes: Seat | null;
}

type Fetch = (ply: number, eyes: Seat | null) => Promise<PastView>;

export class Rewind {
  /** The moment that is wanted; nothing is now. */
  moment = $state.raw<Moment | null>(null);
  /** The moment whose view is shown: it lags behind while the next view is on its way. */
  shown = $state.raw<{ moment: Moment; view: unknown } | null>(null);
  /** Whether the last view could not be had. */
  failed = $state(false);

  #fetch: Fetch;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- A cache: nothing is drawn from it.
  #views = new Map<string, Promise<PastView>>();

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** Goes to a moment, or to now. */
  async go(moment: Moment | null): Promise<void> {
    this.moment = moment;
    this.failed = false;
    if (!moment) {
      this.shown = null;
      return;
    }
    try {
      const { view } = await this.#view(moment);
      // Somebody who clicks fast is shown where they stopped, not every view on the way.
      if (this.moment === moment) this.shown = { moment, view };
    } catch {
      this.#views.delete(key(moment));
      if (this.moment === moment) this.failed = true;
    }
  }

  /** Actions after `ply` have been taken back: what was fetched of them is no longer so. */
  forget(ply: number) {
    for (const name of this.#views.keys()) {
      if (Number(name.split('/')[0]) > ply) this.#views.delete(name);
    }
    if (this.moment && this.moment.ply > ply) void this.go(null);
  }

  #view(moment: Moment): Promise<PastView> {
    const known = this.#views.get(key(moment));
    if (known) return known;
    const asked = this.#fetch(moment.ply, moment.eyes);
    this.#views.set(key(moment), asked);
    return asked;
  }
}

function key({ ply, eyes }: Moment): string {
  return `${ply}/${eyes ?? 'public'}`;
}
