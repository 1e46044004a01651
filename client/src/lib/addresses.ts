/** Where things are found. */
import { at } from './base.ts';
import type { Seat } from './wire.ts';

export const tableAddress = (id: string) => at(`/table/${encodeURIComponent(id)}`);

/** A table that is kept on this device. Its id stands behind the #: no server is asked for it. */
export const localAddress = (id: string) => at(`/local#${encodeURIComponent(id)}`);

/** Where records are looked at. */
export const recordAddress = () => at('/record');

/** The rules of a game, at one clause if it is named. */
export const rulesAddress = (game: string, rule?: string) =>
  at(`/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ''}`);

/** The one-page aid of a game. */
export const aidAddress = (game: string) => at(`/rules/${encodeURIComponent(game)}/aid`);

/** An example on the board, at the moment after so many actions if it is named. */
export const exampleAddress = (game: string, example: string, step?: number | null) =>
  at(
    `/rules/${encodeURIComponent(game)}/examples/${encodeURIComponent(example)}${typeof step === 'number' ? `?step=${step}` : ''}`,
  );

/** The lesson of a game with which one begins. */
export const lessonAddress = (game: string) => at(`/learn/${encodeURIComponent(game)}`);

/** Where one arrives. */
export const lobbyAddress = () => at('/');

/** Whose this is, and what becomes of what one does here. */
export const aboutAddress = () => at('/about');

/** What of a board comes from where. */
export const sourcesAddress = (game?: string) => at(`/sources${game ? `#${game}` : ''}`);

/** What a link to a moment says: which move, and through whose eyes. */
export interface MomentLink {
  ply: number;
  eyes: Seat | null;
}

/** A link to a move of the table at this address. */
export function moveLink(table: string, ply: number): string {
  const [page = '', id] = table.split('#');
  return `${page}?move=${ply}${id ? `#${id}` : ''}`;
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
