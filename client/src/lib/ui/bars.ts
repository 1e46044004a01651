/** Sums round by round as bars: one row for each player, one scale for all. Pure arithmetic. */

/** One part of a bar, in shares of the chart's height, from the bottom. */
export interface Block {
  /** Which of the parts, counted from 0. */
  part: number;
  from: number;
  to: number;
}

export interface Bar {
  round: number;
  total: number;
  /** In the order of the parts. */
  values: readonly number[];
  blocks: readonly Block[];
}

export interface Row {
  name: string;
  bars: readonly Bar[];
}

export interface Part {
  name: string;
  /** A CSS value. */
  colour: string;
}

/** Parts upon one another; what is negative is cut from the top of what stands there. */
export function stacked(values: readonly number[], highest: number): Block[] {
  let at = 0;
  const blocks: Block[] = [];
  for (const [part, value] of values.entries()) {
    if (value <= 0) continue;
    const from = at;
    at += value / highest;
    blocks.push({ part, from, to: at });
  }
  for (const [part, value] of values.entries()) {
    if (value < 0) blocks.push({ part, from: at + value / highest, to: at });
  }
  return blocks;
}

/** The height of the highest bar: what is negative is cut from a bar, so it makes none higher. */
export function highest(sums: readonly (readonly number[])[]): number {
  const height = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + Math.max(0, value), 0);
  return Math.max(1, ...sums.map(height));
}
