/** The lines of a window by turn, and the lines of a fight under the one that began it. */
import type { Line } from './story.ts';
import type { Row } from './log-window.ts';

/** A fight of fewer lines is not folded: nothing would be saved. */
const FOLDED = 3;

export interface Item {
  line: Line;
  /** The fight that this line may be folded away in: all but its beginning and its outcome. */
  within: string | null;
  /** How many lines can be folded away under this one. */
  folds: number;
}

export interface Group {
  key: string;
  number: number;
  items: readonly Item[];
}

/** Gathers lines by turn. `fights` says whether the lines of fights stand together. */
export function groups(rows: readonly Row[], fights: boolean): Group[] {
  const all: { key: string; number: number; lines: Line[] }[] = [];
  for (const { line, turn } of rows) {
    const key = turn.lines[0]?.key ?? '';
    const open = all.at(-1);
    if (open?.key === key) open.lines.push(line);
    else all.push({ key, number: turn.number, lines: [line] });
  }
  return all.map(({ key, number, lines }) => ({ key, number, items: items(lines, fights) }));
}

function items(lines: readonly Line[], fights: boolean): Item[] {
  const all = lines.map((line): Item => ({ line, within: null, folds: 0 }));
  if (!fights) return all;
  for (let at = 0; at < all.length; at++) {
    if (all[at]?.line.weight !== 'conflict') continue;
    let end = at;
    while (all[end]?.line.weight === 'conflict') end++;
    // A fight begins with the line before it, or with its own first one where there is none.
    const first = Math.max(0, at - 1);
    const inside = all.slice(first + 1, end - 1);
    const head = all[first];
    if (head && end - at >= FOLDED) {
      head.folds = inside.length;
      for (const item of inside) item.within = head.line.key;
    }
    at = end;
  }
  return all;
}
