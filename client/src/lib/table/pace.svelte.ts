/** Shows one step after the other: a computer answers faster than an eye can follow. */
import type { TableModel } from '../net/reducer.ts';

/** More steps than this in waiting are skipped: nobody wants to watch ten moves run past. */
const LONGEST_QUEUE = 4;

interface Hooks {
  /** How many milliseconds the last step of a model is looked at before the next is shown. */
  hold: (model: TableModel) => number;
}

export class Pace {
  /** What is shown now. */
  shown = $state.raw<TableModel | null>(null);
  /** Whether nothing is in waiting and the last step has been looked at. */
  settled = $state(true);

  /** How many are in waiting; `#queue` itself is not looked at. */
  #waiting = $state(0);
  #queue: TableModel[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hold: Hooks['hold'];

  constructor({ hold }: Hooks) {
    this.#hold = hold;
  }

  /** Whether what is shown is the newest. */
  get current(): boolean {
    return this.#waiting === 0;
  }

  /** Shows a model at once and forgets what was in waiting. */
  jump(model: TableModel) {
    this.stop();
    this.shown = model;
  }

  /** Shows a model when its turn has come. */
  follow(model: TableModel) {
    if (this.shown?.now.version === model.now.version) {
      // Somebody came or went: no step to look at.
      this.shown = model;
      return;
    }
    this.#waiting = this.#queue.push(model);
    if (this.#queue.length > LONGEST_QUEUE) this.jump(model);
    else if (this.settled) this.#next();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#waiting = 0;
    this.settled = true;
  }

  #next() {
    const model = this.#queue.shift();
    this.#waiting = this.#queue.length;
    this.settled = !model;
    if (!model) return;
    this.shown = model;
    const hold = this.#hold(model);
    if (hold > 0) this.#timer = setTimeout(() => this.#next(), hold);
    else this.#next();
  }
}

/** Whether the person has asked the system for less motion, or is not looking at all. */
export function still(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
