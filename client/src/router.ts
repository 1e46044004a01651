/** Which address shows which page. Pages that the lobby does not need are loaded when they are visited. */
import { createRouter } from 'sv-router';
import Lobby from './routes/Lobby.svelte';
import Missing from './routes/Missing.svelte';

export const { navigate, route } = createRouter({
  '/': Lobby,
  '/table/:id': () => import('./routes/Table.svelte'),
  '/rules/:game': () => import('./routes/Rules.svelte'),
  '/about': () => import('./routes/About.svelte'),
  '*': Missing,
});
