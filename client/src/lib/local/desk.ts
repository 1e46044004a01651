/**
 * Looks at records, whoever made them: each in a worker of its own, which is ended when it has answered, when it has
 * failed, or when it has taken too long. The tables that are played meanwhile notice nothing.
 */
import type { Certificate, Fault, NewTable, Verdict } from '../protocol/engine.ts';
import { RequestFailed } from '../net/api.ts';
import type { SeatPlan } from '../wire.ts';
import { engineAddress, nameFor } from './address.ts';
import { ID_BYTES, idOf } from './ids.ts';

/** No record is larger. */
export const MOST_BYTES = 4 * 1024 * 1024;

/** How long a record may take to be run again. */
const PATIENCE = 20_000;

/** A record that takes longer becomes no table: it would take as long whenever that is opened. */
const KEPT_WITHIN = 5_000;

/** Nor does one with more actions: whoever opens a table is told each of them. */
const KEPT_ACTIONS = 5_000;

/** What the worker is told. It reads the file itself. */
export type Task =
  | { do: 'certify'; file: Blob }
  | {
      do: 'import';
      file: Blob;
      seats: SeatPlan[];
      guest: { name: string };
      id: string;
      now: number;
    };

/** What it answers. */
export type Outcome =
  | { ok: unknown }
  | { wrong: 'not_json' }
  | { refused: string; message: string }
  | { failed: string };

/** Why a file is refused. */
export type DeskFault = Fault | 'too_large' | 'not_json' | 'too_long' | 'failed';

/** What was found in a file. */
export type Finding =
  | { kind: 'right'; certificate: Certificate; keepable: boolean }
  | { kind: 'wrong'; fault: DeskFault; action?: number };

export class Desk {
  readonly #start: () => Worker;

  /** `start` brings another worker. */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Runs a record again; nothing is found where `signal` ends it. */
  async certify(file: Blob, signal?: AbortSignal): Promise<Finding | null> {
    if (file.size > MOST_BYTES) return { kind: 'wrong', fault: 'too_large' };
    const since = performance.now();
    const outcome = await this.#run({ do: 'certify', file }, signal);
    if (!outcome) return null;
    if ('wrong' in outcome) return { kind: 'wrong', fault: outcome.wrong };
    if (!('ok' in outcome)) {
      const fault = 'failed' in outcome && outcome.failed === 'too_long' ? 'too_long' : 'failed';
      return { kind: 'wrong', fault };
    }
    const verdict = outcome.ok as Verdict;
    if (verdict.kind === 'wrong') return verdict;
    const inTime = performance.now() - since <= KEPT_WITHIN;
    const keepable = inTime && verdict.actions <= KEPT_ACTIONS;
    return { kind: 'right', certificate: verdict, keepable };
  }

  /** Makes a record a table that is not stored yet. */
  async tableOf(file: Blob, seats: SeatPlan[], name: string): Promise<NewTable> {
    const id = idOf(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
    const task = { do: 'import', file, seats, guest: { name }, id, now: Date.now() } as const;
    const outcome = await this.#run(task);
    if (outcome && 'ok' in outcome) return outcome.ok as NewTable;
    if (outcome && 'refused' in outcome) {
      throw new RequestFailed(outcome.refused, outcome.message);
    }
    throw new RequestFailed('bad_record', 'it was a record a moment ago');
  }

  #run(task: Task, signal?: AbortSignal): Promise<Outcome | null> {
    return new Promise(resolve => {
      const worker = this.#start();
      const end = (outcome: Outcome | null) => {
        clearTimeout(late);
        worker.terminate();
        resolve(outcome);
      };
      const late = setTimeout(() => end({ failed: 'too_long' }), PATIENCE);
      worker.onmessage = ({ data }: MessageEvent<Outcome>) => end(data);
      worker.onerror = event => {
        event.preventDefault();
        end({ failed: event.message });
      };
      signal?.addEventListener('abort', () => end(null), { once: true });
      worker.postMessage(task);
    });
  }
}

/** The desk of this page. */
export const desk = new Desk(() => {
  const engine = engineAddress();
  if (!engine) throw new RequestFailed('no_engine', 'this page was built without its engine');
  return new Worker(new URL('./desk.worker.ts', import.meta.url), {
    type: 'module',
    name: nameFor(engine),
  });
});
