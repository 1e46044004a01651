/** Who is called what in the log. As long as nobody is called otherwise, nothing is told anew. */
import type { AnyGameUi } from '../games/game-ui.ts';
import type { Catalogue } from '../i18n/index.ts';
import type { Seat, SeatInfo } from '../wire.ts';
import type { Teller } from './story.ts';

type NameOf = (seat: Seat) => string;

/** The names at a table as one text, so that it is plain whether they are still the same. */
export function namesOf(seats: readonly SeatInfo[], player: NameOf, side: NameOf): string {
  return JSON.stringify(seats.map(({ seat }) => [seat, [player(seat), side(seat)]]));
}

/** Tells steps in the words of a game, with these names. */
export function tellerOf(words: AnyGameUi['words']['en'], names: string, say: Catalogue): Teller {
  const called = new Map(JSON.parse(names) as [Seat, [player: string, side: string]][]);
  return {
    played: step => words.tell(step, seat => called.get(seat)?.[0] ?? ''),
    takenBack: seat => say.log.takenBack(called.get(seat)?.[1] ?? ''),
  };
}
