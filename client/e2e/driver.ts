/** A driver simple enough for a test and good enough to end a race: the furthest way round, then home. */
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** More decisions than any race by this plan needs. */
const ENOUGH = 700;

/** The chariot that is moving. */
interface Moving {
  at: string;
  /** Whether the finish is open to it. */
  lap: boolean;
}

/** Where a hex lies: q to the right, r down and to the right, from the middle of the track. */
function coords(hex: string): { q: number; r: number } {
  const r = hex.charCodeAt(0) - 'f'.charCodeAt(0);
  const first = r <= 0 ? -(r + 5) : -5;
  return { q: first + Number(hex.slice(1)) - 1 - 5, r };
}

function angle(hex: string): number {
  const { q, r } = coords(hex);
  return Math.atan2(-r, q + r / 2);
}

function toFinish(hex: string): number {
  const { q, r } = coords(hex);
  const apart = (goal: number) => Math.max(Math.abs(q - goal), Math.abs(r), Math.abs(q - goal + r));
  return Math.min(...Array.from({ length: 11 }, (_, n) => apart(n - 5)));
}

const isFinish = (hex: string) => hex.startsWith('f') && toFinish(hex) === 0;

/** How good it is to land there. */
export function gain({ at, lap }: Moving, to: string): number {
  if (isFinish(to)) return 100;
  if (lap && coords(at).r < 0) return toFinish(at) - toFinish(to);
  const turned = angle(to) - angle(at);
  return ((turned + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
}

/** The landing that gains most, if any gains at all. */
export function best(moving: Moving, landings: readonly string[]): string | undefined {
  const sorted = landings.toSorted((a, b) => gain(moving, b) - gain(moving, a));
  return sorted.find(it => gain(moving, it) > 0.01);
}

export async function moving(person: Person): Promise<Moving> {
  const now = person.page.locator('[data-test-order][aria-current]');
  const at = (await now.getAttribute('data-test-at')) ?? '';
  return { at, lap: (await now.getAttribute('data-test-lap')) === 'true' };
}

/** The hexes among some handles. */
export const hexes = (handles: readonly string[]): string[] =>
  handles.flatMap(it => (it.startsWith('space:') ? it.slice('space:'.length) : []));

/** Decides once: places a chariot, or gives the moving one its best card. */
export async function decide(person: Person, take: (handle: string) => Promise<void>) {
  const choices = await person.choices();
  const cards = choices
    .filter(it => it.startsWith('card:'))
    .toSorted()
    .toReversed();
  if (cards.length === 0) {
    await person.understood(() => take(choices[0] ?? ''));
    return;
  }
  const chariot = await moving(person);
  for (const [n, card] of [...new Set(cards)].entries()) {
    if (n > 0) await person.understood(() => person.page.keyboard.press('Escape'));
    await person.understood(() => take(card));
    const landing = best(chariot, hexes(await person.choices()));
    if (landing) {
      await person.understood(() => take(`space:${landing}`));
      return;
    }
  }
  // Nothing gains: the smallest card is picked and costs least.
  await person.understood(() => take('spend'));
}

/** Drives until the race is over; `take` is how the person chooses. */
export async function driveToTheEnd(person: Person, take: (handle: string) => Promise<void>) {
  for (let i = 0; i < ENOUGH; i++) {
    if ((await person.isAsked()) === 'over') return;
    await decide(person, take);
  }
  expect(false, 'the race ends').toBe(true);
}
