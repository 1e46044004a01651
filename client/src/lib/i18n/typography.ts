import type { Lang } from './index.ts';

/** French sets a space before `:`, `;`, `!`, `?` and inside quotes, and a line must not break there. */
export function french(text: string): string {
  return text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ :/g, '\u00a0:')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»')
    .replace(/'/g, '’');
}

/** What stands between a name and what is said of it. */
export const colon: Record<Lang, string> = { en: ':', fr: french(' :') };

/** Sets every text of a catalogue in French, whatever words are put into it later. */
export function inFrench<T>(catalogue: T): T {
  if (typeof catalogue === 'string') return french(catalogue) as T;
  if (typeof catalogue === 'function') {
    return ((...words: unknown[]) => inFrench(catalogue(...words))) as T;
  }
  if (Array.isArray(catalogue)) return catalogue.map(inFrench) as T;
  if (typeof catalogue === 'object' && catalogue !== null) {
    const entries = Object.entries(catalogue).map(([key, value]) => [key, inFrench(value)]);
    return Object.fromEntries(entries) as T;
  }
  return catalogue;
}

/** As it stands at the beginning of a sentence or of a row. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
