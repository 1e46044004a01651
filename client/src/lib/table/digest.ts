/** An account in few words, to be heard: what the listener did, what touches them, one sentence for each of the others. */
import type { Account } from './account.ts';

/** More letters than this are no digest. */
export const LONGEST = 600;

/** So many things that touch the listener are told one by one. */
const MOST_OF_MINE = 4;

/** Tells an account after what the listener did themselves; `more` says how much is left to the log. */
export function digest(
  account: Account | null,
  own: readonly string[],
  more: (n: number) => string,
): string {
  const { mine, deeds } = account ?? { mine: [], deeds: [] };
  const first = [...own, ...mine.slice(-MOST_OF_MINE).map(it => it.text)];
  const others = deeds.flatMap(
    deed => deed.gist.findLast(it => !first.includes(it.text))?.text ?? [],
  );
  const sentences = [...new Set([...first, ...others])];
  const total = own.length + deeds.reduce((n, deed) => n + deed.lines.length, 0);

  const room = LONGEST - more(total).length - 1;
  const said: string[] = [];
  for (const sentence of sentences) {
    if ([...said, sentence].join(' ').length > room) break;
    said.push(sentence);
  }
  const left = total - said.length;
  return [...said, ...(left > 0 ? [more(left)] : [])].join(' ');
}
