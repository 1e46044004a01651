/** An account in few words, to be heard: what touches the listener, then one sentence for each of the others. */
import type { Account } from './account.ts';

/** More letters than this are no digest. */
export const LONGEST = 600;

/** So many things that touch the listener are told one by one. */
const MOST_OF_MINE = 4;

/** Tells an account; `more` says how much is left to the log. */
export function digest(account: Account, more: (n: number) => string): string {
  const { mine, deeds } = account;
  const first = mine.slice(-MOST_OF_MINE).map(it => it.text);
  const told = new Set(mine.map(it => it.text));
  const others = deeds.flatMap(deed => {
    const line = deed.gist.findLast(it => !told.has(it.text));
    return line ? [line.text] : [];
  });
  const total = deeds.reduce((n, deed) => n + deed.lines.length, 0);
  const said: string[] = [];
  let length = 0;
  for (const sentence of [...first, ...others]) {
    if (length + sentence.length + 1 > LONGEST - more(total).length - 1) break;
    said.push(sentence);
    length += sentence.length + 1;
  }
  const left = total - said.length;
  return [...said, ...(left > 0 ? [more(left)] : [])].join(' ');
}
