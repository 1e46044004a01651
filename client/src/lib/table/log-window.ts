/** Which lines of the log are in the document: a window on a story of any length (virtual scrolling). */
import type { Seat } from '../wire.ts';
import type { Line, Turn } from './story.ts';

/** So many lines are shown while the newest is followed. */
export const FOLLOWED = 120;
/** More lines than this are never in the document. */
export const MOST = 200;
/** By so many lines the window is moved. */
export const LEAP = 80;

/** What is looked for; nothing means everything. */
export interface Filter {
  seat: Seat | null;
  text: string;
}

/** A line with the turn it belongs to. */
export interface Row {
  line: Line;
  turn: Turn;
}

export interface Window {
  rows: readonly Row[];
  /** Whether there are lines before it, and after it. */
  before: boolean;
  after: boolean;
}

/** The end of the story: only that much of it is gone through. */
export function newest(turns: readonly Turn[]): Window {
  const rows: Row[] = [];
  let at = turns.length - 1;
  for (; at >= 0 && rows.length < FOLLOWED; at--) {
    const turn = turns[at];
    if (turn)
      rows.unshift(...turn.lines.slice(rows.length - FOLLOWED).map(line => ({ line, turn })));
  }
  const first = turns[0]?.lines[0];
  return { rows, before: first !== undefined && rows[0]?.line !== first, after: false };
}

/** All lines that are looked for. */
export function found(turns: readonly Turn[], { seat, text }: Filter): Row[] {
  const wanted = plain(text);
  const fits = (line: Line) =>
    (seat === null || line.seat === seat) && (!wanted || plain(line.text).includes(wanted));
  return turns.flatMap(turn => turn.lines.filter(fits).map(line => ({ line, turn })));
}

/** The lines from a version on, as many as may be shown; without one, the last. */
export function from(rows: readonly Row[], top: number | null): Window {
  const start =
    top === null ? Math.max(0, rows.length - FOLLOWED) : indexOf(rows, top, rows.length - 1);
  const end = Math.min(rows.length, start + MOST);
  return { rows: rows.slice(start, end), before: start > 0, after: end < rows.length };
}

/** The version with which a window begins that is moved by some lines. */
export function moved(rows: readonly Row[], top: number, by: number): number {
  const at = Math.min(rows.length - 1, Math.max(0, indexOf(rows, top, 0) + by));
  return rows[at]?.line.version ?? top;
}

function indexOf(rows: readonly Row[], version: number, otherwise: number): number {
  const at = rows.findIndex(({ line }) => line.version >= version);
  return at < 0 ? Math.max(0, otherwise) : at;
}

/** Letters without accents or capitals: whoever looks for Cesar finds César. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
