/** Which address shows which page. Pages that the lobby does not need are loaded when they are visited. */
import { createRouter } from 'sv-router';
import { fromTop } from './lib/base.ts';
import Lobby from './routes/Lobby.svelte';
import Missing from './routes/Missing.svelte';

/** What the window is told when a page of the rules has been gone to, back and on included. */
export const ARRIVED = 'septem-arrived';

export const { navigate, route } = createRouter({
  '/': Lobby,
  '/table/:id': () => import('./routes/Table.svelte'),
  '/local': () => import('./routes/Local.svelte'),
  '/record': () => import('./routes/Record.svelte'),
  '/rules': {
    '/:game': () => import('./routes/Rules.svelte'),
    '/:game/aid': () => import('./routes/Aid.svelte'),
    '/:game/examples/:name': () => import('./routes/Example.svelte'),
    // The router begins every page at its top; who wants another place goes there afterwards.
    hooks: { afterLoad: () => void window.dispatchEvent(new Event(ARRIVED)) },
  },
  '/learn/:game': () => import('./routes/Learn.svelte'),
  '/sources': () => import('./routes/Sources.svelte'),
  '/about': () => import('./routes/About.svelte'),
  '*': Missing,
});

/** Goes to an address of this page. */
export async function go(address: string): Promise<void> {
  const { pathname, hash, search } = new URL(address, location.href);
  await navigate(fromTop(pathname) as '/', {
    hash,
    search: Object.fromEntries(new URLSearchParams(search)),
  });
}
