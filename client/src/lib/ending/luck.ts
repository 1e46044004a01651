/** Luck in words: what was thrown, what was to be expected, and how seldom somebody is as lucky. */
import type { Account } from '../games/account.ts';
import type { Catalogue, Lang } from '../i18n/index.ts';
import type { LuckReport } from '../wire.ts';

/** A number with one digit behind the point, as it is written in the language. */
function number(n: number, lang: Lang): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(lang, digits).format(n);
}

/** How many games go by until one is like this. */
export function oneIn(chance: number): number {
  const games = 1 / Math.max(chance, 1e-9);
  // Nobody can tell 1 in 137 from 1 in 140.
  const unit = games < 20 ? 1 : 10 ** Math.floor(Math.log10(games) - 1);
  return Math.max(2, Math.round(games / unit) * unit);
}

/** What luck of one kind came to. */
export function luckOf(it: LuckReport, account: Account, words: Catalogue, lang: Lang): string {
  const amount = account.luck[it.kind]?.amount ?? String;
  const said = words.ending.throws(it.n, amount(it.actual), number(it.expected, lang));
  const [lucky, unlucky] = [it.as_lucky, it.as_unlucky];
  if (lucky === null || unlucky === null) return said;
  const isLucky = it.actual >= it.expected;
  const often = words.ending.oneIn(
    new Intl.NumberFormat(lang).format(oneIn(isLucky ? lucky : unlucky)),
  );
  return `${said} ${isLucky ? words.ending.luckier(often) : words.ending.unluckier(often)}`;
}
