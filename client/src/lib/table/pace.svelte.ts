/** Shows one step after the other, each in its place: a computer answers faster than an eye can follow. */
import type { TableModel } from '../net/reducer.ts';

/** What is in waiting lies in memory: whoever was away from a pause for longer than this finds an account instead. */
const MOST_WAITING = 1_000;

/** How fast steps are shown. */
export interface Tempo {
  /** What every look is multiplied by; with nothing, all is shown at once. */
  factor: number;
  /** Milliseconds after its arrival by which a step has been looked at, however many came with it. */
  patience: number;
}

/** How long something is looked at, in milliseconds at an ordinary pace. */
export interface Look {
  /** What is shown of it before the pieces move. */
  scene: number;
  /** How things stand after it. */
  hold: number;
}

interface Hooks {
  /** How long the last step of a model deserves to be looked at. */
  look: (model: TableModel) => Look;
  /** Whether the last step was made at this screen, so that nobody wants to wait for it. */
  own: (model: TableModel) => boolean;
  tempo: () => Tempo;
  /** Called with what is shown, as soon as it is. */
  onshow: (model: TableModel) => void;
}

interface Waiting extends Look {
  model: TableModel;
  own: boolean;
  /** When it came. */
  at: number;
}

export class Pace {
  /** What is shown now. */
  shown = $state.raw<TableModel | null>(null);
  /** What is shown next, while its scene is played before the pieces move. */
  coming = $state.raw<TableModel | null>(null);
  /** By how much looks are lengthened or shortened just now. */
  share = $state(1);
  /** How many are in waiting; `#queue` itself is not looked at. */
  waiting = $state(0);
  /** Whether nothing is in waiting and the last step has been looked at. */
  settled = $state(true);
  /** Whether the next step is shown only when it is asked for. */
  paused = $state(false);

  #queue: Waiting[] = [];
  #scheduled: { frame?: number; timer?: ReturnType<typeof setTimeout> } = {};
  #hooks: Hooks;
  /** How the step whose scene is played goes on. */
  #land: (() => void) | null = null;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  /** Whether what is shown is the newest. */
  get current(): boolean {
    return this.waiting === 0 && this.coming === null;
  }

  /** Shows a model at once and forgets what was in waiting. */
  jump(model: TableModel) {
    this.stop();
    this.#show(model);
  }

  /** Shows a model when its turn has come. */
  follow(model: TableModel) {
    const { version } = model.now;
    if (this.current && this.shown?.now.version === version) {
      // Somebody came or went: no step to look at.
      this.shown = model;
      return;
    }
    const last = this.#queue.at(-1);
    if (last?.model.now.version === version) last.model = model;
    else if (this.coming?.now.version !== version) this.#wait(model);
    if (this.#hooks.tempo().factor === 0 || this.waiting > MOST_WAITING) this.catchUp();
    else if (this.settled || this.#isOwnAlone(model)) this.#next();
  }

  /** Shows the newest now. */
  catchUp() {
    const newest = this.#queue.at(-1)?.model ?? this.coming;
    this.paused = false;
    if (newest) this.jump(newest);
    else this.stop();
  }

  /** Shows nothing further until it is asked for. */
  pause() {
    this.paused = true;
  }

  /** Goes on by itself; the time of the pause is nobody's delay. */
  resume() {
    const now = performance.now();
    for (const it of this.#queue) it.at = now;
    this.paused = false;
    if (this.#busy) return;
    if (this.#land) this.#land();
    else this.#next();
  }

  /** Shows the next step now, whether or not the last one has been looked at. */
  step() {
    if (this.#land) this.#land();
    else this.#take();
  }

  stop() {
    this.#cancel();
    this.#queue = [];
    this.#land = null;
    this.coming = null;
    this.waiting = 0;
    this.settled = true;
  }

  get #busy(): boolean {
    return this.#scheduled.frame !== undefined || this.#scheduled.timer !== undefined;
  }

  /** What was done here is seen at once, unless others have been faster. */
  #isOwnAlone(model: TableModel): boolean {
    const last = this.#queue.at(-1);
    if (last?.model !== model || !last.own) return false;
    this.paused = false;
    return this.waiting === 1 && this.coming === null;
  }

  #wait(model: TableModel) {
    const look = this.#hooks.look(model);
    const own = this.#hooks.own(model);
    this.waiting = this.#queue.push({ ...look, model, own, at: performance.now() });
  }

  #next() {
    this.settled = this.#queue.length === 0;
    if (!this.settled && !this.paused) this.#take();
  }

  #take() {
    const share = this.#share();
    const next = this.#queue.shift();
    if (!next) return;
    this.share = share;
    const { model, own, scene, hold } = next;
    this.waiting = this.#queue.length;
    this.settled = false;
    const land = () => {
      this.#land = null;
      this.coming = null;
      this.#show(model);
      // Where somebody has acted here, whose turn is next must not see what was theirs.
      if (own && hold === 0) this.#next();
      else this.#after(hold * share, () => this.#next());
    };
    if (scene * share < 1) return land();
    this.#land = land;
    this.coming = model;
    this.#after(scene * share, () => this.paused || land());
  }

  #show(model: TableModel) {
    this.shown = model;
    this.#hooks.onshow(model);
  }

  /** By how much looks are shortened, so that nothing in waiting is kept beyond the patience. */
  #share(): number {
    const { factor, patience } = this.#hooks.tempo();
    const now = performance.now();
    let [share, sum] = [factor, 0];
    for (const { scene, hold, at } of this.#queue) {
      sum += scene + hold;
      if (sum > 0) share = Math.min(share, Math.max(0, at + patience - now) / sum);
    }
    return share;
  }

  /** A frame is always drawn in between: however short a look, there was something to see. */
  #after(delay: number, then: () => void) {
    this.#cancel();
    const due = performance.now() + delay;
    this.#scheduled.frame = requestAnimationFrame(() => {
      const timer = setTimeout(
        () => {
          this.#scheduled = {};
          then();
        },
        Math.max(0, due - performance.now()),
      );
      this.#scheduled = { timer };
    });
  }

  #cancel() {
    const { frame, timer } = this.#scheduled;
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    this.#scheduled = {};
  }
}
