/** What a seat has to fear: asked of the table's home at each decision of that seat, and gone with it. */
import type { Danger, Dangers, Seat } from '../wire.ts';

/** Less than one in a hundred is told to nobody: a sign that is always there says nothing. */
const WORTH_TELLING = 100;

export class Watch {
  #known = $state.raw<{ seat: Seat; dangers: readonly Danger[] } | null>(null);
  /** The last question. */
  #asked: { seat: Seat; version: number } | null = null;
  readonly #ask: (seat: Seat) => Promise<Dangers>;

  constructor(ask: (seat: Seat) => Promise<Dangers>) {
    this.#ask = ask;
  }

  /** What is known of a seat, the worst first; what was known stands until the answer to a new question comes. */
  of(seat: Seat): readonly Danger[] {
    return this.#known?.seat === seat ? this.#known.dangers : [];
  }

  /** Asks, once for each version. */
  async look(seat: Seat, version: number): Promise<void> {
    const question = { seat, version };
    if (this.#asked?.seat === seat && this.#asked.version === version) return;
    this.#asked = question;
    // A warning that cannot be had is no reason to stop anybody.
    const answer = await this.#ask(seat).catch(() => null);
    if (this.#asked !== question) return;
    const dangers = answer?.dangers ?? [];
    this.#known = { seat, dangers: dangers.filter(it => isWorthTelling(it)) };
  }
}

function isWorthTelling({ chance }: Danger): boolean {
  return chance === null || chance >= WORTH_TELLING;
}
