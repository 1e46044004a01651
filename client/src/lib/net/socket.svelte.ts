/** One table's line: connects, resumes after a loss (reconnect and resync), and holds the model that its messages make. */
import type { Line } from '../home/home.ts';
import type { ClientMsg, DraftInfo, Hold, RefusalCode, Seat, ServerMsg } from '../wire.ts';
import { Archive } from './archive.svelte.ts';
import { delay } from './backoff.ts';
import { stepsAfter } from '../table/story.ts';
import { arrived, reduce, resume, type Pending, type TableModel } from './reducer.ts';

/** How the connection is: before the first welcome, up, down and trying, or given up. */
export type LinkStatus = 'connecting' | 'open' | 'offline' | 'closed';

/** Why a message did not become a step. `lost`: the connection broke and the table has moved on. */
export interface Refused {
  code: RefusalCode | 'lost' | 'elsewhere' | 'not_copied';
  rule: string | null;
  why: unknown;
}

/** Without an answer for this long the connection is taken for dead. */
const ANSWER_WITHIN = 10_000;

/** How a model came about. */
export interface Change {
  /** Whether it is not the one before with one step added. */
  whole: boolean;
  /** Whether it is the first after the connection was made, or made again. */
  back: boolean;
}

interface Hooks {
  /** The model has changed. */
  onmodel: (model: TableModel, change: Change) => void;
  /** What was sent was not played: what it would be. */
  ondrafted: (draft: DraftInfo) => void;
  /** What was sent is refused. */
  onrefused: (refused: Refused) => void;
}

export class TableSocket {
  status = $state<LinkStatus>('connecting');
  model = $state.raw<TableModel | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** Whether another window of this browser plays, and this one only looks on. */
  watching = $state(false);

  /** What came before the steps of the model. */
  readonly archive = new Archive(before => this.#send({ type: 'earlier', before }));

  #dial: () => Line;
  #remote: boolean;
  #hooks: Hooks;
  #line: Line | null = null;
  #eyes: Seat | null | undefined = undefined;
  #acks = 0;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;

  /** `dial` makes a new line to the table; a remote one can be lost with the network. */
  constructor(dial: () => Line, remote: boolean, hooks: Hooks) {
    this.#dial = dial;
    this.#remote = remote;
    this.#hooks = hooks;
  }

  /** Begins, and goes on until `close`. */
  open(eyes: Seat | null) {
    this.#eyes = eyes;
    if (this.#remote) {
      addEventListener('online', this.#online);
      addEventListener('offline', this.#offline);
    }
    this.#connect();
  }

  close() {
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    clearTimeout(this.#retry);
    clearTimeout(this.#overdue);
    this.status = 'closed';
    this.#drop();
  }

  /** Looks through other eyes: only what these see otherwise need be sent. */
  look(eyes: Seat | null) {
    if (this.#eyes === eyes) return;
    this.#eyes = eyes;
    this.#send({ type: 'look', eyes, since: this.model?.now.version ?? null });
  }

  /** Plays a choice with what it began with, unless something keeps it. */
  play(
    seat: Seat,
    action: string,
    version: number,
    { before = [], hold }: { before?: string[]; hold?: Hold | undefined } = {},
  ) {
    const began = before.length > 0 ? { before } : {};
    const held = hold ? { hold } : {};
    this.#ask({ type: 'play', ack: ++this.#acks, version, seat, action, ...began, ...held });
  }

  /** Asks what a choice would be. */
  draft(seat: Seat, actions: string[], version: number) {
    this.#ask({ type: 'draft', ack: ++this.#acks, version, seat, actions });
  }

  undo(seat: Seat, version: number) {
    this.#ask({ type: 'undo', ack: ++this.#acks, version, seat });
  }

  #ask(message: Pending) {
    if (this.pending || this.status === 'closed') return;
    this.pending = message;
    this.#sendPending();
  }

  #sendPending() {
    if (!this.pending) return;
    this.#send(this.pending);
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(this.#offline, ANSWER_WITHIN);
  }

  /** Says something, if there is anybody to hear it. */
  #send(message: ClientMsg): boolean {
    if (!this.#line?.ready) return false;
    this.#line.send(message);
    return true;
  }

  #connect() {
    clearTimeout(this.#retry);
    const line = this.#dial();
    this.#line = line;
    line.onopen = () => {
      const known = this.model && this.model.eyes === this.#eyes ? this.model.now.version : null;
      this.#send({ type: 'look', eyes: this.#eyes ?? null, since: known });
    };
    line.onmessage = msg => this.#hear(msg);
    line.onwatching = watching => (this.watching = watching);
    line.onclose = () => {
      if (this.#line === line) this.#lost();
    };
  }

  #hear(msg: ServerMsg) {
    if ('ack' in msg) return this.#answered(msg);
    if (msg.type === 'earlier') return this.archive.take(msg);
    const reduced = reduce(this.model, msg);
    if (reduced.kind === 'gap') {
      const since = this.model?.now.version ?? null;
      this.#send({
        type: 'look',
        eyes: this.#eyes ?? null,
        since: msg.type === 'moved' ? since : null,
      });
      return;
    }
    if (reduced.kind === 'nothing') return;
    const before = this.model;
    this.model = reduced.model;
    this.archive.follow(reduced.model, msg);
    const back = reduced.whole && this.status !== 'open';
    if (back) this.#resumed(before);
    this.#hooks.onmodel(reduced.model, { whole: reduced.whole, back });
  }

  /** The table has answered a look: the connection stands, and an unanswered message is settled. */
  #resumed(before: TableModel | null) {
    this.status = 'open';
    this.#attempts = 0;
    if (!this.model) return;
    const pending = this.pending;
    const next = resume(pending, this.model.now);
    if (next === 'resend') this.#sendPending();
    if (next !== 'drop' || !pending) return;
    this.#settle();
    const fresh = stepsAfter(this.model.steps, before?.now.version ?? 0);
    if (!arrived(pending, fresh)) this.#hooks.onrefused({ code: 'lost', rule: null, why: null });
  }

  #answered(msg: Extract<ServerMsg, { ack: number }>) {
    if (this.pending?.ack !== msg.ack) return;
    this.#settle();
    if (msg.type === 'drafted') this.#hooks.ondrafted(msg.draft);
    if (msg.type === 'refused') {
      const { code, rule, why } = msg;
      this.#hooks.onrefused({ code, rule, why });
    }
  }

  #settle() {
    clearTimeout(this.#overdue);
    this.pending = null;
  }

  #lost() {
    this.#line = null;
    this.archive.hangUp();
    clearTimeout(this.#overdue);
    if (this.status === 'closed') return;
    // What is on this device is only set up anew, and at once.
    this.status = this.#remote ? 'offline' : 'connecting';
    const wait = this.#remote || this.#attempts > 0 ? delay(this.#attempts, Math.random()) : 0;
    this.#attempts++;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop() {
    const line = this.#line;
    this.#line = null;
    line?.close();
  }

  #offline = () => {
    if (this.status === 'closed') return;
    this.#drop();
    clearTimeout(this.#retry);
    this.#lost();
  };

  #online = () => {
    if (this.status !== 'offline') return;
    this.#drop();
    this.#attempts = 0;
    this.#connect();
  };
}
