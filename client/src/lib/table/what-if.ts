/** What if: a copy of the table to try things out on, and the way back from it. */
import { lobbyAddress, localAddress } from '../addresses.ts';
import { engine, hasEngine } from '../local/engine.ts';
import { go } from '../../router.ts';
import type { TableSession } from './session.svelte.ts';

/** Where one was before, by the copy's id. Neither outlasts the page. */
const origins = new Map<string, string>();

/** Whether one may try things out here: at one's own table of this device, or when all is over and known. */
export const mayTryOut = (session: TableSession): boolean =>
  hasEngine() && session.started && (!session.home.remote || session.over !== null);

/** Makes a copy of what is looked at, and goes there. */
export async function tryOut(session: TableSession): Promise<void> {
  const { ply, eyes } = session.rewind.moment ?? { ply: session.total, eyes: session.eyes };
  try {
    const { id } = await session.home.whatIf(session.info.id, eyes, ply);
    origins.set(id, location.pathname + location.search + location.hash);
    await go(localAddress(id));
  } catch {
    session.notice = { code: 'not_copied', rule: null, why: null };
  }
}

/** Goes back to where one was; the copy is thrown away. */
export async function leaveCopy(copy: string): Promise<void> {
  await go(origins.get(copy) ?? lobbyAddress());
  origins.delete(copy);
  await engine.call('remove', copy);
}
