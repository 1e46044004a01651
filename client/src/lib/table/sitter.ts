/** Who sits in a seat, in words. */
import type { Catalogue } from '../i18n/index.ts';
import type { Sitter } from '../wire.ts';

export function sitterName(sitter: Sitter | undefined, words: Catalogue): string {
  switch (sitter?.kind) {
    case 'person':
      return sitter.name;
    case 'computer':
      return words.players[sitter.player] ?? sitter.player;
    case 'nobody':
    case undefined:
      return words.seats.free;
  }
}
