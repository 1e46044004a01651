/** The server's plain requests, one function each. */
import { at } from '../base.ts';
import type {
  Course,
  Created,
  CreateTable,
  Dangers,
  ErrorBody,
  Example,
  Foreseen,
  GameInfo,
  GuestInfo,
  PastView,
  Picture,
  RulesPage,
  Seat,
  SeatPlan,
  TableInfo,
  TableSummary,
} from '../wire.ts';

/** A request that did not succeed: `code` is for the catalogue, `offline` when nobody answered. */
export class RequestFailed extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The last change of name: whoever sits down waits for it, so that the new name is on the seat. */
let renaming: Promise<unknown> = Promise.resolve();

async function named<T>(request: () => Promise<T>): Promise<T> {
  await renaming.catch(() => undefined);
  return request();
}

export const api = {
  me: () => ask<GuestInfo>('GET', '/me'),
  rename: (name: string) => {
    const renamed = ask<GuestInfo>('PUT', '/me', { name });
    renaming = renamed;
    return renamed;
  },
  games: () => ask<GameInfo[]>('GET', '/games'),
  rules: (game: string, lang: string) =>
    ask<RulesPage>('GET', `/games/${encodeURIComponent(game)}/rules?lang=${lang}`),
  example: (game: string, name: string) => ask<Example>('GET', exampleRequest(game, name)),
  picture: (game: string, name: string, step: number | null) =>
    ask<Picture>('GET', `${exampleRequest(game, name)}/${step ?? 'last'}`),
  tables: () => ask<TableSummary[]>('GET', '/tables'),
  table: (table: string) => ask<TableInfo>('GET', `/tables/${encodeURIComponent(table)}`),
  create: (table: CreateTable) => named(() => ask<Created>('POST', '/tables', table)),
  /** Brings a game that was begun elsewhere, as its whole record. */
  bring: (record: unknown, seats: SeatPlan[]) =>
    named(() => ask<Created>('POST', '/tables/import', { record, seats })),
  sit: (table: string, seat: Seat) =>
    named(() => ask<TableInfo>('POST', `/tables/${encodeURIComponent(table)}/seats/${seat}`, {})),
  foresee: (table: string, seat: Seat, action: string, clicks: number) =>
    ask<Foreseen>(
      'GET',
      `/tables/${encodeURIComponent(table)}/foresight?${new URLSearchParams({ seat: `${seat}`, action, clicks: `${clicks}` })}`,
    ),
  /** What a seat of this guest has to fear of the next turn of others. */
  dangers: (table: string, seat: Seat) =>
    ask<Dangers>('GET', `/tables/${encodeURIComponent(table)}/dangers?seat=${seat}`),
  /** The course of a game that is over. */
  course: (table: string) => ask<Course>('GET', `/tables/${encodeURIComponent(table)}/course`),
  record: async (table: string) =>
    JSON.stringify(await ask<unknown>('GET', `/tables/${encodeURIComponent(table)}/record`)),
  past: (table: string, ply: number, eyes: Seat | null) =>
    ask<PastView>(
      'GET',
      `/tables/${encodeURIComponent(table)}/views/${ply}${eyes === null ? '' : `?eyes=${eyes}`}`,
    ),
};

function exampleRequest(game: string, name: string): string {
  return `/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(name)}`;
}

/** Where a table's socket listens. */
export function socketAddress(table: string): string {
  const url = new URL(at(`/api/tables/${encodeURIComponent(table)}/socket`), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(at(`/api${path}`), init);
  } catch (cause) {
    throw new RequestFailed('offline', String(cause));
  }
  if (answer.ok) return (await answer.json()) as T;
  const error = (await answer.json().catch(() => null)) as Partial<ErrorBody> | null;
  throw new RequestFailed(error?.code ?? 'internal', error?.message ?? answer.statusText);
}
