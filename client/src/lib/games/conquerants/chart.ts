/** The points of each people, round by round, for the chart. Pure arithmetic. */
import type { People, Sums, View } from '../../protocol/conquerants.ts';
import { highest, stacked, type Bar } from '../../ui/bars.ts';
import { PEOPLES } from './board.ts';

/** What was paid is cut from the top of a bar, so it comes last. */
export const PARTS = ['territory', 'commerce', 'peace', 'deals'] as const;
export type Part = (typeof PARTS)[number];

export interface Series {
  people: People;
  bars: Bar[];
}

/** For each people one bar a round so far; all share one scale. */
export function series(view: View): Series[] {
  const all = view.chronicle.flat().map(valuesOf);
  const top = highest(all);
  return PEOPLES.map((people, idx) => ({
    people,
    bars: view.chronicle.flatMap((round, i) => {
      const sums = round[idx];
      if (!sums || earned(sums) <= 0) return [];
      const values = valuesOf(sums);
      const total = values.reduce((sum, value) => sum + value, 0);
      return [{ round: i + 1, total, values, blocks: stacked(values, top) }];
    }),
  }));
}

function valuesOf(sums: Sums): number[] {
  return PARTS.map(part => sums[part]);
}

function earned({ territory, commerce, peace }: Sums): number {
  return territory + commerce + peace;
}
