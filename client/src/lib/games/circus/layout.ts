/** Where the chariots stand and drive on the sheet. Pure arithmetic. */
import type { Chariot, ChariotView, Event, Hex, View } from '../../protocol/circus.ts';
import type { Played } from '../game-ui.ts';
import { cellOf, line, type Cell, type Part } from './board.ts';
import { eventsOf } from './tell.ts';

/** A chariot on the sheet. */
export interface Token {
  key: string;
  it: ChariotView;
  x: number;
  y: number;
  /** Where it looks, in degrees from the right clockwise. */
  heading: number;
}

/** A chariot on its way. */
export interface Drive {
  chariot: Chariot;
  from: Cell;
  to: Cell;
  /** The way as an SVG path. */
  path: string;
  heading: number;
  /** How many hexes. */
  length: number;
}

/** Which way the race runs in each part; who is home looks up to the emperor. */
const RUNS: Record<Part, number> = { upper: 180, left: 90, lower: 0, right: -90, finish: -90 };

export const keyOf = ({ seat, number }: Chariot): string => `${seat}-${number}`;

/** The chariots that stand on the track, without the one that is still on its way. */
export function tokens(view: View, drive: Drive | null): Token[] {
  return view.chariots.flatMap(it => {
    const cell = it.at === null ? undefined : cellOf(it.at);
    const key = keyOf(it.chariot);
    if (!cell || (drive && keyOf(drive.chariot) === key)) return [];
    return { key, it, x: cell.x, y: cell.y, heading: RUNS[cell.part] };
  });
}

/** The move that a step tells of, as a way over the sand. */
export function driveOf(step: Played | null): Drive | null {
  const drove = step && eventsOf(step).find(isDrive);
  if (!drove) return null;
  const [from, to] = [cellOf(drove.from), cellOf(drove.to)];
  if (!from || !to) return null;
  const heading = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const length = line(drove.from, drove.to).length - 1;
  return { chariot: drove.chariot, from, to, path: pathOf([from, to]), heading, length };
}

/** A way through some hexes. */
export function pathOf(cells: readonly Cell[]): string {
  return cells
    .map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

/** The chariot whose turn it is to be given a card. */
export function moving(view: View): ChariotView | null {
  const { prompt } = view;
  if (prompt.kind !== 'drive') return null;
  const key = keyOf(prompt.chariot);
  return view.chariots.find(it => keyOf(it.chariot) === key) ?? null;
}

/** The hexes that the moving chariot would cross on its way to a hex. */
export function wayTo(view: View, to: Hex): Cell[] {
  const at = moving(view)?.at;
  return at ? line(at, to) : [];
}

function isDrive(event: Event): event is Extract<Event, { kind: 'drove' }> {
  return event.kind === 'drove';
}
