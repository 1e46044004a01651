/** Who sits where when a game of this device is opened to others. */
import { draft, type SeatDraft } from '../lobby/plan.ts';
import type { SeatInfo } from '../wire.ts';

/**
 * What is proposed: I keep my first seat, whoever shares my screen makes room for those who come, and computers stay;
 * where everyone else is a computer, the first of them makes room.
 */
export function draftsFor(seats: readonly SeatInfo[]): SeatDraft[] {
  const mine = seats.filter(it => it.yours);
  const [first] = mine;
  const leaving = mine.length > 1 ? null : seats.find(it => it.sitter.kind === 'computer');
  return seats.map(info => {
    const { sitter } = info;
    const name = sitter.kind === 'person' ? sitter.name : '';
    const player = sitter.kind === 'computer' ? { player: sitter.player } : {};
    const kind =
      info === first ? 'me' : sitter.kind === 'computer' && info !== leaving ? 'computer' : 'open';
    return { ...draft(kind), name, ...player };
  });
}
