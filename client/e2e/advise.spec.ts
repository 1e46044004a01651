import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { opensHere } from './here.ts';
import type { Person } from './person.ts';
import { atOneScreen, COMPUTER, opens } from './tables.ts';

const hint = (person: Person) => person.page.locator('[data-test-hint]');
const band = (person: Person) => person.page.locator('[data-test-copy]');
const version = (person: Person) =>
  person.page.locator('[data-test-version]').getAttribute('data-test-version');

test('a hint is shown on the board and in the list, leads through the clicks, and goes with the move', async ({
  person,
}) => {
  const { page } = person;
  await person.playsTheComputer();
  await person.isAsked();
  const button = person.prompt.getByRole('button', { name: 'Hint' });
  const place = await page.locator('main').boundingBox();
  await button.click();
  await expect(hint(person)).toContainText('A good player would:');
  expect(await page.locator('main').boundingBox(), 'the board stays where it is').toEqual(place);
  await expect(hint(person)).toContainText(/Expected standing \d+% now, \d+% after it/);
  await expect(hint(person)).toContainText('Next best:');
  await findsNothing(person, 'a hint');
  const advised = page.locator('.choice.hinted');
  const bar = person.prompt.locator('.hinted');
  await expect(advised.or(bar).first()).toBeVisible();
  await button.click();
  await expect(hint(person)).toBeHidden();
  await expect(advised).toHaveCount(0);

  // Followed to the end, it is played, and gone.
  await page.keyboard.press('h');
  await expect(hint(person)).toHaveAttribute('data-test-hint', 'given');
  const before = await version(person);
  for (let click = 0; (await version(person)) === before && click < 5; click++) {
    await person.understood(() => advised.click());
  }
  await expect(hint(person)).toBeHidden();
});

test('at tables of the server nobody is given a hint', async ({ person }) => {
  await opens(person, 'hannibal', atOneScreen(2));
  await person.isAsked();
  await expect(person.prompt.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await person.page.keyboard.press('h');
  await expect(hint(person)).toHaveCount(0);
  await expect(person.page.locator('[data-test-what-if]')).toHaveCount(0);
});

test('what if: a running game is played on a copy, for all seats and without a curtain, and no trace stays', async ({
  person,
}) => {
  const { page } = person;
  await person.opensATable('me', 'hot_seat');
  await person.isAsked();
  await person.understood(() => person.chooses('space:carthago', 'space:mauretania'));
  await expect(person.choice('space:roma')).toBeVisible();
  const [table, lines] = [person.table, await person.log.count()];
  await page.locator('[data-test-what-if]').click();
  await expect(band(person)).toContainText('nothing here counts');
  await findsNothing(person, 'a copy');
  expect(person.table).not.toBe(table);

  await person.isAsked();
  await person.understood(() => person.chooses('space:roma-corsica', 'space:sardinia-carthago'));
  // Both cards are chosen one after the other, by the same person.
  await person.isAsked();
  await person.plays(3);
  await expect(person.curtain).toBeHidden();
  await expect(page.locator('[data-test-card]').first()).toBeVisible();
  await person.plays(5);
  await expect(person.log.filter({ hasText: 'Rome plays 3, Carthage 5.' })).toHaveCount(1);
  const copy = person.table;

  await band(person).getByRole('button', { name: 'Back to the game' }).click();
  await expect(band(person)).toHaveCount(0);
  expect(person.table).toBe(table);
  await expect(person.choice('space:roma')).toBeVisible();
  await expect(person.log).toHaveCount(lines);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('try-');
  const stored = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const opening = indexedDB.open('septem');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('tables').objectStore('tables').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
  expect(stored).toBe(1);
  await page.goto('/');
  await expect(page.getByRole('listitem').filter({ hasText: 'on this device' })).toHaveCount(1);

  await page.goto(copy);
  await expect(page.getByText('This was a copy to try things out on.')).toBeVisible();
  await findsNothing(person, 'a copy that is gone');
});

test('what if: any move of a game on the server can be tried otherwise once it is over', async ({
  person,
}) => {
  const { page } = person;
  await opens(person, 'imperium', [COMPUTER, COMPUTER], { round_limit: 1 });
  await expect(person.prompt).toHaveAttribute('data-test-prompt', 'over', { timeout: 30_000 });
  await person.strip.getByRole('button', { name: 'To the beginning' }).click();
  await person.sees('past');
  const there = page.url();
  await page.keyboard.press('w');
  await expect(band(person)).toBeVisible();
  await expect(page).toHaveURL(/\/local#try-/);

  // Both piles are laid by the same person, one after the other, without a curtain.
  for (const keys of ['596', '871']) {
    await expect(page.locator('[data-test-composer]')).toBeVisible();
    for (const key of keys) await person.understood(() => page.keyboard.press(key));
    await person.understood(() => page.keyboard.press('Enter'));
    await expect(person.curtain).toHaveCount(0);
  }
  await expect(person.log).not.toHaveCount(0);

  await band(person).getByRole('button', { name: 'Back to the game' }).click();
  await person.sees('past');
  expect(page.url()).toBe(there);
});

test('the board of each game is shown in the lobby, for as many as play', async ({ person }) => {
  const { page } = person;
  await person.goesToTheLobby();
  const cards = page.locator('[data-test-game]');
  await expect(cards).toHaveCount(7);
  for (const card of await cards.all()) {
    const look = card.locator('[data-test-look]');
    await look.locator('summary').click();
    const board = look.getByRole('img', { name: /the board before the first turn/ });
    await expect(board).toBeVisible();
    await expect(board.locator('svg, [data-test-map]').first()).toBeVisible();
  }
  const empire = page.locator('[data-test-game=conquest1984]');
  await empire.locator('[data-test-choose] summary').click();
  await empire.locator('[data-test-count]').selectOption('3');
  await expect(empire.getByRole('img', { name: /for 3 players/ })).toBeVisible();
  await findsNothing(person, 'the lobby with its boards');
});

test('a game goes on where nothing may be kept, and the page says so', async ({ another }) => {
  // Such a window keeps no page either.
  const person = await another({ serviceWorkers: 'block' });
  const { page } = person;
  // The worker finds a browser that forbids it to keep anything.
  await page.route(/keeper\.worker.*\.js$/, async route => {
    const answer = await route.fetch();
    const forbid = `Object.defineProperty(self, 'indexedDB', { get() { throw new Error('forbidden'); } });\n`;
    await route.fulfill({ response: answer, body: forbid + (await answer.text()) });
  });
  await opensHere(person, 'hannibal');
  await person.sees('yours');
  const notice = page.locator('[data-test-not-kept]');
  await expect(notice).toContainText('the game lasts as long as this page');
  await findsNothing(person, 'a game that is not kept');
  const [first = ''] = await person.choices();
  await person.understood(() => person.choice(first).click());
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'on this device' })).toHaveCount(1);
});
