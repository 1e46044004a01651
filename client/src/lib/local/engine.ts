/** The page's way to the tables of this device: asks the worker that keeps them, and starts it when it is needed first. */
import { RequestFailed } from '../net/api.ts';
import { engineAddress, nameFor } from './address.ts';
import type { Calls, FromKeeper, News } from './calls.ts';

/** Whether this page has an engine of its own. */
export const hasEngine = (): boolean => engineAddress() !== null && 'locks' in navigator;

/** Something that was asked and is not answered yet. */
interface Asked {
  resolve: (answer: never) => void;
  reject: (failed: RequestFailed) => void;
}

type Hear = (news: News) => void;

class Engine {
  #worker: Worker | null = null;
  #asked = new Map<number, Asked>();
  #n = 0;
  readonly #ears = new Set<Hear>();

  /** Whether it was needed yet. */
  get isRunning(): boolean {
    return this.#worker !== null;
  }

  /** Asks the keeper. */
  call<K extends keyof Calls>(call: K, ...args: Parameters<Calls[K]>): ReturnType<Calls[K]> {
    const id = ++this.#n;
    const answer = new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      try {
        this.#keeper().postMessage({ id, call, args });
      } catch (error) {
        this.#break(String(error));
      }
    });
    return answer as ReturnType<Calls[K]>;
  }

  /** Hears what the keeper says unasked, until the answer is called. */
  listen(hear: Hear): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }

  #keeper(): Worker {
    if (this.#worker) return this.#worker;
    const engine = engineAddress();
    if (!engine) throw new RequestFailed('no_engine', 'this page was built without its engine');
    const worker = new Worker(new URL('./keeper.worker.ts', import.meta.url), {
      type: 'module',
      name: nameFor(engine),
    });
    worker.onmessage = ({ data }: MessageEvent<FromKeeper>) => this.#heard(data);
    worker.onerror = event => {
      event.preventDefault();
      this.#break(event.message);
    };
    this.#worker = worker;
    return worker;
  }

  #heard(message: FromKeeper) {
    switch (message.kind) {
      case 'answer':
        this.#take(message.id)?.resolve(message.ok as never);
        return;
      case 'refused':
        this.#take(message.id)?.reject(new RequestFailed(message.code, message.message));
        return;
      case 'broken':
        return this.#break(message.message);
      default:
        for (const hear of [...this.#ears]) hear(message);
    }
  }

  #take(id: number): Asked | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }

  /** The worker is ended; the next call starts another, which finds everything as it was stored. */
  #break(why: string) {
    this.#worker?.terminate();
    this.#worker = null;
    const asked = this.#asked;
    this.#asked = new Map();
    for (const it of asked.values()) it.reject(new RequestFailed('engine_failed', why));
    for (const hear of [...this.#ears]) hear({ kind: 'hung_up', table: null });
  }
}

export const engine = new Engine();
