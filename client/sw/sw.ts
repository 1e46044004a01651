/**
 * The service worker: keeps the page, and with it whole games, where there is no network.
 *
 * A first visit costs nothing but the page itself. Once a game was played on this device, or the page
 * was installed, everything is kept, the engine included; from then on the page is this version until
 * the player takes the next one.
 */
import { Shelf } from './shelf.ts';

declare const self: ServiceWorkerGlobalScope;

const scope = new URL(self.registration.scope);
const shelf = new Shelf(scope.pathname);

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(activate()));

async function install() {
  await shelf.keepPage();
  // Who has everything of an older version shall have everything of this one, and then be asked.
  if (await shelf.hasWholeOfAnother()) await shelf.keepWhole();
  else await self.skipWaiting();
}

async function activate() {
  await shelf.tidy();
  await self.clients.claim();
}

self.addEventListener('message', event => {
  // No more is heard than these words.
  if (event.data === 'keep') event.waitUntil(shelf.keepWhole());
  if (event.data === 'take') event.waitUntil(self.skipWaiting());
  if (event.data === 'version') event.ports[0]?.postMessage(shelf.version);
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const path = pathOf(request.url);
  // What the server is asked is never kept.
  if (path === null || request.method !== 'GET' || path.split('/')[0] === 'api') return;
  // Addresses of the page have no file behind them; files have a dot.
  const isFile = path.split('/').at(-1)?.includes('.');
  if (request.mode === 'navigate' && !isFile) event.respondWith(page(request));
  else if (shelf.knows(path)) event.respondWith(file(request, path));
});

/** The path below the page's folder; nothing for whatever lies elsewhere. */
function pathOf(address: string): string | null {
  const { origin, pathname } = new URL(address);
  const isOurs = origin === scope.origin && pathname.startsWith(scope.pathname);
  return isOurs ? pathname.slice(scope.pathname.length) : null;
}

/** Whole, the page and its files fit each other; until then the network knows better. */
async function page(request: Request): Promise<Response> {
  const kept = await shelf.page();
  if (kept && (await shelf.isWhole())) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function file(request: Request, path: string): Promise<Response> {
  const kept = await shelf.file(path);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(path, answer.clone());
  return answer;
}
