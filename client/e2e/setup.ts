/** Opens the house for the tests: the real binary, an empty folder, a free port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** So long may the binary take to say where it listens. */
const READY_WITHIN = 30_000;

export default async function setup() {
  // A developer may point the tests at a table that runs already.
  if (process.env.SEPTEM_URL) return;
  const binary = process.env.SEPTEM_BIN;
  if (!binary) throw new Error('SEPTEM_BIN must name the septem binary that is to be tested');

  const folder = await mkdtemp(join(tmpdir(), 'septem-e2e-'));
  const args = ['serve', '--listen', '127.0.0.1:0', '--data', folder];
  const server = spawn(binary, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, RUST_LOG: 'warn' },
  });
  process.env.SEPTEM_URL = await address(server);

  return async () => {
    const gone = new Promise(resolve => server.once('exit', resolve));
    server.kill();
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
}

/** Reads the address from the line that the binary prints once it listens. */
function address(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const { stdout } = server;
    if (!stdout) return reject(new Error('the binary has no output'));
    const late = setTimeout(() => reject(new Error('the table did not open')), READY_WITHIN);
    const lines = createInterface(stdout);
    server.once('exit', code => reject(new Error(`the table closed with ${code}`)));
    lines.on('line', line => {
      const url = /http:\/\/\S+/.exec(line)?.[0];
      if (!url) return;
      clearTimeout(late);
      resolve(url);
    });
  });
}
