/** Tables on this device: kept and played in a worker, without a server. */
import { localAddress } from '../addresses.ts';
import type { Home, Line } from '../home/home.ts';
import { recall } from '../memory.ts';
import type { ClientMsg } from '../wire.ts';
import { engine } from './engine.ts';

/** How whoever sits at this screen is called. */
export const myName = (): string => recall('name') ?? 'Marcus';

class LocalLine implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  onwatching: Line['onwatching'] = null;

  readonly #table: string;
  #listener: number | null = null;
  #deaf: () => void;

  constructor(table: string) {
    this.#table = table;
    this.#deaf = engine.listen(news => {
      if (news.kind === 'told' && news.table === table && news.listener === this.#listener) {
        this.onmessage?.(news.msg);
      }
      if (news.kind === 'watching' && news.table === table) this.onwatching?.(news.watching);
      if (news.kind === 'hung_up' && [table, null].includes(news.table)) this.#end();
    });
    engine.call('join', table).then(
      listener => {
        this.#listener = listener;
        this.onopen?.();
      },
      () => this.#end(),
    );
  }

  get ready(): boolean {
    return this.#listener !== null;
  }

  send(msg: ClientMsg) {
    if (this.#listener === null) return;
    engine.call('say', this.#table, this.#listener, msg).catch(() => undefined);
  }

  close() {
    this.onopen = this.onmessage = this.onclose = this.onwatching = null;
    const listener = this.#listener;
    this.#end();
    if (listener !== null) engine.call('leave', this.#table, listener).catch(() => undefined);
  }

  #end() {
    this.#deaf();
    this.#listener = null;
    this.onclose?.();
  }
}

export const localHome: Home = {
  remote: false,
  address: localAddress,
  table: id => engine.call('table', id),
  line: id => new LocalLine(id),
  past: (id, ply, eyes) => engine.call('past', id, ply, eyes),
  foresee: (id, seat, action, clicks) => engine.call('foresee', id, seat, action, clicks),
  dangers: (id, seat) => engine.call('dangers', id, seat),
  course: id => engine.call('course', id),
  create: wish => engine.call('create', wish, myName()),
  sit: () => Promise.reject(new Error('every seat here is taken')),
  hint: (id, seat, began) => engine.call('hint', id, seat, began),
  whatIf: (id, eyes, ply) => engine.call('fork', id, eyes, ply, myName()),
  record: async id => JSON.stringify(await engine.call('record', id)),
};
