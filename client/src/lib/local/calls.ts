/** What the page and the worker that keeps its tables say to each other. */
import type { Hint, NewTable } from '../protocol/engine.ts';
import type { LessonReply, Record as GameRecord } from '../protocol/registry.ts';
import type {
  ClientMsg,
  Course,
  Created,
  CreateTable,
  Dangers,
  Example,
  Foreseen,
  GameInfo,
  PastView,
  Picture,
  RulesPage,
  Seat,
  ServerMsg,
  TableInfo,
  TableSummary,
} from '../wire.ts';

/** Everything that the keeper of this device's tables can be asked. */
export interface Calls {
  games(): Promise<GameInfo[]>;
  rules(game: string, lang: 'en' | 'fr'): Promise<RulesPage>;
  example(game: string, name: string): Promise<Example>;
  picture(game: string, name: string, step: number | null): Promise<Picture>;
  /** The public view of a game before its first turn. */
  start(game: string, seats: number): Promise<unknown>;
  /** A lesson: where somebody stands who has done so much, and what comes of what they try. */
  lesson(
    game: string,
    done: string[],
    tried: string | null,
    from: number | null,
  ): Promise<LessonReply>;
  lessonForesee(game: string, done: string[], action: string, clicks: number): Promise<Foreseen>;
  lessonRecord(game: string, done: string[]): Promise<unknown>;

  list(): Promise<TableSummary[]>;
  create(wish: CreateTable, name: string): Promise<Created>;
  /** Keeps a table that was made of a record at the desk. */
  adopt(made: NewTable): Promise<Created>;
  /** A copy to try things out on, kept nowhere: as `eyes` know the table after so many actions. */
  fork(table: string, eyes: Seat | null, ply: number, name: string): Promise<Created>;
  /** The same of a game that is over and kept elsewhere, from its record. */
  tryRecord(record: GameRecord, ply: number, name: string): Promise<Created>;
  remove(table: string): Promise<void>;

  table(table: string): Promise<TableInfo>;
  /** Begins to look; what the table says to this listener comes as [`Told`]. */
  join(table: string): Promise<number>;
  leave(table: string, listener: number): Promise<void>;
  say(table: string, listener: number, msg: ClientMsg): Promise<void>;
  past(table: string, ply: number, eyes: Seat | null): Promise<PastView>;
  foresee(table: string, seat: Seat, action: string, clicks: number): Promise<Foreseen>;
  /** What a seat has to fear, from what the seat sees. */
  dangers(table: string, seat: Seat): Promise<Dangers>;
  /** The course of a game that is over. */
  course(table: string): Promise<Course>;
  /** The whole record, with all its secrets. */
  record(table: string): Promise<unknown>;
  /** What a good player would do in this seat, from what the seat sees. */
  hint(table: string, seat: Seat, began?: readonly string[]): Promise<Hint | null>;
}

export type Call = {
  [K in keyof Calls]: { id: number; call: K; args: Parameters<Calls[K]> };
}[keyof Calls];

/** What the keeper says unasked. */
export type News =
  /** A table says something to one of its listeners. */
  | { kind: 'told'; table: string; listener: number; msg: ServerMsg }
  /** A table was put away, or all of them: who wants to go on joins again. */
  | { kind: 'hung_up'; table: string | null }
  /** A table is played in another window of this browser: here it is only watched, or no longer. */
  | { kind: 'watching'; table: string; watching: boolean }
  /** Nothing can be kept any more: what is played from now on lasts as long as the page. */
  | { kind: 'not_kept' };

export type FromKeeper =
  | { kind: 'answer'; id: number; ok: unknown }
  | { kind: 'refused'; id: number; code: string; message: string }
  /** The engine has failed and cannot be trusted any more. */
  | { kind: 'broken'; message: string }
  | News;
