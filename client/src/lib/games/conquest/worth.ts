/** What each player was worth, round by round. Pure arithmetic. */
import { highest, stacked, type Bar } from '../../ui/bars.ts';
import type { Seat } from '../../wire.ts';

/** What a seat was worth when its tribute was due. */
export interface Due {
  seat: Seat;
  round: number;
  worth: number;
}

/** For each seat one bar a round, the present one as it stands; whoever is out of the game is worth nothing any more. */
export function worthBars(
  dues: readonly Due[],
  now: { round: number; worth: readonly number[]; alive: (seat: Seat) => boolean },
): Bar[][] {
  const known = now.worth.map(() => new Map<number, number>());
  for (const { seat, round, worth } of dues) known[seat]?.set(round, worth);
  for (const [seat, rounds] of known.entries()) {
    rounds.set(now.round, now.alive(seat) ? (now.worth[seat] ?? 0) : 0);
  }
  const top = highest(known.flatMap(it => [...it.values()].map(value => [value])));
  return known.map(rounds =>
    [...rounds.entries()]
      .sort(([a], [b]) => a - b)
      .map(([round, total]) => ({
        round,
        total,
        values: [total],
        blocks: stacked([total], top),
      })),
  );
}
