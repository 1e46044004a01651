/** A plain host of files, as anyone's page may lie on: a folder somewhere below the top, and nothing clever. */
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';

/** Not even WebAssembly is known to it. */
const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export interface Host {
  /** The address of the page, with a slash at its end. */
  address: string;
  /** The folder that is shown; another one may take its place. */
  folder: string;
  /** What was asked for and is not there. */
  missing: string[];
  close: () => Promise<void>;
}

/** Writes the games without a server into a folder. */
export async function writeSite(folder: string): Promise<void> {
  const binary = process.env.SEPTEM_BIN;
  if (!binary) throw new Error('SEPTEM_BIN must name the septem binary that writes the site');
  await promisify(execFile)(binary, ['site', folder]);
}

/** Shows a folder below this path. */
export async function openHost(folder: string, path: string): Promise<Host> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    void answer(host, path, decodeURIComponent(pathname), response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host: Host = {
    address: `http://127.0.0.1:${port}${path}`,
    folder,
    missing: [],
    close: () => {
      const closed = new Promise<void>(resolve => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
  return host;
}

async function answer(host: Host, path: string, asked: string, response: ServerResponse) {
  const inside = asked.startsWith(path) ? asked.slice(path.length) : null;
  let file = join(host.folder, inside ?? '404.html');
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory()) {
    if (!asked.endsWith('/')) {
      response.writeHead(301, { location: `${asked}/` }).end();
      return;
    }
    file = join(file, 'index.html');
  }
  const bytes = inside === null ? null : await readFile(file).catch(() => null);
  if (!bytes) host.missing.push(asked);
  const sent = bytes ?? (await readFile(join(host.folder, '404.html')));
  const kind = KINDS[bytes ? extname(file) : '.html'] ?? 'application/octet-stream';
  response.writeHead(bytes ? 200 : 404, { 'content-type': kind }).end(sent);
}
