/** What anyone may read: from the server, or from the engine of this page where no server answers. */
import { engine, hasEngine } from '../local/engine.ts';
import { api, RequestFailed } from '../net/api.ts';

/** Asks the server; where there is none, or it does not answer, the engine. */
async function first<T>(server: () => Promise<T>, here: () => Promise<T>): Promise<T> {
  if (isAlone()) return here();
  try {
    return await server();
  } catch (error) {
    if (!isUnanswered(error) || !hasEngine()) throw error;
    return here();
  }
}

/** Whether this page lies on a plain host: there is no server to ask. */
export const isAlone = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name=septem-server]')?.content === 'none';

/** Whether nobody answered. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof RequestFailed && error.code === 'offline';

export const library = {
  games: () => first(api.games, () => engine.call('games')),
  rules: (game: string, lang: 'en' | 'fr') =>
    first(
      () => api.rules(game, lang),
      () => engine.call('rules', game, lang),
    ),
  example: (game: string, name: string) =>
    first(
      () => api.example(game, name),
      () => engine.call('example', game, name),
    ),
  picture: (game: string, name: string, step: number | null) =>
    first(
      () => api.picture(game, name, step),
      () => engine.call('picture', game, name, step),
    ),
};
