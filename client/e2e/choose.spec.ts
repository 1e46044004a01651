import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { press, presses } from './keys.ts';
import type { Person } from './person.ts';
import { atOneScreen, COMPUTER, ME, opens } from './tables.ts';

const composer = (person: Person) => person.page.locator('[data-test-composer]');
const along = (person: Person, unit: string) =>
  person.page.locator(`[data-test-along="unit:${unit}"]`);
const take = (person: Person, what: string) => person.page.locator(`[data-test-take="${what}"]`);
const leave = (person: Person, unit: string) =>
  person.page.locator(`[data-test-leave="unit:${unit}"]`);
const version = async (person: Person) =>
  Number(await person.page.locator('[data-test-version]').getAttribute('data-test-version'));

/** Settles something once and for all, as the menu of any table allows. */
async function settles(person: Person, ...choices: string[]) {
  await person.page.evaluate(all => {
    for (const [setting, choice] of all.map(it => it.split(':'))) {
      localStorage.setItem(`septem.settings.${setting}`, choice ?? '');
    }
  }, choices);
  await person.page.reload();
}

test('a leader who was chosen by mistake is let go, and nobody reads about it', async ({
  person,
  another,
}) => {
  await opens(person, 'conquest1984', atOneScreen(2));
  const watcher = await another();
  await watcher.comesTo(person.table);
  const lines = await watcher.log.count();

  await person.understood(() => person.clicksOnTheMap('egyptus'));
  if ((await composer(person).count()) === 0) {
    await person.understood(() => person.choice('leader:general').click());
  }
  await expect(composer(person)).toContainText('Out of Egyptus');
  await findsNothing(person, 'a march in progress');
  await person.page.keyboard.press('Escape');
  await expect(composer(person)).toHaveCount(0);
  await expect(person.choice('end_movement')).toBeVisible();

  // The next thing that anybody hears of is the first that happens.
  await person.understood(() => person.choice('end_movement').click());
  await expect(watcher.page.locator('[data-test-version="1"]')).toBeAttached();
  expect(await version(person)).toBe(1);
  await expect(watcher.log).not.toHaveCount(lines);
  await expect(watcher.log.filter({ hasText: /general|Caesar/ })).toHaveCount(0);
});

test('a march is two clicks, with fewer and more on the way, and goes back as one', async ({
  person,
}) => {
  await opens(person, 'conquest1984', atOneScreen(2));
  await person.understood(() => person.clicksOnTheMap('egyptus'));
  await person.understood(() => person.choice('leader:general').click());
  const all = Number(await along(person, 'infantry').locator('[aria-hidden]').textContent());
  expect(all).toBeGreaterThan(1);

  const fewer = along(person, 'infantry').locator('[aria-hidden]');
  await leave(person, 'infantry').click();
  await expect(fewer).toHaveText(String(all - 1));
  await leave(person, 'infantry').click();
  await expect(fewer).toHaveText(String(all - 2));
  await take(person, 'unit:infantry-1').click();
  await expect(fewer).toHaveText(String(all - 1));
  expect(await version(person)).toBe(0);

  await person.understood(() => person.clicksOnTheMap('cyrenaica'));
  await expect(person.page.locator('[data-test-realm=cyrenaica-0]')).toBeAttached();
  const marched = await version(person);
  expect(marched).toBeGreaterThan(2);
  await person.understood(() => person.undo.click());
  await expect(person.page.locator('[data-test-realm=cyrenaica-0]')).toHaveCount(0);
  await expect(person.choice('end_movement')).toBeVisible();
  await expect(person.log.last()).toContainText('back');
  expect(await version(person)).toBe(2 * marched);
  await expect(person.undo).toHaveAttribute('aria-disabled', 'true');
});

test('a march needs no mouse, and steps back one by one', async ({ person }) => {
  await opens(person, 'conquest1984', atOneScreen(2));
  await presses(person, 'space:egyptus', 'leader:general');
  const pieces = () =>
    person.page
      .locator('[data-test-draft]')
      .getAttribute('data-test-draft')
      .then(it => it?.split('; '));
  const begun = (await pieces())?.length ?? 0;
  await person.understood(() => person.page.keyboard.press('Backspace'));
  expect(await pieces()).toHaveLength(begun - 1);
  await leave(person, 'infantry').focus();
  await expect(leave(person, 'infantry')).toBeFocused();
  await press(person, 'space:cyrenaica');
  await expect(composer(person)).toHaveCount(0);
  expect(await version(person)).toBeGreaterThan(0);
});

test('against the computer a move is taken back with its answer', async ({ person }) => {
  await opens(person, 'hannibal', [COMPUTER, ME]);
  await person.isAsked();
  await person.understood(() => person.chooses('space:carthago', 'space:mauretania'));
  await expect.poll(() => version(person)).toBeGreaterThan(1);
  await expect(person.undo).toHaveAttribute('aria-disabled', 'false');
  await person.undo.click();
  await expect(person.log.last()).toContainText('takes the last action back');
  await expect(person.choice('space:carthago')).toBeVisible();
  await expect(person.log.filter({ hasText: 'takes the last action back' })).toHaveCount(1);
  await expect(person.undo).toHaveAttribute('aria-disabled', 'true');
});

test('who wants to be asked first is, by mouse and by keyboard', async ({ person }) => {
  await opens(person, 'hannibal', atOneScreen(2));
  await settles(person, 'confirm:on', 'passing:on');
  await person.isAsked();
  const confirm = person.page.locator('[data-test-confirm]');

  await person.choice('pass').click();
  await expect(person.prompt).toContainText('There is more that you could still do.');
  await findsNothing(person, 'a question in the bar');
  await person.page.keyboard.press('Escape');
  await expect(confirm).toHaveCount(0);
  expect(await version(person)).toBe(0);

  await person.choice('pass').click();
  await person.understood(() => confirm.click());
  expect(await version(person)).toBe(1);

  await press(person, 'pass');
  await expect(confirm).toBeVisible();
  await person.understood(() => person.page.keyboard.press('Enter'));
  expect(await version(person)).toBe(2);
});
