/** Where the tables of this device are kept (IndexedDB), every move of them at once. */
import type { LogRow, NewTable, NewVersion, Seal, Standing, TableRow } from '../protocol/engine.ts';

/** A table as it is kept, without its moves. */
export interface KeptTable {
  row: TableRow;
  standing: Standing;
  /** When something happened last, in milliseconds since 1970. */
  touchedAt: number;
}

export interface LocalStore {
  list(): Promise<KeptTable[]>;
  read(id: string): Promise<{ row: TableRow; log: LogRow[] } | null>;
  create(made: NewTable, now: number): Promise<void>;
  append(version: NewVersion, seal: Seal | null, now: number): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = 'septem';
const SCHEMA = 1;
const [TABLES, LOG] = ['tables', 'log'] as const;

/** The moves of one table: whatever comes after its id alone and before its id with anything. */
const movesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** Opens the store of this device; where that is forbidden, it fails. */
export async function openStore(): Promise<LocalStore> {
  const opening = indexedDB.open(NAME, SCHEMA);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(TABLES, { keyPath: 'row.id' });
    opening.result.createObjectStore(LOG);
  };
  return new Kept(await done(opening));
}

class Kept implements LocalStore {
  readonly #db: IDBDatabase;

  constructor(db: IDBDatabase) {
    this.#db = db;
    // A newer page wants another shape: it shall not wait for this one.
    db.onversionchange = () => db.close();
  }

  list(): Promise<KeptTable[]> {
    return done(this.#db.transaction(TABLES).objectStore(TABLES).getAll());
  }

  async read(id: string) {
    const reading = this.#db.transaction([TABLES, LOG]);
    const table = done<KeptTable | undefined>(reading.objectStore(TABLES).get(id));
    const log = done<LogRow[]>(reading.objectStore(LOG).getAll(movesOf(id)));
    const kept = await table;
    return kept ? { row: kept.row, log: await log } : null;
  }

  create({ table, log, standing }: NewTable, now: number) {
    return this.#write((tables, moves) => {
      tables.add({ row: table, standing, touchedAt: now } satisfies KeptTable);
      for (const row of log) moves.add(row, [table.id, row.version]);
    });
  }

  append({ table, rows, standing }: NewVersion, seal: Seal | null, now: number) {
    return this.#write((tables, moves) => {
      // Added, never put: no version is ever written twice.
      for (const row of rows) moves.add(row, [table, row.version]);
      const reading = tables.get(table) as IDBRequest<KeptTable | undefined>;
      reading.onsuccess = () => {
        const kept = reading.result;
        if (!kept) return tables.transaction.abort();
        tables.put({ row: { ...kept.row, seal }, standing, touchedAt: now } satisfies KeptTable);
      };
    });
  }

  remove(id: string) {
    return this.#write((tables, moves) => {
      tables.delete(id);
      moves.delete(movesOf(id));
    });
  }

  /** Done when it is on the disk, not when the browser means to write it. */
  #write(act: (tables: IDBObjectStore, moves: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = this.#db.transaction([TABLES, LOG], 'readwrite', { durability: 'strict' });
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new DOMException('aborted', 'AbortError'));
      act(writing.objectStore(TABLES), writing.objectStore(LOG));
    });
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the store failed'));
  });
}

/** A store that lasts as long as the page: where nothing may be kept, or nothing more. */
export class Memory implements LocalStore {
  readonly #tables = new Map<string, { kept: KeptTable; log: LogRow[] }>();

  has(id: string): boolean {
    return this.#tables.has(id);
  }

  list() {
    return Promise.resolve([...this.#tables.values()].map(it => it.kept));
  }

  read(id: string) {
    const found = this.#tables.get(id);
    return Promise.resolve(found ? { row: found.kept.row, log: [...found.log] } : null);
  }

  create({ table, log, standing }: NewTable, now: number) {
    const kept = { row: table, standing, touchedAt: now };
    this.#tables.set(table.id, { kept, log: [...log] });
    return Promise.resolve();
  }

  append({ table, rows, standing }: NewVersion, seal: Seal | null, now: number) {
    const found = this.#tables.get(table);
    if (!found) return Promise.reject(new Error('there is no such table'));
    found.log.push(...rows);
    found.kept = { row: { ...found.kept.row, seal }, standing, touchedAt: now };
    return Promise.resolve();
  }

  remove(id: string) {
    this.#tables.delete(id);
    return Promise.resolve();
  }
}
