/** What is asked before a choice is played that its player wanted to be asked about. */
import type { Catalogue } from '../i18n/index.ts';
import type { Handle } from '../wire.ts';
import type { TableSession } from './session.svelte.ts';

export interface Asks {
  /** What is about to be played, and why it is asked. */
  question: string;
}

export function asksOf(session: TableSession, words: Catalogue): Asks {
  const { choosing, view } = session;
  const draft = choosing.asks;
  const path = (draft?.actions.at(-1)?.path ?? []) as Handle[];
  const names = path.map((it, i) => session.words.handle(it, view, path.slice(0, i)));
  const why = draft?.waives ? words.choose.waives : words.choose.lasting;
  return { question: words.choose.question(names.join(' → '), why) };
}
