/** Where a table is kept: on the server, or on this device. The page is the same for both. */
import type { Hint } from '../protocol/engine.ts';
import type {
  ClientMsg,
  Course,
  Created,
  CreateTable,
  Dangers,
  Foreseen,
  PastView,
  Seat,
  ServerMsg,
  TableInfo,
} from '../wire.ts';

/** A conversation with one table. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((msg: ServerMsg) => void) | null;
  /** It has ended from the other side; whoever wants to go on asks for another. */
  onclose: (() => void) | null;
  /** The table is played in another window of this browser, or no longer: here it is only watched. */
  onwatching: ((watching: boolean) => void) | null;
  /** Whether anything can be said. */
  readonly ready: boolean;
  send(msg: ClientMsg): void;
  close(): void;
}

export interface Home {
  /** Whether a network lies between: only then it can be lost. */
  readonly remote: boolean;
  /** Whether it is a lesson: nothing there counts, and nothing is left of it. */
  readonly lesson?: boolean;
  /** The address of a table's page. */
  address(table: string): string;
  table(table: string): Promise<TableInfo>;
  line(table: string): Line;
  past(table: string, ply: number, eyes: Seat | null): Promise<PastView>;
  foresee(table: string, seat: Seat, action: string, clicks: number): Promise<Foreseen>;
  /** What a seat of this screen has to fear of the next turn of others. */
  dangers(table: string, seat: Seat): Promise<Dangers>;
  /** The course of a game that is over. */
  course(table: string): Promise<Course>;
  create(wish: CreateTable): Promise<Created>;
  sit(table: string, seat: Seat): Promise<unknown>;
  /** What a good player would do in this seat; nobody says it where people play people. */
  hint?: (table: string, seat: Seat, began: readonly string[]) => Promise<Hint | null>;
  /** A copy to try things out on, on this device: the table after so many actions, as `eyes` know it. */
  whatIf(table: string, eyes: Seat | null, ply: number): Promise<Created>;
  /** The record as a document to take home. */
  record(table: string): Promise<string>;
}
