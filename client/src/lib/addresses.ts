/** Where things are found. */
import type { Seat } from './wire.ts';

export const tableAddress = (id: string) => `/table/${encodeURIComponent(id)}`;

/** The rules of a game, at one clause if it is named. */
export const rulesAddress = (game: string, rule?: string) =>
  `/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ''}`;

/** What a link to a moment says: which move, and through whose eyes. */
export interface MomentLink {
  ply: number;
  eyes: Seat | null;
}

export function momentSearch(moment: MomentLink | null): string {
  if (!moment) return '';
  return `?move=${moment.ply}&eyes=${moment.eyes ?? 'public'}`;
}

/** Reads what `momentSearch` wrote; a link by hand may leave the eyes out. */
export function readMoment(search: string): { ply: number; eyes?: Seat | null } | null {
  const query = new URLSearchParams(search);
  const move = query.get('move');
  if (move === null || !/^\d{1,6}$/.test(move)) return null;
  const eyes = query.get('eyes');
  if (eyes === 'public') return { ply: Number(move), eyes: null };
  return eyes !== null && /^\d$/.test(eyes)
    ? { ply: Number(move), eyes: Number(eyes) }
    : { ply: Number(move) };
}
