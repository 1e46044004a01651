/** The course of a game as lines: where they run, and what stands on the axes. */
import type { Course, Seat } from '../wire.ts';

/** How high the picture is; it is as wide as there is room, so that its letters keep their size. */
export const HEIGHT = 240;

/** Room for the lines in a picture of this width; the axes stand around it. */
export const boxOf = (width: number) => ({ left: 40, top: 12, right: width - 12, bottom: 208 });
type Box = ReturnType<typeof boxOf>;

/** How each seat's line is broken, so that colour is never alone. */
export const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '16 6', '5 3'] as const;

/** Lines on the axes, so far apart that they can be read. */
const Y_TICKS = 4;
const X_TICKS = 8;
/** The least room for one, in pixels. */
const X_ROOM = 44;
/** Lines that run together lie beside each other. */
const APART = 2;

type Points = Course['points'];

export interface Tick {
  label: string;
  at: number;
}

export interface Drawn {
  lines: { seat: Seat; path: string; end: [x: number, y: number] }[];
  x: Tick[];
  y: Tick[];
}

/** What one seat had at a point. */
export const valueAt = (points: Points, point: number, measure: number, seat: Seat): number =>
  points[point]?.values[measure]?.[seat] ?? 0;

/** How far to the right an action stands. */
export function xOf(ply: number, plies: number, { left, right }: Box): number {
  return left + ((right - left) * ply) / Math.max(1, plies);
}

/** The point that stood at so far to the right. */
export function pointAt(points: Points, plies: number, x: number, { left, right }: Box): number {
  const ply = ((x - left) * plies) / (right - left);
  const next = points.findIndex(it => it.ply > ply + 0.5);
  return Math.max(0, (next < 0 ? points.length : next) - 1);
}

/** A round step of an axis: 1, 2 or 5 with noughts behind. */
export function stepOf(span: number, n: number): number {
  const rough = Math.max(1, span / n);
  const unit = 10 ** Math.floor(Math.log10(rough));
  return unit * ([1, 2, 5, 10].find(it => it * unit >= rough) ?? 10);
}

export function drawn(
  { points, plies }: Course,
  measure: number,
  n_seats: number,
  box: Box,
): Drawn {
  const all = points.flatMap(it => it.values[measure] ?? []);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = stepOf(most - least, Y_TICKS);
  const [bottom, top] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const yOf = (value: number) =>
    box.bottom - ((box.bottom - box.top) * (value - bottom)) / (top - bottom);
  const lines = Array.from({ length: n_seats }, (_, seat) => {
    const shift = (seat - (n_seats - 1) / 2) * APART;
    let path = '';
    let end: [number, number] = [box.left, box.bottom];
    for (const [i, point] of points.entries()) {
      const x = xOf(point.ply, plies, box);
      const y = yOf(valueAt(points, i, measure, seat)) + shift;
      path += i === 0 ? `M${x} ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`;
      end = [x, y];
    }
    return { seat, path, end };
  });
  const y = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => ({
    label: String(bottom + i * step),
    at: yOf(bottom + i * step),
  }));
  return { lines, x: alongBelow(points, plies, box), y };
}

/** Rounds where the game counts them, else moves. */
function alongBelow(points: Points, plies: number, box: Box): Tick[] {
  const rounds = new Map<number, number>();
  for (const { round, ply } of points) {
    if (round !== null && round > 0 && !rounds.has(round)) rounds.set(round, ply);
  }
  const all: [number, number][] =
    rounds.size > 1
      ? [...rounds]
      : Array.from({ length: plies + 1 }, (_, ply): [number, number] => [ply, ply]);
  const n_ticks = Math.min(X_TICKS, (box.right - box.left) / X_ROOM);
  const step = stepOf(all.length, n_ticks);
  return all
    .filter(([n]) => n % step === 0 || (rounds.size > 1 && step === 1))
    .map(([n, ply]) => ({ label: String(n), at: xOf(ply, plies, box) }));
}

/** So many points, evenly spread, for a table of numbers: the first and the last among them. */
export function sampled(n_points: number, most: number): number[] {
  if (n_points <= most) return Array.from({ length: n_points }, (_, i) => i);
  return Array.from({ length: most }, (_, i) => Math.round((i * (n_points - 1)) / (most - 1)));
}
