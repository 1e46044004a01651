/** Plays a game again by itself: one move after the other, each as long as it deserves. */

/** How fast, from slow to quick. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** What any move is looked at, in milliseconds at speed 1. */
const LEAST = 1_200;

interface Hooks {
  /** The move that is shown. */
  ply: () => number;
  total: () => number;
  /** Shows a move; done when it is seen. */
  visit: (ply: number) => Promise<void>;
  /** How many milliseconds a move deserves to be looked at. */
  hold: (ply: number) => number;
  /** The next move that leaves anything to be looked at; one after the other where nothing says so. */
  next?: (ply: number) => number;
  /** Called when a part has been played. */
  ondone?: () => void;
}

export class Replay {
  playing = $state(false);
  speed = $state<Speed>(1);

  #hooks: Hooks;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where a part ends that is played by itself. */
  #until: number | null = null;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  /** Plays on from the move that is shown, or from the beginning where that is the last. */
  async play(): Promise<void> {
    const { ply, total, visit } = this.#hooks;
    this.stop();
    this.playing = true;
    if (ply() >= total()) await visit(0);
    if (this.playing) this.#wait();
  }

  /** Plays it from the beginning. */
  async playFromStart(): Promise<void> {
    await this.#hooks.visit(0);
    await this.play();
  }

  /** Plays a part of it and is done. */
  async playPart(from: number, to: number): Promise<void> {
    await this.#hooks.visit(from);
    await this.play();
    this.#until = to;
  }

  stop() {
    clearTimeout(this.#timer);
    this.#until = null;
    this.playing = false;
  }

  #wait() {
    const { ply, hold } = this.#hooks;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#step(), Math.max(LEAST, hold(ply())) / this.speed);
  }

  async #step() {
    const { ply, total, visit, ondone } = this.#hooks;
    const last = this.#until ?? total();
    if (this.#until !== null && ply() >= last) {
      this.stop();
      return ondone?.();
    }
    const next = Math.min(this.#hooks.next?.(ply()) ?? ply() + 1, last);
    if (next <= total()) await visit(next);
    // Somebody may have stopped it while the view was on its way.
    if (!this.playing) return;
    if (next >= last && this.#until === null) this.stop();
    else this.#wait();
  }
}
