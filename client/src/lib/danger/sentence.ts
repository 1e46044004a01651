/** A danger in words: the game's own sentence, and how likely it is. */
import type { Account } from '../games/account.ts';
import type { Lang } from '../i18n/index.ts';
import type { Danger, Seat } from '../wire.ts';

/** What a game calls it; nothing the game has no word for is told. */
export function sentenceOf(
  { how, by, at, from, stake }: Danger,
  account: Account,
  side: (seat: Seat) => string,
  place: (id: string) => string,
  lang: Lang,
): string {
  const row = new Intl.ListFormat(lang, { type: 'disjunction' });
  const places = (ids: readonly string[]) => row.format(ids.map(place));
  return account.dangers[how]?.(side(by), places(at), places(from), stake === 'game') ?? '';
}

/** Ten-thousandths in hundredths, but none and all only where that is exact. */
export function percentOf(myriadth: number, lang: Lang): string {
  const rounded = Math.round(myriadth / 100);
  const percent = myriadth === 10_000 ? 100 : Math.min(99, Math.max(1, rounded));
  return lang === 'fr' ? `${percent} %` : `${percent}%`;
}
