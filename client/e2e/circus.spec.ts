import type { Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { decide, driveToTheEnd, hexes } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { press } from './keys.ts';
import type { Person } from './person.ts';
import { COMPUTER, computer, ME, opens } from './tables.ts';

/** Sits down with one computer player that moves at random, by these options. */
async function races(person: Person, options: Record<string, number | boolean>) {
  await opens(person, 'circus', [ME, COMPUTER], options);
}

/** Chooses where a mouse would: cards in the hand, hexes on the sand, buttons in their bars. */
async function clicks(person: Person, handle: string) {
  const [kind, id = ''] = handle.split(':');
  if (kind === 'space') await person.clicksOnTheMap(id);
  else if (kind === 'card') await person.choice(handle).click();
  else await person.prompt.locator(`[data-test-handle="${handle}"]`).click();
}

/** Places all chariots, so that the race is on and a card can be picked. */
async function placesAll(person: Person, take: (handle: string) => Promise<void>) {
  for (let n = 0; n < 3; n++) {
    await person.isAsked();
    await decide(person, take);
  }
  await person.isAsked();
}

test('two people at one screen race two computers for two rounds with the mouse', async ({
  person,
}) => {
  test.slow();
  await person.goesToTheLobby();
  const game = person.page.locator('[data-test-game=circus]');
  const form = game.locator('[data-test-new-table]');
  await form.locator('summary').click();
  await form.getByLabel('Players').selectOption('4');
  await form.getByLabel('Who plays Blue?').selectOption('hot_seat');
  await form.getByRole('group', { name: 'Blue' }).getByRole('textbox').fill('Livia');
  for (const side of ['Yellow', 'Green']) {
    await form.getByLabel(`Who plays ${side}?`).selectOption('computer');
    const seat = form.getByRole('group', { name: side });
    await seat.getByRole('combobox').last().selectOption('random');
  }
  await form.getByLabel('Round limit').fill('2');
  await form.getByRole('button', { name: 'Open the table' }).click();
  await person.isAtTheTable();

  await driveToTheEnd(person, handle => clicks(person, handle));
  await expect(person.log.filter({ hasText: 'that was the last round' })).toHaveCount(1);
  const told = await person.log.filter({ hasText: 'First:' }).allTextContents();
  expect(told).not.toEqual([]);
  const winners = told.map(it => /First: (\w+)/.exec(it)?.[1]);
  await expect(person.end).toContainText(`Victory: ${winners.join(', ')}`);
  for (const seat of ['Red', 'Blue', 'Yellow', 'Green']) {
    await expect(person.log.filter({ hasText: new RegExp(`: ${seat}, 0 home`) })).toHaveCount(1);
  }
});

test('a race is driven with the keyboard alone', async ({ person }) => {
  test.slow();
  await races(person, { round_limit: 1 });
  await driveToTheEnd(person, handle => press(person, handle));
  await expect(person.end).toBeVisible();
  await expect(person.log.filter({ hasText: 'that was the last round' })).toHaveCount(1);
});

test('a race of four computers is watched to the finish', async ({ person }) => {
  test.slow();
  await opens(person, 'circus', Array(4).fill(computer('level1')));
  await expect(person.end).toBeVisible({ timeout: 120_000 });
  await expect(person.log.filter({ hasText: 'has all three chariots home' })).toHaveCount(1);
  await expect(person.log.filter({ hasText: /First: \w+, all home/ })).toHaveCount(1);
  await expect(person.page.locator('[data-test-chariot]')).toHaveCount(12);
});

test('the hexes that a card reaches are shown at once, named, and chosen by keyboard', async ({
  person,
}) => {
  const { page } = person;
  await races(person, {});
  await placesAll(person, handle => clicks(person, handle));
  await expect(page.locator('[data-test-space]')).toHaveCount(0);
  await page.keyboard.press('1');
  const offered = hexes(await person.choices());
  expect(offered.length).toBeGreaterThan(0);
  await expect(page.locator('[data-test-space]')).toHaveCount(offered.length);

  const first = page.locator('[data-test-space]').first();
  await expect(first).toHaveAccessibleName(/^[A-K]\d+, (upper|lower) straight|transition/);
  await expect(page.locator('[data-test-way=ahead]')).toHaveCount(0);
  await first.hover();
  await expect(page.locator('[data-test-way=ahead]')).toHaveCount(1);
  await first.focus();
  await person.understood(() => page.keyboard.press('Enter'));
  await expect(person.log.filter({ hasText: 'with the 1.' })).not.toHaveCount(0);
  await expect(person.choice('card:1')).toHaveAccessibleName('Card 1, used this round');
});

test('what a chariot may not do says why and leads to its rule', async ({ person }) => {
  await races(person, {});
  await placesAll(person, handle => clicks(person, handle));
  const stop = person.prompt.getByRole('button', { name: 'No more cards' });
  await expect(stop).toHaveAttribute('aria-disabled', 'true');
  await stop.click({ force: true });
  const notice = person.page.locator('[data-test-notice]');
  await expect(notice).toContainText('at least one card');
  await notice.getByRole('link', { name: '§13' }).click();
  await expect(person.page.locator('[data-test-drawer] [data-clause=CIR-13]')).toBeInViewport();
});

test('every hex on the board bears the name that the log tells', async ({ person }) => {
  await races(person, {});
  await placesAll(person, handle => clicks(person, handle));
  const placed = await person.log.filter({ hasText: 'lines up on' }).allTextContents();
  const told = placed.flatMap(it => /lines up on ([A-K]\d+)/.exec(it)?.[1] ?? []);
  expect(told.length).toBeGreaterThan(0);
  const printed = await person.page.locator('[data-test-names] tspan').allTextContents();
  expect(told.filter(name => !printed.includes(name))).toEqual([]);
});

test('where every chariot stands is told beside the board, in the order of the race', async ({
  person,
}) => {
  await races(person, {});
  await placesAll(person, handle => clicks(person, handle));
  const race = person.page.getByRole('region', { name: 'The race' });
  const told = await race.getByRole('listitem').allTextContents();
  expect(told).toHaveLength(6);
  for (const line of told) {
    expect(line).toMatch(/(Red|Blue) I+, on [A-K]\d+, (upper|lower) straight|transition/);
    expect(line).toMatch(/lap not done, \d+ hex(es)? to go/);
  }
  expect(told.filter(line => line.includes('is moving'))).toHaveLength(1);
});

/** What can be chosen bears its name, on the sand or in large letters of its own. */
async function expectNames(page: Page) {
  const spaces = page.locator('[data-test-space]');
  const ids = await spaces.evaluateAll(all => all.map(it => it.getAttribute('data-test-space')));
  const printed = await page
    .locator('[data-test-names] tspan, [data-test-space] text')
    .allTextContents();
  expect(ids.filter(id => !printed.includes(id?.toUpperCase() ?? ''))).toEqual([]);
}

test('on a phone a thumb hits every hex that is asked about, and plus comes closer to it', async ({
  another,
}) => {
  const person = await another({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = person;
  await races(person, {});
  await person.isAsked();
  const targets = async () => {
    const map = await page.locator('[data-test-map]').boundingBox();
    const spaces = await page.locator('[data-test-space]').all();
    const boxes = await Promise.all(spaces.map(it => it.boundingBox()));
    return boxes.map(box => ({
      large: box !== null && box.width >= 32 && box.height >= 32,
      inside:
        box !== null &&
        map !== null &&
        box.x + box.width / 2 > map.x &&
        box.x + box.width / 2 < map.x + map.width &&
        box.y + box.height / 2 > map.y &&
        box.y + box.height / 2 < map.y + map.height,
    }));
  };
  const reachable = (n: number) => Array.from({ length: n }, () => ({ large: true, inside: true }));
  await expect.poll(async () => (await targets()).length).toBeGreaterThan(0);
  const start = await targets();
  expect(start).toEqual(reachable(start.length));

  await placesAll(person, handle => person.choice(handle).tap());
  const whole = await page.locator('.sheet').evaluate(it => it.getBoundingClientRect().width);
  for (const card of ['1', '2', '3', '4', '5']) {
    await person.understood(() => person.choice(`card:${card}`).tap());
    const asked = await targets();
    expect(asked, `card ${card}`).toEqual(reachable(asked.length));
    await expectNames(page);
    await person.understood(() => page.keyboard.press('Escape'));
  }
  const again = await page.locator('.sheet').evaluate(it => it.getBoundingClientRect().width);
  expect(again).toBeCloseTo(whole);

  const mover = page.locator('.stage');
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Closer' }).tap();
  await expect(mover).toBeInViewport({ ratio: 1 });
});

for (const look of [
  { locale: 'en-GB', colorScheme: 'light' },
  { locale: 'fr-FR', colorScheme: 'dark' },
] as const) {
  test(`on a phone a chariot is driven by touch, and axe finds nothing (${look.locale}, ${look.colorScheme})`, async ({
    another,
  }) => {
    const person = await another({
      ...look,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await races(person, { round_limit: 1 });
    const taps = (handle: string) => person.choice(handle).tap();
    await placesAll(person, taps);
    await person.understood(() => taps('card:1'));
    const wide = await person.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await findsNothing(person, 'a picked card');
    await person.understood(() => taps('spend'));
    await driveToTheEnd(person, taps);
    await findsNothing(person, 'the end');
  });
}
