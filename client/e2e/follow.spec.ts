/** Following the others, with motion: every ply is seen, at one's own pace, and an account tells it afterwards. */
import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';
import { COMPUTER, ME, opens } from './tables.ts';
import { tops } from './tops.ts';

/** More than a round at its slowest takes. */
const A_ROUND = 60_000;

const MOTION = { reducedMotion: 'no-preference' } as const;
const PHONE = { ...MOTION, locale: 'fr-FR', viewport: { width: 390, height: 844 } } as const;

const unveiling = (person: Person) => person.page.locator('[data-test-unveiling]');
const follow = (person: Person) => person.page.locator('[data-test-follow]');
const account = (person: Person) => person.page.locator('[data-test-account]');
const pause = (person: Person) => person.page.locator('[data-test-pause]');

/** Four computers without a thought: however they choose, a round is one pile of each and what comes of it. */
async function sitsDown(person: Person, pace: 'normal' | 'slow') {
  await person.page.addInitScript(it => localStorage.setItem('septem.settings.pace', it), pace);
  await opens(person, 'imperium', [ME, COMPUTER, COMPUTER, COMPUTER, COMPUTER]);
}

/** Lays three cards by their keys, once there is something to choose. */
async function lays(person: Person) {
  const { page } = person;
  await expect(page.locator('[data-test-composer]')).toBeVisible({ timeout: A_ROUND });
  for (const key of ['5', '9', '6']) await person.understood(() => page.keyboard.press(key));
  await page.keyboard.press('Enter');
}

const version = async (person: Person) =>
  Number(await person.page.locator('[data-test-version]').getAttribute('data-test-version'));

/** Goes to now as often as it takes: who has asked the Oracle chooses anew meanwhile. */
async function isSoonAsked(person: Person, goes: () => Promise<void>) {
  await expect(async () => {
    if (await follow(person).isVisible()) await goes();
    await expect(person.prompt).toHaveAttribute('data-test-prompt', 'yours', { timeout: 500 });
  }).toPass({ timeout: A_ROUND });
}

test('every ply of a round is seen, and piles are open before a marker lies', async ({
  another,
}) => {
  test.setTimeout(2 * A_ROUND);
  const person = await another(MOTION);
  await sitsDown(person, 'normal');
  await expect(person.page.locator('[data-test-composer]')).toBeVisible({ timeout: A_ROUND });
  await person.page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-test-version]');
    const seen = [Number(table?.dataset.testVersion)];
    const look = () => seen.push(Number(table?.dataset.testVersion));
    const options = { attributes: true, attributeFilter: ['data-test-version'] };
    if (table) new MutationObserver(look).observe(table, options);
    Object.assign(window, { seen });
  });
  await lays(person);

  await expect(unveiling(person)).toBeVisible();
  await expect(person.page.locator('[data-test-stack]')).toHaveCount(0);
  await expect(unveiling(person)).toContainText('Red: Asia, Bread and Games, Hispania');
  await expect(account(person)).toBeVisible({ timeout: A_ROUND });
  await person.sees('yours');

  const seen = await person.page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  const [first = 0] = seen;
  expect(seen).toEqual(Array.from(seen, (_, i) => first + i));
  expect(seen.at(-1)).toBe(await version(person));
  expect(await version(person)).toBeGreaterThanOrEqual(5);
});

for (const by of ['keyboard', 'mouse'] as const) {
  test(`the others are paused, shown step by step and skipped by ${by}`, async ({ another }) => {
    test.setTimeout(2 * A_ROUND);
    const person = await another(MOTION);
    const { page } = person;
    const does = (key: string, hook: string) =>
      by === 'keyboard' ? page.keyboard.press(key) : page.locator(hook).click();
    await sitsDown(person, 'slow');
    const map = await tops(person, ['[data-test-map]']);
    await lays(person);

    await expect(unveiling(person)).toBeVisible();
    expect(await tops(person, ['[data-test-map]']), 'the board stays').toEqual(map);
    await does('k', '[data-test-pause]');
    await expect(pause(person)).toHaveAttribute('data-test-pause', 'true');
    await findsNothing(person, 'piles that are open');
    const before = await version(person);
    await does('n', '[data-test-step]');
    await expect.poll(() => version(person)).toBe(before + 1);
    await expect(pause(person)).toHaveAttribute('data-test-pause', 'true');

    await isSoonAsked(person, () => does('l', '[data-test-catch-up]'));
    await expect(follow(person)).toBeHidden();
    await expect(person.page.locator('[data-test-composer]')).toBeVisible();
  });
}

test('whoever is asked is told what happened since their last turn, and sees it on the map', async ({
  person,
}) => {
  const { page } = person;
  await sitsDown(person, 'normal');
  await lays(person);
  await expect(account(person)).toHaveAttribute('data-test-account', 'turn');
  const deed = account(person).locator('details').first();
  await deed.locator('summary').click();
  const line = deed.locator('[data-test-account-line]:not([data-test-account-line=""])').first();
  await line.focus();
  await expect(page.locator('.marked').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await findsNothing(person, 'an account that is open');
  await page.keyboard.press('Enter');
  await expect(line).toHaveAttribute('aria-pressed', 'false');

  await account(person).locator('[data-test-account-again]').click();
  await person.sees('past');
  await person.sees('yours');
  await account(person).locator('[data-test-account-close]').click();
  await expect(account(person)).toBeHidden();
});

test('a round is called out once, in few words', async ({ person }) => {
  await sitsDown(person, 'normal');
  await person.page.evaluate(() => {
    const region = document.querySelector('[data-test-announced]');
    const heard: string[] = [];
    const listen = () => heard.push(region?.textContent ?? '');
    if (region)
      new MutationObserver(listen).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    Object.assign(window, { heard });
  });
  await lays(person);
  await expect(account(person)).toBeVisible();
  const heard = () => person.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(async () => (await heard()).join(' ')).toContain('in the log.');
  const letters = (await heard()).join('').length;
  expect((await heard()).length).toBeLessThanOrEqual(4);
  expect(letters).toBeLessThanOrEqual(4 * 600);
});

test('on a phone the board stays where it is, and the account is one line that opens', async ({
  another,
}) => {
  test.setTimeout(2 * A_ROUND);
  const person = await another(PHONE);
  await sitsDown(person, 'slow');
  await lays(person);
  await expect(pause(person)).toBeInViewport();
  await pause(person).click();
  const map = await tops(person, ['[data-test-map]']);
  await person.page.locator('[data-test-step]').click();
  await expect(person.page.locator('[data-test-caption]')).toBeInViewport();
  expect(await tops(person, ['[data-test-map]']), 'the board stays').toEqual(map);
  await isSoonAsked(person, () => person.page.locator('[data-test-catch-up]').click());

  const fold = account(person).locator('[data-test-account-fold]');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(fold).toBeInViewport();
  await fold.click();
  await expect(account(person).locator('summary').first()).toBeVisible();
  await findsNothing(person, 'an account on a phone');
  const overflow = await person.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'nothing sticks out').toBeLessThanOrEqual(0);
});
