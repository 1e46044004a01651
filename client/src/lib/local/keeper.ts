/**
 * Keeps the tables of this device (the other home of a table, beside the server): hands what the page
 * says to the engine, stores what comes of it, and only then lets the page hear.
 */
import type {
  Answer,
  Errand,
  Hint,
  LogRow,
  NewTable,
  NewVersion,
  Request,
  Seal,
  TableRow,
} from '../protocol/engine.ts';
import type { Record as GameRecord } from '../protocol/registry.ts';
import type { ClientMsg, Created, CreateTable, Seat, ServerMsg } from '../wire.ts';
import type { Calls, News } from './calls.ts';
import { copyId, isCopy } from './copies.ts';
import { EngineRefused, type Ask } from './door.ts';
import { ID_BYTES, idOf } from './ids.ts';
import { Memory, type LocalStore } from './store.ts';
import { summaryOf } from './summary.ts';
import type { Thinkers } from './thinkers.ts';
import type { Windows } from './windows.ts';

/** How long a computer player thinks at most, as on the server. */
const PATIENCE = 2_000;

/** Who gives hints, and how long they may take: somebody waits for them. */
const ADVISER = { player: 'level3', patience: 1_500, explain: true };

/** How long a table waits before it asks again when a move could not be stored. */
const TRY_AGAIN = 1_000;

/** What the keeper leans on. */
export interface World {
  ask: Ask;
  store: LocalStore;
  thinkers: Pick<Thinkers, 'ask'>;
  windows: Windows;
  tell: (news: News) => void;
  now: () => number;
  /** Bytes that nobody can foresee. */
  luck: (bytes: number) => Uint8Array;
}

/** A table that somebody looks at. */
interface Open {
  row: TableRow;
  log: LogRow[];
  listeners: Set<number>;
  /** Whether this window plays; another one may be ahead. */
  mine: boolean;
  /** Ends what was begun for it. */
  close: () => void;
}

export class Keeper implements Calls {
  readonly #world: World;
  /** Tables that can be kept nowhere. */
  readonly #memory = new Memory();
  readonly #open = new Map<string, Promise<Open>>();
  /** The last thing that is being done at each table: nothing comes between a move and its storing. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(world: World) {
    this.#world = world;
  }

  games = () => this.#know<Awaited<ReturnType<Calls['games']>>>({ do: 'games' });
  rules: Calls['rules'] = (game, lang) => this.#know({ do: 'rules', game, lang });
  example: Calls['example'] = (game, name) => this.#know({ do: 'example', game, name });
  picture: Calls['picture'] = (game, name, step) => this.#know({ do: 'picture', game, name, step });
  start: Calls['start'] = (game, seats) => this.#know({ do: 'start', game, seats });
  lesson: Calls['lesson'] = (game, done, tried, from) =>
    this.#know({ do: 'lesson', game, done, tried, from });
  lessonForesee: Calls['lessonForesee'] = (game, done, action, clicks) =>
    this.#know({ do: 'lesson_foresee', game, done, action, clicks });
  lessonRecord: Calls['lessonRecord'] = (game, done) =>
    this.#know({ do: 'lesson_record', game, done });

  async list() {
    // What could no longer be stored has gone on in memory.
    const kept = (await this.#world.store.list()).filter(it => !this.#memory.has(it.row.id));
    const tables = [...kept, ...(await this.#memory.list())];
    const shown = tables.filter(it => !isCopy(it.row.id));
    return shown.map(summaryOf).toSorted((a, b) => b.touched_at - a.touched_at);
  }

  async create(wish: CreateTable, name: string): Promise<Created> {
    const { id, now, guest } = this.#newcomer(name);
    const luck = [...this.#world.luck(32)];
    return this.#keep(await this.#know({ do: 'found', wish, guest, id, luck, now }));
  }

  adopt = (made: NewTable): Promise<Created> => this.#keep(made);

  async fork(table: string, eyes: Seat | null, ply: number, name: string): Promise<Created> {
    const { row, log } = await this.#opened(table);
    return this.#copy({ ...row, seal: null }, log, eyes, ply, name);
  }

  async tryRecord(record: GameRecord, ply: number, name: string): Promise<Created> {
    const seats = Array.from({ length: record.seats }, () => ({ kind: 'me' }) as const);
    const request: Request = { do: 'import', record, seats, ...this.#newcomer(name) };
    const { table, log } = await this.#know<NewTable>(request);
    const copy = await this.#copy(table, log, null, ply, name);
    this.#world.ask({ do: 'close', table: table.id });
    return copy;
  }

  async remove(table: string) {
    const open = await this.#open.get(table);
    if (open) this.#hangUp(table, open);
    await this.#storeOf(table).remove(table);
    this.#world.windows.changed(table);
  }

  table: Calls['table'] = async table => {
    await this.#opened(table);
    return this.#know({ do: 'describe', table });
  };

  async join(table: string): Promise<number> {
    const open = await this.#opened(table);
    const joined = await this.#turn(table, () => this.#do(open, { do: 'join', table }));
    const listener = joined as number;
    open.listeners.add(listener);
    this.#world.tell({ kind: 'watching', table, watching: !open.mine });
    return listener;
  }

  async leave(table: string, listener: number) {
    const open = await this.#open.get(table);
    if (!open?.listeners.delete(listener)) return;
    await this.#turn(table, () => this.#do(open, { do: 'leave', table, listener }));
    if (open.listeners.size === 0) this.#hangUp(table, open);
  }

  async say(table: string, listener: number, msg: ClientMsg) {
    const open = await this.#open.get(table);
    if (!open) return;
    if (!open.mine && 'ack' in msg) return this.#elsewhere(table, listener, msg.ack);
    const now = this.#world.now();
    await this.#turn(table, () => this.#do(open, { do: 'say', table, listener, msg, now }));
  }

  past: Calls['past'] = async (table, ply, eyes) => {
    await this.#opened(table);
    return this.#know({ do: 'look_back', table, eyes, ply });
  };

  foresee: Calls['foresee'] = async (table, seat, action, clicks) => {
    await this.#opened(table);
    return this.#know({ do: 'foresee', table, seat, action, clicks });
  };

  dangers: Calls['dangers'] = async (table, seat) => {
    await this.#opened(table);
    return this.#know({ do: 'dangers', table, seat });
  };

  course: Calls['course'] = async table => {
    await this.#opened(table);
    return this.#know({ do: 'course', table });
  };

  async record(table: string) {
    const open = await this.#opened(table);
    const record = await this.#know({ do: 'record', table });
    // Who only takes it home does not play.
    if (open.listeners.size === 0) this.#hangUp(table, open);
    return record;
  }

  async hint(table: string, seat: Seat, before: readonly string[] = []): Promise<Hint | null> {
    const { row, log } = await this.#opened(table);
    return this.#world.thinkers.ask({ row, log: [...log], seat, before, ...ADVISER });
  }

  /** Asks what changes nothing. */
  #know<T>(request: Request): Promise<T> {
    return Promise.resolve(this.#world.ask(request).answer as T);
  }

  #newcomer(name: string) {
    const id = idOf(this.#world.luck(ID_BYTES));
    return { id, now: this.#world.now(), guest: { name } };
  }

  /** A copy lives in memory only. */
  async #copy(row: TableRow, log: LogRow[], eyes: Seat | null, ply: number, name: string) {
    this.#world.ask({ do: 'follow', table: row, log });
    const { id, ...newcomer } = this.#newcomer(name);
    const made = await this.#know<NewTable>({
      do: 'fork',
      table: row.id,
      eyes,
      ply,
      id: copyId(id),
      ...newcomer,
    });
    await this.#memory.create(made, this.#world.now());
    return { id: made.table.id };
  }

  /** Where nothing can be kept, a table lasts as long as the page. */
  async #keep(made: NewTable): Promise<Created> {
    const now = this.#world.now();
    try {
      await this.#world.store.create(made, now);
    } catch {
      await this.#memory.create(made, now);
      this.#world.tell({ kind: 'not_kept' });
    }
    return { id: made.table.id };
  }

  #storeOf(table: string): LocalStore {
    return this.#memory.has(table) ? this.#memory : this.#world.store;
  }

  #opened(table: string): Promise<Open> {
    const known = this.#open.get(table);
    if (known) return known;
    const opening = this.#set(table);
    this.#open.set(table, opening);
    opening.catch(() => this.#open.delete(table));
    return opening;
  }

  async #set(table: string): Promise<Open> {
    const kept = await this.#storeOf(table).read(table);
    if (!kept) throw new EngineRefused('no_such_table', 'there is no such table');
    const { row, log } = kept;
    const listeners = new Set<number>();
    const { mine, close } = await this.#world.windows.enter(table, {
      moved: () => void this.#catchUp(table),
      yours: () => void this.#takeOver(table),
    });
    const open: Open = { row, log, listeners, mine, close };
    const [luck, now] = [[...this.#world.luck(32)], this.#world.now()];
    try {
      this.#carry(open, this.#world.ask({ do: 'open', table: row, log, luck, now }));
    } catch (error) {
      close();
      throw error;
    }
    return open;
  }

  #hangUp(table: string, open: Open) {
    if (open.listeners.size > 0) this.#world.tell({ kind: 'hung_up', table });
    open.listeners.clear();
    open.close();
    this.#open.delete(table);
    this.#world.ask({ do: 'close', table });
  }

  /** Another window has played on: what is stored now is shown. */
  async #catchUp(table: string) {
    const open = await this.#open.get(table);
    if (!open || open.mine) return;
    const kept = await this.#storeOf(table).read(table);
    if (!kept) return this.#hangUp(table, open);
    await this.#turn(table, () => {
      [open.row, open.log] = [kept.row, kept.log];
      const now = this.#world.now();
      return this.#do(open, { do: 'catch_up', table: kept.row, log: kept.log, now });
    });
  }

  /** The window that played is gone: the page comes back, and plays. */
  async #takeOver(table: string) {
    const open = await this.#open.get(table);
    if (open) this.#hangUp(table, open);
  }

  #elsewhere(table: string, listener: number, ack: number) {
    const msg = { type: 'refused', ack, code: 'elsewhere', rule: null, why: null };
    this.#world.tell({ kind: 'told', table, listener, msg: msg as unknown as ServerMsg });
  }

  /** Does one thing at a table after the other. */
  #turn<T>(table: string, act: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(table) ?? Promise.resolve()).then(act);
    this.#turns.set(
      table,
      turn.catch(() => undefined),
    );
    return turn;
  }

  /** Tells the table something, stores what it decides, and lets everyone hear. */
  async #do(open: Open, request: Request): Promise<unknown> {
    const done = this.#world.ask(request);
    this.#carry(open, done);
    if (done.store) await this.#write(open, done.store);
    return done.answer;
  }

  async #write(open: Open, version: NewVersion) {
    const { table } = version;
    const now = this.#world.now();
    const seal = this.#world.ask({ do: 'seal', table }).answer as Seal | null;
    try {
      await this.#storeOf(table).append(version, seal, now);
    } catch (error) {
      if (!isFull(error)) {
        this.#carry(open, this.#world.ask({ do: 'not_stored', table, now: this.#world.now() }));
        return;
      }
      // It goes on without being kept, and the player is told.
      const { row, log } = open;
      await this.#memory.create({ table: row, log, standing: version.standing }, now);
      await this.#memory.append(version, seal, now);
      this.#world.tell({ kind: 'not_kept' });
    }
    open.log.push(...version.rows);
    open.row = { ...open.row, seal };
    this.#carry(open, this.#world.ask({ do: 'stored', table, now: this.#world.now() }));
    this.#world.windows.changed(table);
  }

  #carry(open: Open, { out }: Answer) {
    for (const errand of out ?? []) this.#run(open, errand);
  }

  #run(open: Open, errand: Errand) {
    const { id: table } = open.row;
    switch (errand.kind) {
      case 'tell':
        for (const listener of errand.to) {
          this.#world.tell({ kind: 'told', table, listener, msg: errand.msg });
        }
        return;
      case 'think':
        if (open.mine) void this.#think(open, errand);
        return;
      case 'wake': {
        const { seat, version } = errand;
        return this.#later(open, errand.seconds * 1_000, now => ({
          do: 'time_is_up',
          table,
          seat,
          version,
          now,
        }));
      }
      case 'try_again':
        return this.#later(open, TRY_AGAIN, () => ({ do: 'go_on', table }));
      case 'at_a_loss':
        // The simplest player has been asked in its place: the game goes on.
        return;
    }
  }

  async #think(open: Open, { seat, version, player }: Extract<Errand, { kind: 'think' }>) {
    const { row, log } = open;
    const question = { row, log: [...log], seat, player, patience: PATIENCE };
    const thought = await this.#world.thinkers.ask(question);
    const { id: table } = row;
    if ((await this.#open.get(table)) !== open) return;
    const action = thought?.action ?? null;
    const now = this.#world.now();
    await this.#turn(table, () =>
      this.#do(open, { do: 'decided', table, seat, version, action, now }),
    );
  }

  #later(open: Open, ms: number, request: (now: number) => Request) {
    const { id: table } = open.row;
    setTimeout(() => {
      void this.#turn(table, async () => {
        if (!open.mine || (await this.#open.get(table)) !== open) return;
        await this.#do(open, request(this.#world.now()));
      });
    }, ms);
  }
}

/** Whether there is no more room: everything else may work the next time. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
