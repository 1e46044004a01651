/** Tables that are opened without the form for them: many seats, and any options. */
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

export type Seat =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'hot_seat'; name: string }
  | { kind: 'computer'; player: string };

export const ME: Seat = { kind: 'me' };
/** For somebody with a browser of their own, who comes by the table's address. */
export const OPEN: Seat = { kind: 'open' };
export const COMPUTER: Seat = { kind: 'computer', player: 'random' };
export const computer = (player: string): Seat => ({ kind: 'computer', player });

const FRIENDS = ['Livia', 'Gaius', 'Julia', 'Titus', 'Flavia'].map((name): Seat => ({
  kind: 'hot_seat',
  name,
}));

/** So many people who share one screen: nothing depends on a computer's mood. */
export const atOneScreen = (count: number): Seat[] => [ME, ...FRIENDS.slice(0, count - 1)];

/** Opens a table with these seats and options, and goes there. */
export async function opens(
  person: Person,
  game: string,
  seats: readonly Seat[],
  options: Record<string, unknown> = {},
) {
  await person.goesToTheLobby();
  const id = await person.page.evaluate(async body => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return ((await answer.json()) as { id: string }).id;
  }, JSON.stringify({ game, seats, options }));
  await person.page.goto(`/table/${id}`);
  // At one screen a curtain may hang before the table.
  const ready = person.curtain.or(person.page.locator('[data-test-map]'));
  await expect(ready.filter({ visible: true }).first()).toBeVisible();
}
