/** What is asked for when a table is opened: who sits where, by which options. */
import type { Cover } from '../games/game-ui.ts';
import type { CreateTable, GameInfo, OptionInfo, SeatPlan, TableInfo } from '../wire.ts';

/** The computer players, from the weakest on. */
export const LEVELS = ['random', 'level1', 'level2', 'level3'] as const;
export const USUAL_LEVEL = 'level2';
/** For who has never played. */
export const EASY_LEVEL = 'level1';

type Value = boolean | string | number;

/** A seat as it stands in the form: what was typed for one kind is kept while another is tried. */
export interface SeatDraft {
  kind: SeatPlan['kind'];
  name: string;
  player: string;
}

export const draft = (kind: SeatPlan['kind']): SeatDraft => ({
  kind,
  name: '',
  player: USUAL_LEVEL,
});

export function planOf({ kind, name, player }: SeatDraft): SeatPlan {
  switch (kind) {
    case 'me':
    case 'open':
      return { kind };
    case 'hot_seat':
      return { kind, name: name.trim() };
    case 'computer':
      return { kind, player };
  }
}

/** What an option is when nobody has chosen: tables with a computer have defaults of their own. */
export function usual(option: OptionInfo, seats: readonly { kind: string }[]): Value {
  return seats.some(it => it.kind === 'computer') ? option.with_computers : option.default;
}

/** How many sit at a table of this game, from the fewest on. */
export function counts({ seats: { min, max } }: GameInfo): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** What a seat is called at a table of so many: by what the rules give it there, such as a home, or else as it is. */
export function seatName({ seats }: GameInfo, cover: Cover, count: number, seat: number): string {
  const name = seats.names[seat] ?? '';
  const own = cover.seats[name] ?? name;
  const home = seats.homes?.[count - seats.min]?.[seat];
  return home ? `${home} · ${own}` : own;
}

/** So many make a lively table, where the game seats them. */
const LIVELY = 4;

export function usualCount({ seats: { min, max } }: GameInfo): number {
  return Math.min(max, Math.max(min, LIVELY));
}

/** One person against one computer player, or several of the same strength. */
export function againstComputer(
  game: GameInfo,
  count: number,
  side: number,
  player: string,
): CreateTable {
  const seats = Array.from({ length: count }, (_, seat): SeatPlan =>
    seat === side ? { kind: 'me' } : { kind: 'computer', player },
  );
  return { game: game.id, options: chosen(game, {}, seats), seats };
}

/** Every option with what was chosen, or else what is usual. */
export function chosen(
  game: GameInfo,
  choices: Readonly<Record<string, Value>>,
  seats: readonly { kind: string }[],
): Record<string, Value> {
  return Object.fromEntries(
    game.options.map(option => [option.id, choices[option.id] ?? usual(option, seats)]),
  );
}

/**
 * The same people once more; who sits elsewhere is invited by the link again. With the sides
 * exchanged everyone moves on by one seat.
 */
export function rematch(table: TableInfo, swapped: boolean): CreateTable {
  let me = false;
  const seats = table.seats.map(({ sitter, yours }): SeatPlan => {
    if (sitter.kind === 'computer') return { kind: 'computer', player: sitter.player };
    if (!yours || sitter.kind === 'nobody') return { kind: 'open' };
    if (me) return { kind: 'hot_seat', name: sitter.name };
    me = true;
    return { kind: 'me' };
  });
  const moved = [...seats.slice(-1), ...seats.slice(0, -1)];
  const wish = { game: table.game, options: table.options, seats: swapped ? moved : seats };
  return table.practice ? { ...wish, practice: true } : wish;
}
