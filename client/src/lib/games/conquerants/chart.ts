/** The points of each people, round by round, as bars. Pure arithmetic. */
import type { People, Sums, View } from '../../protocol/conquerants.ts';
import { PEOPLES } from './board.ts';

export const PARTS = ['territory', 'commerce', 'peace', 'deals'] as const;
export type Part = (typeof PARTS)[number];

/** One part of a bar, in shares of the chart's height, from the bottom. */
export interface Block {
  part: Part;
  from: number;
  to: number;
}

export interface Bar {
  round: number;
  total: number;
  sums: Sums;
  blocks: Block[];
}

export interface Series {
  people: People;
  bars: Bar[];
}

const total = (sums: Sums) => sums.territory + sums.commerce + sums.peace + sums.deals;

/** For each people one bar a round so far; all share one scale. */
export function series(view: View): Series[] {
  const highest = Math.max(
    1,
    ...view.chronicle.flat().map(
      ({ territory, commerce, peace, deals }) =>
        // What was paid is taken off the bar's top, so the bar is as high as what was earned.
        territory + commerce + peace + Math.max(0, deals),
    ),
  );
  return PEOPLES.map((people, idx) => ({
    people,
    bars: view.chronicle.flatMap((round, i) => {
      const sums = round[idx];
      return sums && earned(sums) > 0 ? [bar(i + 1, sums, highest)] : [];
    }),
  }));
}

function earned({ territory, commerce, peace }: Sums): number {
  return territory + commerce + peace;
}

function bar(round: number, sums: Sums, highest: number): Bar {
  let at = 0;
  const blocks = PARTS.flatMap(part => {
    const size = sums[part] / highest;
    if (size <= 0) return [];
    const from = at;
    at += size;
    return [{ part, from, to: at }];
  });
  if (sums.deals < 0) {
    blocks.push({ part: 'deals', from: at + sums.deals / highest, to: at });
  }
  return { round, total: total(sums), sums, blocks };
}
