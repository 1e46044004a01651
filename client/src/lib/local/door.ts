/** The door to the engine (a plain WebAssembly interface): a text in, a text out. */
import type { Answer, Reply, Request } from '../protocol/engine.ts';

/** What the engine shows: where a request goes, and where the answer stands. */
interface Exports {
  memory: WebAssembly.Memory;
  room(bytes: number): number;
  ask(): number;
  answer(): number;
}

/** The engine has refused: `code` is for the catalogue. */
export class EngineRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export type Ask = (request: Request) => Answer;

/** A plain host may not know what kind of file it is; then it is read whole before it is compiled. */
async function instantiate(answer: Response, imports: WebAssembly.Imports) {
  const isKnown = answer.headers.get('content-type') === 'application/wasm';
  return isKnown
    ? WebAssembly.instantiateStreaming(answer, imports)
    : WebAssembly.instantiate(await answer.arrayBuffer(), imports);
}

/** Fetches the engine and opens its door. */
export async function openDoor(address: string): Promise<Ask> {
  const imports = { septem: { clock: () => performance.now() } };
  const { instance } = await instantiate(await fetch(address), imports);
  const engine = instance.exports as unknown as Exports;
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  return request => {
    const bytes = encoder.encode(JSON.stringify(request));
    const room = engine.room(bytes.length);
    // Its memory may have moved while it made room: look anew each time.
    new Uint8Array(engine.memory.buffer, room, bytes.length).set(bytes);
    const length = engine.ask();
    const answer = new Uint8Array(engine.memory.buffer, engine.answer(), length);
    const reply = JSON.parse(decoder.decode(answer)) as Reply;
    if ('error' in reply) throw new EngineRefused(reply.error.code, reply.error.message);
    return reply.ok;
  };
}
