/** Where the chariots stand and drive on the sheet. Pure arithmetic. */
import type { Chariot, ChariotView, Event, Hex, View } from '../../protocol/circus.ts';
import type { Played } from '../game-ui.ts';
import type { Seat } from '../../wire.ts';
import { cellOf, line, RADIUS, type Cell, type Part } from './board.ts';
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

/** Where a chariot went, hex by hex, in one go or in several. */
export interface Trail {
  chariot: Chariot;
  /** Where it began, each hex where it stopped, and where it stands. */
  cells: Cell[];
}

/** More chariots than this never drive before it is the same player's turn again. */
const LONGEST = 40;

/** What a chariot was given in a step: a card to drive with, or one that is spent. */
const givenIn = (step: Played) =>
  eventsOf(step).find(it => it.kind === 'drove' || it.kind === 'card_spent');

/**
 * The ways of all chariots since the one who moves now last had another chariot in hand, the oldest
 * first; at least the way of whoever moved last.
 */
export function trailsOf(view: View, steps: readonly Played[]): Trail[] {
  const mine = view.prompt.kind === 'over' ? null : view.prompt.chariot.seat;
  const trails = new Map<string, Trail>();
  /** Chariots whose first card was found: what they did before is of another round. */
  const begun = new Set<string>();
  let last: string | null = null;
  for (const step of steps.slice(-LONGEST).toReversed()) {
    const given = givenIn(step);
    if (!given) continue;
    const key = keyOf(given.chariot);
    last ??= key;
    if (begun.has(key) || (given.chariot.seat === mine && key !== last)) break;
    if (given.nth === 1) begun.add(key);
    const drive = driveOf(step);
    if (!drive) continue;
    const known = trails.get(key);
    const cells = known ? [drive.from, ...known.cells] : [drive.from, drive.to];
    trails.set(key, { chariot: drive.chariot, cells });
  }
  return [...trails.values()].toReversed();
}

/** Ways that run along the same hexes lie side by side: so far each seat's is shifted down. */
export const aside = (seat: Seat): number => (seat - 2) * 9;

/** Who came home in a step, and whether that won the race. */
export function arrivalOf(
  step: Played | null,
): { chariot: Chariot; n: number; won: boolean } | null {
  const events = step ? eventsOf(step) : [];
  const home = events.find(it => it.kind === 'came_home');
  if (!home) return null;
  const won = events.some(it => it.kind === 'took_place' && it.place === 1);
  return { chariot: home.chariot, n: home.n_home, won };
}

/** The part of the sheet around some hexes: left, top, width, height. */
export function boxAround(cells: readonly Cell[]): [number, number, number, number] | null {
  if (cells.length === 0) return null;
  const [xs, ys] = [cells.map(it => it.x), cells.map(it => it.y)];
  const [left, top] = [Math.min(...xs) - RADIUS, Math.min(...ys) - RADIUS];
  return [left, top, Math.max(...xs) + RADIUS - left, Math.max(...ys) + RADIUS - top];
}

/** The largest letters that a hex has room for, in its own units, and the least that can be read, in pixels. */
export const LETTERS = { size: 24, least: 8.5 };

/** Whether the names of all hexes can be read on the sand, at so many pixels a unit. */
export const named = (scale: number): boolean => LETTERS.size * scale >= LETTERS.least;

/** A finger needs so many pixels around the middle of what it chooses. */
const FINGER = 22;

/** How far around each hex a press counts: as far as a finger needs, and never into its neighbour's half. */
export function reaches(cells: readonly Cell[], scale: number): Map<string, number> {
  return new Map(
    cells.map(({ id, x, y }) => {
      const apart = cells.filter(it => it.id !== id).map(it => Math.hypot(it.x - x, it.y - y) / 2);
      return [id, Math.min(Math.max(RADIUS, FINGER / scale), ...apart)];
    }),
  );
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
