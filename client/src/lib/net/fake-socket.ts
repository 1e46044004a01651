/** A socket for tests. */
import type { ClientMsg, ServerMsg } from '../wire.ts';

/** Stands in for the browser's socket: says what was sent, and hears what a test says. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: ClientMsg[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMsg);
  }

  close() {
    this.readyState = 3;
  }

  accept() {
    this.readyState = 1;
    this.onopen?.();
  }

  say(msg: ServerMsg) {
    this.onmessage?.({ data: JSON.stringify(msg) });
  }

  break() {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The one that was opened last. */
  static last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }
}
