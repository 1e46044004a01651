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
}

export class Replay {
  playing = $state(false);
  speed = $state<Speed>(1);

  #hooks: Hooks;
  #timer: ReturnType<typeof setTimeout> | undefined;

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

  stop() {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #wait() {
    const { ply, hold } = this.#hooks;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#step(), Math.max(LEAST, hold(ply())) / this.speed);
  }

  async #step() {
    const { ply, total, visit } = this.#hooks;
    const next = ply() + 1;
    if (next <= total()) await visit(next);
    // Somebody may have stopped it while the view was on its way.
    if (!this.playing) return;
    if (next >= total()) this.stop();
    else this.#wait();
  }
}
