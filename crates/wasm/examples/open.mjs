// Opens the engine in Node, as a worker does in a browser.

import { readFileSync } from 'node:fs';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A function from request to answer, both as JSON. */
export async function open(path) {
  const septem = { clock: () => performance.now() };
  const { instance } = await WebAssembly.instantiate(readFileSync(path), { septem });
  const { memory, room, ask, answer } = instance.exports;
  return (text) => {
    const bytes = encoder.encode(text);
    // Making room may move the memory: it is looked at afterwards.
    const place = room(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const n = ask();
    return decoder.decode(new Uint8Array(memory.buffer, answer(), n));
  };
}
