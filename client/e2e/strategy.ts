/** A plan simple enough for a test and good enough to end a game: march round the sea to Rome. */
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** The way by land from Carthago to Roma. */
const ROAD = ['carthago', 'mauretania', 'hispania_ulterior', 'hispania_citerior', 'gallia', 'roma'];

/** More choices than any game by this plan needs. */
const ENOUGH = 400;

/** Which of the choices the plan takes; `before` is what was chosen just before, if the action goes on. */
export function planned(choices: readonly string[], before: string | null): string {
  const from = before === null ? -1 : ROAD.indexOf(before.replace('space:', ''));
  const onward = ROAD[from + 1];
  if (before !== null && onward && choices.includes(`space:${onward}`)) return `space:${onward}`;
  const furthest = ROAD.slice(0, -1).findLast(it => choices.includes(`space:${it}`));
  const best = furthest ? `space:${furthest}` : choices.findLast(it => it !== 'pass');
  return best ?? 'pass';
}

/** Plays by the plan until the game is over; `take` is how the person chooses. */
export async function playToTheEnd(person: Person, take: (handle: string) => Promise<void>) {
  let before: string | null = null;
  for (let i = 0; i < ENOUGH; i++) {
    if ((await person.isAsked()) === 'over') return;
    const handle = planned(await person.choices(), before);
    const picked = await person.understood(() => take(handle));
    before = picked > 0 ? handle : null;
  }
  expect(false, 'the game ends').toBe(true);
}
