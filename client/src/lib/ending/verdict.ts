/** Who won, in a few words. */
import type { Catalogue } from '../i18n/index.ts';
import type { OverInfo, Seat } from '../wire.ts';

/** A lone winner at this screen is spoken to; everyone else is named. */
export function verdict(
  { winners }: OverInfo,
  own: readonly Seat[],
  side: (seat: Seat) => string,
  words: Catalogue,
): string {
  if (winners.length === 0) return words.end.draw;
  const isMine = winners.length === 1 && own.length === 1 && winners[0] === own[0];
  return isMine ? words.end.youWon : words.end.won(winners.map(side).join(', '));
}
