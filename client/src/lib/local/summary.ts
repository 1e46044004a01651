/** A table of this device as lists show it. */
import type { SitterRow } from '../protocol/engine.ts';
import type { Sitter, TableSummary } from '../wire.ts';
import type { KeptTable } from './store.ts';

export function summaryOf({ row, standing, touchedAt }: KeptTable): TableSummary {
  const over = standing.status === 'over';
  const named = ({ seat }: { seat: number }) => (standing.waiting & (1 << seat)) !== 0;
  const isMine = (sitter: SitterRow) => sitter.kind === 'person' || sitter.kind === 'hot';
  return {
    id: row.id,
    game: row.game,
    status: standing.status,
    seats: row.seats.map(({ seat, sitter }) => ({
      seat,
      sitter: sitterOf(sitter),
      yours: isMine(sitter),
      connected: false,
    })),
    your_turn: !over && row.seats.some(it => isMine(it.sitter) && named(it)),
    winners: over ? row.seats.filter(named).map(it => it.seat) : [],
    touched_at: touchedAt,
  };
}

function sitterOf(sitter: SitterRow): Sitter {
  switch (sitter.kind) {
    case 'person':
    case 'hot':
      return { kind: 'person', name: sitter.name };
    case 'computer':
      return { kind: 'computer', player: sitter.player };
    case 'nobody':
      return { kind: 'nobody' };
  }
}
