/** What each player was worth, round by round, as the log tells it. Pure arithmetic. */
import type { Event, View } from '../../protocol/conquest1984.ts';
import type { Seat } from '../../wire.ts';
import { highest, stacked, type Bar } from '../../ui/bars.ts';
import type { Played } from '../game-ui.ts';
import { eventsOf, seatOf } from './board.ts';

/** For each seat one bar a round: its worth when tribute was due, and in this round as it stands. */
export function worthByRound(view: View, steps: readonly Played[]): Bar[][] {
  const known = new Map<Seat, Map<number, number>>(
    view.players.map((_, seat) => [seat, new Map()]),
  );
  let round = 1;
  const note = (event: Event) => {
    if (event.kind === 'turn_began') round = event.round;
    if (event.kind === 'tribute_collected')
      known.get(seatOf(view, event.who))?.set(round, event.sum);
    if (event.kind === 'no_tribute') known.get(seatOf(view, event.who))?.set(round, event.worth);
  };
  for (const step of steps) eventsOf(step).forEach(note);
  for (const [seat, rounds] of known) {
    // Whoever is out of the game is worth nothing any more.
    rounds.set(view.round, view.players[seat]?.alive ? (view.worth[seat] ?? 0) : 0);
  }
  const top = highest([...known.values()].flatMap(it => [...it.values()].map(value => [value])));
  return [...known.values()].map(rounds =>
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
