/** Two windows on one table of this device: one plays, the others watch (Web Locks and a broadcast). */

/** What happens in other windows. */
export interface Elsewhere {
  /** Somebody has played on. */
  moved: () => void;
  /** Nobody else plays here any more: now this window does. */
  yours: () => void;
}

export interface Windows {
  /** Comes to a table; says whether this is the window that plays. */
  enter(table: string, elsewhere: Elsewhere): Promise<{ mine: boolean; close: () => void }>;
  /** Tells the other windows that a table has changed. */
  changed(table: string): void;
}

const CHANNEL = 'septem-tables';

export class SharedWindows implements Windows {
  readonly #channel = new BroadcastChannel(CHANNEL);

  changed(table: string) {
    this.#channel.postMessage(table);
  }

  async enter(table: string, { moved, yours }: Elsewhere) {
    const name = `septem-table-${table}`;
    const over = new AbortController();
    let leave = () => {};
    const held = new Promise<void>(resolve => (leave = resolve));
    const mine = await new Promise<boolean>(resolve => {
      const options = { ifAvailable: true };
      void navigator.locks.request(name, options, lock => {
        resolve(lock !== null);
        return lock ? held : undefined;
      });
    });
    if (!mine) {
      const waiting = navigator.locks.request(name, { signal: over.signal }, () => yours());
      // Not waited for any more: the table is closed here.
      waiting.catch(() => undefined);
    }
    const hear = ({ data }: MessageEvent<string>) => {
      if (data === table) moved();
    };
    this.#channel.addEventListener('message', hear);
    const close = () => {
      this.#channel.removeEventListener('message', hear);
      over.abort();
      leave();
    };
    return { mine, close };
  }
}
