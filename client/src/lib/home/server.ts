/** Tables on the server: plain requests, and a socket for each table that is looked at. */
import { tableAddress } from '../addresses.ts';
import { engine } from '../local/engine.ts';
import { myName } from '../local/home.ts';
import { api, socketAddress } from '../net/api.ts';
import type { Record as GameRecord } from '../protocol/registry.ts';
import type { ClientMsg, ServerMsg } from '../wire.ts';
import type { Home, Line } from './home.ts';

class SocketLine implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  onwatching: Line['onwatching'] = null;

  readonly #socket: WebSocket;

  constructor(address: string) {
    const socket = new WebSocket(address);
    socket.onopen = () => this.onopen?.();
    socket.onmessage = ({ data }) => this.onmessage?.(JSON.parse(String(data)) as ServerMsg);
    socket.onclose = () => this.onclose?.();
    this.#socket = socket;
  }

  get ready(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(msg: ClientMsg) {
    this.#socket.send(JSON.stringify(msg));
  }

  close() {
    this.onopen = this.onmessage = this.onclose = null;
    this.#socket.close();
  }
}

export const serverHome: Home = {
  remote: true,
  address: tableAddress,
  table: async id => {
    // A spectator becomes a guest too, so that a free seat can be taken with one click.
    await api.me();
    return api.table(id);
  },
  line: id => new SocketLine(socketAddress(id)),
  past: api.past,
  foresee: api.foresee,
  dangers: api.dangers,
  course: api.course,
  create: api.create,
  sit: api.sit,
  whatIf: async (id, _eyes, ply) =>
    engine.call('tryRecord', JSON.parse(await api.record(id)) as GameRecord, ply, myName()),
  record: api.record,
};
