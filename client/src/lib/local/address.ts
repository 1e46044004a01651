/** Where the engine lies. The page says it in its head; workers are told by their name. */
import { at } from '../base.ts';

/** The address of the engine, or nothing where this page was built without one. */
export function engineAddress(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=septem-engine]');
  return meta?.content ? new URL(at(`/${meta.content}`), location.href).href : null;
}

/** What a worker is called, and how it reads its own name. */
export const nameFor = (engine: string): string => `engine ${engine}`;
export const engineOf = (name: string): string => name.slice('engine '.length);
