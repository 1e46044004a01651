/** Who sits in a seat, in words. */
import type { Catalogue } from '../i18n/index.ts';
import { computerName } from '../seats/names.ts';
import type { SeatInfo } from '../wire.ts';

export function sitterName(
  info: Pick<SeatInfo, 'seat' | 'sitter'> | undefined,
  words: Catalogue,
): string {
  switch (info?.sitter.kind) {
    case 'person':
      return info.sitter.name;
    case 'computer':
      return computerName(info.sitter.player, info.seat);
    case 'nobody':
    case undefined:
      return words.seats.free;
  }
}
