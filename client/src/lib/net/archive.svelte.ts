/** The story before the steps that a table was opened with: asked for, page by page, when it is looked at. */
import type { Seat, ServerMsg, StepMsg } from '../wire.ts';
import { turned, type TableModel } from './reducer.ts';

type Page = Extract<ServerMsg, { type: 'earlier' }>;

/** So many moves before one that is looked at are had, too: what led to it belongs to it. */
const BEFORE = 60;

const NOTHING: readonly StepMsg[] = [];

export class Archive {
  /** Whether a page is on its way. */
  busy = $state(false);

  /** What was told before the model's steps, and to whose eyes. */
  #pages = $state.raw<{ eyes: Seat | null; steps: readonly StepMsg[] }>({
    eyes: null,
    steps: NOTHING,
  });
  /** The first version of the model, and how many actions stood after it. */
  #until = $state(1);
  #untilPly = 0;
  #ask: (before: number) => boolean;
  #arrived: ((more: boolean) => void) | null = null;
  #asking: Promise<boolean> | null = null;

  /** `ask` says whether anybody has heard it. */
  constructor(ask: (before: number) => boolean) {
    this.#ask = ask;
  }

  /** Everything that is known of the story of a model. */
  story({ eyes, steps }: TableModel): readonly StepMsg[] {
    const pages = this.#pages;
    const next = (pages.steps.at(-1)?.version ?? NaN) + 1;
    return pages.eyes === eyes && steps[0]?.version === next ? [...pages.steps, ...steps] : steps;
  }

  /** The first version that is known. */
  get first(): number {
    return this.#pages.steps[0]?.version ?? this.#until;
  }

  /** Whether everything is known. */
  get whole(): boolean {
    return this.first <= 1;
  }

  /** Fetches the page before what is known; tells whether there was one. */
  more(): Promise<boolean> {
    if (this.whole) return Promise.resolve(false);
    this.#asking ??= this.#fetch();
    return this.#asking;
  }

  /** Fetches what is needed to look at a move. */
  async reach(ply: number): Promise<void> {
    const knows = () => (this.#pages.steps[0]?.ply ?? this.#untilPly) <= Math.max(1, ply - BEFORE);
    while (!this.whole && !knows() && (await this.more()));
  }

  /** Fetches everything from a version on. */
  async back(version: number): Promise<void> {
    while (version < this.first && (await this.more()));
  }

  /** Fetches everything. */
  async all(): Promise<void> {
    while (await this.more());
  }

  /** A page has come. */
  take({ before, steps }: Page) {
    const fits = before === this.first && steps.length > 0;
    if (fits) this.#pages = { ...this.#pages, steps: [...steps, ...this.#pages.steps] };
    this.#settle(fits);
  }

  /** Something was said of a model: what was told before it to other eyes is of no use, but for what these see alike. */
  follow({ eyes, steps }: TableModel, msg: ServerMsg) {
    const [first] = steps;
    const until = first?.version ?? 1;
    const pages = this.#pages;
    if (until !== this.#until || msg.type === 'welcome') this.#pages = { eyes, steps: NOTHING };
    else if (msg.type === 'turned') this.#pages = { eyes, steps: turned(pages.steps, msg) };
    this.#until = until;
    this.#untilPly = first?.ply ?? 0;
  }

  /** Nobody will answer any more. */
  hangUp() {
    this.#settle(false);
  }

  async #fetch(): Promise<boolean> {
    const arrived = new Promise<boolean>(done => (this.#arrived = done));
    this.busy = this.#ask(this.first);
    if (!this.busy) this.#settle(false);
    return arrived;
  }

  #settle(more: boolean) {
    this.busy = false;
    this.#asking = null;
    this.#arrived?.(more);
    this.#arrived = null;
  }
}
