/** What a good player would do: asked for at a press, and gone with the position it was asked about. */
import type { Hint } from '../protocol/engine.ts';
import type { Seat } from '../wire.ts';

/** Whose decision: it lasts until that seat acts, whatever others do beside it. */
export interface Decision {
  seat: Seat;
  /** The version of what the seat did last. */
  since: number;
  /** What it has put together that is no move yet. */
  began?: readonly string[];
}

export type Advised =
  | { state: 'thinking' }
  /** The adviser had nothing to say. */
  | { state: 'silent' }
  | { state: 'given'; hint: Hint };

type Ask = (seat: Seat, began: readonly string[]) => Promise<Hint | null>;

const keyOf = ({ seat, since, began = [] }: Decision) => [seat, since, ...began].join('; ');

export class Advice {
  #about = $state.raw<Decision | null>(null);
  #said = $state.raw<Advised>({ state: 'thinking' });
  /** The version of the table at which it was asked last. */
  #asked = 0;
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** What is advised for a decision; nothing where it was not asked for. */
  at(decision: Decision): Advised | null {
    const about = this.#about;
    return about && keyOf(about) === keyOf(decision) ? this.#said : null;
  }

  /** Asks, or puts away what was said. */
  async toggle(decision: Decision, version: number): Promise<void> {
    if (this.at(decision)) {
      this.#about = null;
      return;
    }
    this.#about = decision;
    this.#said = { state: 'thinking' };
    await this.#think(decision, version);
  }

  /** Others have acted while somebody decides, as where all choose at once: what was advised stands until it is thought over. */
  async follow(decision: Decision, version: number): Promise<void> {
    if (this.at(decision) && this.#asked !== version) await this.#think(decision, version);
  }

  async #think({ seat, began = [] }: Decision, version: number) {
    const about = this.#about;
    this.#asked = version;
    const hint = await this.#ask(seat, began).catch(() => null);
    // Somebody has played on, wants to know no more, or has asked again.
    if (this.#about !== about || this.#asked !== version) return;
    this.#said = hint ? { state: 'given', hint } : { state: 'silent' };
  }
}
