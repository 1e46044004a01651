/** Plain questions to the chances that the engine has worked out. */
import type { People, Prospect, Row, Territory, View } from '../../protocol/conquerants.ts';

/** `6667` ten-thousandths as a person says it: never 0 or 100 for what is only nearly so. */
export function percent(wins: number): string {
  if (wins === 0) return '0';
  if (wins === 10_000) return '100';
  const whole = Math.round(wins / 100);
  return whole < 1 ? '< 1' : whole > 99 ? '> 99' : String(whole);
}

/** The chances of what is being fought or, on somebody's turn, of one territory. */
export function prospectOf(view: View, at: Territory | null): Prospect | null {
  if (view.fight) return view.fight.prospect;
  return view.prospects.find(it => it.at === at) ?? null;
}

/** The chance as things stand: nobody else joins either side. */
export function asThingsStand(prospect: Prospect): number {
  return prospect.rows[0]?.wins ?? 0;
}

/** One line of the table: with these allies and dice, the chance against each set of foes. */
export interface Line {
  allies: People[];
  dice: number;
  /** In the order of `foeSets`. */
  wins: (number | null)[];
}

export interface Grid {
  /** Those whom the defender might win over, the empty set first. */
  foeSets: People[][];
  lines: Line[];
  /** Whether the number of romanised dice is a matter of choice. */
  withDice: boolean;
}

const key = (list: readonly People[]) => list.join(' ');

/** The rows as a table: allies and dice down, the defender's possible allies across. */
export function grid({ rows }: Prospect): Grid {
  const foeSets = distinct(rows.map(row => row.foes));
  const lines = new Map<string, Row[]>();
  for (const row of rows) {
    const name = `${key(row.allies)}/${row.dice}`;
    lines.set(name, [...(lines.get(name) ?? []), row]);
  }
  return {
    foeSets,
    lines: [...lines.values()]
      .map(same => ({
        allies: same[0]?.allies ?? [],
        dice: same[0]?.dice ?? 0,
        wins: foeSets.map(foes => same.find(row => key(row.foes) === key(foes))?.wins ?? null),
      }))
      .sort((a, b) => a.allies.length - b.allies.length),
    withDice: new Set(rows.filter(row => row.allies.length === 0).map(row => row.dice)).size > 1,
  };
}

function distinct(lists: People[][]): People[][] {
  const seen = new Map(lists.map(list => [key(list), list]));
  return [...seen.values()].sort((a, b) => a.length - b.length);
}
