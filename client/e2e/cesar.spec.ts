import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { press } from './keys.ts';
import type { Person } from './person.ts';
import { tops } from './tops.ts';

/** More choices than any game needs. */
const ENOUGH = 200;

/** Sits down to a game against the weakest computer; who begins is drawn, so anyone may. */
async function sitsDown(person: Person, count = '2') {
  await person.goesToTheLobby();
  const game = person.page.locator('[data-test-game=cesar]');
  await game.locator('[data-test-choose] summary').click();
  await game.locator('[data-test-count]').selectOption(count);
  await game.getByLabel('Against').selectOption('random');
  await game.getByRole('button', { name: 'Play the computer' }).click();
  await person.isAtTheTable();
  expect(await person.isAsked()).toBe('yours');
}

/** Takes the first thing that can be had, again and again: a city, then its confirmation. */
async function playsToTheEnd(person: Person, take: (handle: string) => Promise<void>) {
  for (let i = 0; i < ENOUGH; i++) {
    if ((await person.isAsked()) === 'over') return;
    const [first] = await person.choices();
    await person.understood(() => take(first ?? ''));
  }
  expect(false, 'the game ends').toBe(true);
}

test('a whole game is played with the mouse on the map, and every point is counted', async ({
  person,
}) => {
  const { page } = person;
  // Among five each has eight turns.
  await sitsDown(person, '5');
  await playsToTheEnd(person, async handle => {
    const [kind, id = ''] = handle.split(':');
    if (kind === 'space') await person.clicksOnTheMap(id);
    else await person.prompt.locator(`[data-test-handle="${handle}"]`).click();
  });
  await expect(person.end).toBeVisible();
  const final = page.locator('[data-test-final]');
  await expect(final.getByRole('row')).toHaveCount(8);
  for (const player of [1, 2, 3, 4, 5]) {
    const cells = final.locator(`tbody tr td:nth-of-type(${player})`);
    const points = (await cells.allTextContents()).map(it => parseInt(it, 10));
    const total = points.pop();
    expect(points.reduce((a, b) => a + b, 0)).toBe(total);
  }
});

test('a whole game is played with the keyboard alone', async ({ person }) => {
  await sitsDown(person, '5');
  await playsToTheEnd(person, handle => press(person, handle));
  await expect(person.end).toBeVisible();
});

test('a turn is shown before it is confirmed, and can be taken back', async ({ person }) => {
  const { page } = person;
  await sitsDown(person);
  const laid = page.locator('[data-test-laid]');
  const [first = ''] = await person.choices();
  await person.understood(() => person.clicksOnTheMap(first.replace('space:', '')));
  await expect(laid).toContainText('Route to Rome');
  await expect(laid.getByRole('row', { name: /^Total/ })).toBeVisible();
  await person.undo.click();
  await expect(laid).toBeHidden();
  expect(await person.choices()).toContain(first);
});

test('a chain is laid from a start of one’s choice, city by city', async ({ person }) => {
  const { page } = person;
  await sitsDown(person);
  await person.understood(() => person.clicksOnTheMap('roma'));
  await expect(person.prompt).toContainText('Where does the chain go from Rome?');
  await expect(page.locator('[data-test-space=roma]')).toHaveAttribute('aria-pressed', 'true');
  const target = page.getByRole('button', { name: /Can be the next step\.$/ }).first();
  while (!(await target.evaluate(it => it === document.activeElement)))
    await page.keyboard.press('Tab');
  await person.understood(() => page.keyboard.press('Enter'));
  await expect(page.locator('[data-test-laid]')).toBeVisible();
  await person.understood(() => person.prompt.getByRole('button', { name: /^Take / }).click());
  await expect(page.locator('[data-test-road]')).not.toHaveCount(0);
});

test('on a phone nothing runs off the side, and what a turn brings comes right under the map', async ({
  another,
}) => {
  const person = await another({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await sitsDown(person, '5');
  const [first = ''] = await person.choices();
  await person.understood(() => person.choice(first).tap());
  const laid = person.page.locator('[data-test-laid]');
  await expect(laid).toBeVisible();
  const across = await person.page.evaluate(
    () => document.documentElement.scrollWidth <= innerWidth,
  );
  expect(across).toBe(true);
  const edges = await tops(person, ['[data-test-map]', '[data-test-laid]', '[data-test-seat]']);
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the table has nothing for axe to complain about, by ${colorScheme}`, async ({
    another,
  }) => {
    const person = await another({ colorScheme });
    await sitsDown(person, '4');
    const [first = ''] = await person.choices();
    await person.understood(() => person.choice(first).click());
    await person.page.getByText('Points in detail').first().click();
    await findsNothing(person, 'points in detail');
  });
}
