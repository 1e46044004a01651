/** What is told to those who listen, each thing once: a burst becomes one digest as soon as it is over. */
import type { Span } from './account.ts';

/** So long nothing new has come when a burst is over. */
const QUIET = 2_500;

export class Announced {
  text = $state('');

  #tell: (span: Span) => string;
  /** What was there when the page was opened is read in the log, not called out. */
  #known: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `tell` tells some steps in few words. */
  constructor(tell: (span: Span) => string) {
    this.#tell = tell;
  }

  /** A version is shown; `over` says that nothing more comes before somebody here acts. */
  seen(version: number, over: boolean) {
    this.#known ??= version;
    clearTimeout(this.#timer);
    if (version <= this.#known) return;
    if (over) this.#announce(version);
    else this.#timer = setTimeout(() => this.#announce(version), QUIET);
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #announce(version: number) {
    const text = this.#tell({ after: this.#known ?? 0, upTo: version });
    this.#known = version;
    if (text) this.text = text;
  }
}
