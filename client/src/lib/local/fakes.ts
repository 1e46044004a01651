/** Stand-ins for what the keeper leans on, for its tests: an engine that knows no rules, windows without a browser. */
import type {
  Answer,
  LogRow,
  NewTable,
  NewVersion,
  Request,
  TableRow,
} from '../protocol/engine.ts';
import type { News } from './calls.ts';
import { Keeper, type World } from './keeper.ts';
import { Memory, type LocalStore } from './store.ts';
import type { Question } from './thinkers.ts';
import type { Elsewhere } from './windows.ts';

export const rowOf = (id: string): TableRow =>
  ({ id, game: 'senet', seats: [], seal: null }) as unknown as TableRow;

export const entry = (version: number): LogRow => ({ version }) as LogRow;

const STANDING = { status: 'running', waiting: 1 } as unknown as NewTable['standing'];

export const made = (id: string, log: LogRow[] = []): NewTable => ({
  table: rowOf(id),
  log,
  standing: STANDING,
});

/** What every table says to its first listener. */
export const told = (table: string, what: string): News =>
  ({ kind: 'told', table, listener: 1, msg: { type: what } }) as unknown as News;

const say = (what: string): Answer =>
  ({ answer: null, out: [{ kind: 'tell', to: [1], msg: { type: what } }] }) as unknown as Answer;

/** An engine that lets anything be played, and says whether it was stored. */
export class FakeEngine {
  readonly asked: Request[] = [];
  readonly #versions = new Map<string, number>();
  /** Answers otherwise where it has something to say. */
  also: (request: Request) => Answer | undefined = () => undefined;

  ask = (request: Request): Answer => {
    this.asked.push(request);
    return this.also(request) ?? this.#usual(request);
  };

  of<K extends Request['do']>(what: K): Extract<Request, { do: K }>[] {
    return this.asked.filter((it): it is Extract<Request, { do: K }> => it.do === what);
  }

  #usual(request: Request): Answer {
    switch (request.do) {
      case 'open':
        this.#versions.set(request.table.id, request.log.length);
        return { answer: null };
      case 'found':
      case 'fork':
        return { answer: made(request.id) };
      case 'join':
        return { answer: 1 };
      case 'say':
      case 'decided': {
        const { table } = request;
        const row = entry((this.#versions.get(table) ?? 0) + 1);
        return { answer: null, store: { table, rows: [row], standing: STANDING } as NewVersion };
      }
      case 'stored':
        this.#versions.set(request.table, (this.#versions.get(request.table) ?? 0) + 1);
        return say('played');
      case 'not_stored':
        return say('refused');
      default:
        return { answer: null };
    }
  }
}

/** Windows of one browser: this one plays unless it is told otherwise. */
export class FakeWindows {
  mine = true;
  elsewhere: Elsewhere | null = null;
  readonly changes: string[] = [];

  changed = (table: string) => void this.changes.push(table);

  enter = (_table: string, elsewhere: Elsewhere) => {
    this.elsewhere = elsewhere;
    return Promise.resolve({ mine: this.mine, close: () => undefined });
  };
}

/** A keeper with everything around it. */
export function keeperWith({ store = new Memory() as LocalStore } = {}) {
  const engine = new FakeEngine();
  const windows = new FakeWindows();
  const heard: News[] = [];
  const questions: Question[] = [];
  const thoughts: (string | null)[] = [];
  const world: World = {
    ask: engine.ask,
    store,
    windows,
    thinkers: {
      ask: question => {
        questions.push(question);
        const action = thoughts.shift() ?? null;
        return Promise.resolve(action === null ? null : { action, value: [], nodes: 1 });
      },
    },
    tell: news => heard.push(news),
    now: () => 7,
    luck: bytes => new Uint8Array(bytes).fill(heard.length + engine.asked.length),
  };
  return { keeper: new Keeper(world), engine, windows, store, heard, questions, thoughts };
}

/** A promise that the test settles itself. */
export function later<T>() {
  let resolve: (it: T) => void = () => undefined;
  let reject: (why: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}
