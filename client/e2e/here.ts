/** Tables on this device: how they are opened, and how each game is played out at them. */
import { expect } from '@playwright/test';
import { driveToTheEnd } from './driver.ts';
import type { Person } from './person.ts';
import { playToTheEnd } from './strategy.ts';

/** More choices than any of these games needs. */
const ENOUGH = 400;

interface Wish {
  /** How many play; all but the first are computers that know nothing. */
  count?: number;
  /** The clause of the option that ends the game early, and after how many rounds. */
  limit?: { rule: string; rounds: number };
}

/** Opens a table against computers on this device, by the form for new tables. */
export async function opensHere(person: Person, game: string, { count, limit }: Wish = {}) {
  await person.goesToTheLobby();
  const form = person.page.locator(`[data-test-game=${game}] [data-test-new-table]`);
  await form.locator('summary').click();
  if (count) await form.getByLabel('Players').selectOption(`${count}`);
  const seats = form.locator('.seats fieldset');
  for (let n = 1; n < (await seats.count()); n++) {
    const seat = seats.nth(n);
    await seat.getByRole('combobox').first().selectOption('computer');
    await seat.getByLabel('Against').selectOption('random');
  }
  if (limit) {
    const clause = person.page.locator(`a[href$="#${limit.rule}"]`);
    const option = form.locator('.option').filter({ has: clause });
    await option.locator('input').fill(`${limit.rounds}`);
    await option.locator('input').blur();
  }
  await form.getByRole('button', { name: 'Open the table' }).click();
  await person.page.waitForURL(/\/local#/);
  await expect(person.prompt).toBeVisible();
}

/** The choices that bring a turn to its end come first; else one after the other, so that nothing goes round in circles. */
const WANTED = ['confirm', 'ready', 'accept', 'end', 'end_movement', 'end_turn', 'stand', 'trade'];

/** What can be said in anybody's turn, and leads nowhere by itself. */
const TALK = ['concede', 'offer'];

function next(choices: readonly string[], turn: number): string {
  const wanted = WANTED.find(it => choices.includes(it));
  const moves = choices.filter(it => !TALK.includes(it));
  return wanted ?? moves[turn % moves.length] ?? 'pass';
}

async function takesWhatComes(person: Person) {
  for (let turn = 0; turn < ENOUGH; turn++) {
    // In another's turn there may be something to say, and it is gone before it is pressed.
    await expect(person.prompt).toHaveAttribute('data-test-prompt', /^(yours|over)$/);
    if ((await person.isAsked()) === 'over') return;
    const handle = next(await person.choices(), turn);
    await person.understood(() => person.choice(handle).click());
  }
  expect(false, 'the game ends').toBe(true);
}

/** Lays piles of Imperium by their keys until there are none to lay. */
async function laysPiles(person: Person) {
  const { page } = person;
  const composer = page.locator('[data-test-composer]');
  const over = page.locator('[data-test-prompt=over]');
  const confirm = composer.locator('[data-test-confirm]');
  for (let turn = 0; turn < ENOUGH; turn++) {
    await expect(composer.or(over).first()).toBeVisible();
    if (await over.isVisible()) return;
    for (const key of ['5', '9', '6', '8', '7', '4', '3']) {
      if ((await confirm.getAttribute('aria-disabled')) === 'false') break;
      const card = page
        .locator('[data-test-card]')
        .filter({ has: page.getByText(key, { exact: true }) });
      if ((await card.first().getAttribute('aria-disabled')) === 'true') continue;
      await person.understood(() => page.keyboard.press(key));
    }
    await person.understood(() => page.keyboard.press('Enter'));
  }
  expect(false, 'the game ends').toBe(true);
}

/** How a game is begun, as short as it can be had, and how it is played out. */
interface Plan {
  game: string;
  sitsDown: (person: Person) => Promise<void>;
  plays: (person: Person) => Promise<void>;
}

const short = (game: string, plays: Plan['plays'], wish: Wish = {}): Plan => ({
  game,
  sitsDown: person => opensHere(person, game, wish),
  plays,
});

/** The seven games. */
export const GAMES: Plan[] = [
  {
    game: 'hannibal',
    sitsDown: person => person.playsTheComputer(),
    plays: person => playToTheEnd(person, handle => person.choice(handle).click()),
  },
  short('imperium', laysPiles, { count: 2, limit: { rule: 'IMP-44', rounds: 2 } }),
  short(
    'circus',
    person => driveToTheEnd(person, handle => person.choice(handle).first().click()),
    { count: 2, limit: { rule: 'CIR-34', rounds: 2 } },
  ),
  short('conquerants', takesWhatComes),
  short('cesar', takesWhatComes, { count: 5 }),
  short('conquest1984', takesWhatComes, { count: 2, limit: { rule: 'C84-67', rounds: 1 } }),
  short('conquest2005', takesWhatComes, { count: 2, limit: { rule: 'C05-61', rounds: 1 } }),
];
