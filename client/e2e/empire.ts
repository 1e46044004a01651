/** What both editions of the conquest are tested with: tables of many seats, and choices made by keys alone. */
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

export type Seat =
  { kind: 'me' } | { kind: 'hot_seat'; name: string } | { kind: 'computer'; player: string };

export const ME: Seat = { kind: 'me' };
export const COMPUTER: Seat = { kind: 'computer', player: 'random' };
export const friend = (name: string): Seat => ({ kind: 'hot_seat', name });

/** Everything of WCAG 2.2 AA that a program can find. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function opens(
  person: Person,
  game: string,
  seats: readonly Seat[],
  options: Record<string, unknown>,
) {
  await person.goesToTheLobby();
  const id = await person.page.evaluate(async body => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return ((await answer.json()) as { id: string }).id;
  }, JSON.stringify({ game, seats, options }));
  await person.page.goto(`/table/${id}`);
  await person.isAtTheTable();
}

export async function findsNothing(person: Person, where: string) {
  const { violations } = await new AxeBuilder({ page: person.page }).withTags(RULES).analyze();
  const found = violations.map(it => `${it.id}: ${it.nodes.map(node => node.html).join(' | ')}`);
  expect(found, where).toEqual([]);
}

/** Chooses with the keyboard alone: by its number, or by walking to it. */
export async function presses(person: Person, ...handles: string[]) {
  for (const handle of handles) {
    const choice = person.choice(handle);
    const number = await choice.evaluate(it => it.querySelector('kbd')?.textContent);
    await person.understood(async () => {
      if (number) return person.page.keyboard.press(number);
      await choice.focus();
      await person.page.keyboard.press('Enter');
    });
  }
}

/** Moves nothing and buys nothing. */
export async function passes(person: Person, times = 1) {
  for (let n = 0; n < times; n++) await presses(person, 'button:end-movement', 'button:end-turn');
}
