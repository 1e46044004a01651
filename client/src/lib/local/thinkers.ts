/** Workers that think for the computer players, each with copies of the tables it has thought about. */
import type { Hint, LogRow, TableRow } from '../protocol/engine.ts';
import type { Seat } from '../wire.ts';

/** One question. The thinker makes the seat's own view of the table and looks at nothing else. */
export interface Question {
  row: TableRow;
  /** Every version from 1 on. */
  log: readonly LogRow[];
  seat: Seat;
  player: string;
  /** How many milliseconds it may take. */
  patience: number;
  /** Whether it shall say why. */
  explain?: boolean;
  /** What the seat has put together that is no move yet. */
  before?: readonly string[];
}

/** What a thinker is told. */
export interface Task {
  row: TableRow;
  /** What it does not know yet; the whole log where it knows nothing. */
  log: LogRow[];
  seat: Seat;
  player: string;
  patience: number;
  explain: boolean;
  before: string[];
  seed: number;
}

/** What it answers: a thought, nothing where there is nothing to decide, or that it failed. */
export type Outcome = { thought: Hint | null } | { failed: string };

interface Waiting {
  question: Question;
  resolve: (thought: Hint | null) => void;
}

interface Thinker {
  worker: Worker;
  /** The last version that it knows of each table. */
  known: Map<string, number>;
  busy: Waiting | null;
}

export class Thinkers {
  readonly #start: () => Worker;
  readonly #most: number;
  readonly #all: Thinker[] = [];
  #queue: Waiting[] = [];

  /** `start` brings another worker; there are never more than `most`. */
  constructor(start: () => Worker, most: number) {
    this.#start = start;
    this.#most = most;
  }

  /** Thinks; nothing comes of it where the thinker fails or the seat has nothing to decide. */
  ask(question: Question): Promise<Hint | null> {
    return new Promise(resolve => {
      this.#queue.push({ question, resolve });
      this.#serve();
    });
  }

  #serve() {
    const [next] = this.#queue;
    if (!next) return;
    const { id } = next.question.row;
    const free = this.#all.filter(it => !it.busy);
    // Who knows the table need not be told it.
    const thinker = free.find(it => it.known.has(id)) ?? this.#another() ?? free[0];
    if (!thinker) return;
    this.#queue.shift();
    thinker.busy = next;
    const { row, log, seat, player, patience, explain = false, before = [] } = next.question;
    const known = thinker.known.get(id) ?? 0;
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    const told = log.slice(known);
    const task: Task = {
      row,
      log: told,
      seat,
      player,
      patience,
      explain,
      before: [...before],
      seed,
    };
    thinker.known.set(id, log.length);
    thinker.worker.postMessage(task);
    this.#serve();
  }

  #another(): Thinker | null {
    if (this.#all.length >= this.#most) return null;
    const thinker: Thinker = { worker: this.#start(), known: new Map(), busy: null };
    thinker.worker.onmessage = ({ data }: MessageEvent<Outcome>) => this.#heard(thinker, data);
    thinker.worker.onerror = event => {
      event.preventDefault();
      this.#heard(thinker, { failed: event.message });
    };
    this.#all.push(thinker);
    return thinker;
  }

  #heard(thinker: Thinker, outcome: Outcome) {
    const asked = thinker.busy;
    thinker.busy = null;
    if ('failed' in outcome) {
      // Whatever it was, its copies are not to be trusted: another takes its place.
      thinker.worker.terminate();
      this.#all.splice(this.#all.indexOf(thinker), 1);
    }
    asked?.resolve('thought' in outcome ? outcome.thought : null);
    this.#serve();
  }
}
