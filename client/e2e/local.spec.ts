import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { GAMES, opensHere } from './here.ts';
import { Person } from './person.ts';

for (const { game, sitsDown, plays } of GAMES) {
  test(`with the network cut, a whole game of ${game} is played against the computer`, async ({
    person,
  }) => {
    test.slow();
    const { page } = person;
    await sitsDown(person);
    await person.sees('yours');
    // A hint needs all that a computer player needs: once it is there, nothing more is fetched.
    await page.keyboard.press('h');
    const hint = page.locator('[data-test-hint=given]');
    await expect(hint).toContainText(/A good player would: .+Expected standing \d+% now, \d+%/);
    await page.keyboard.press('h');
    await expect(hint).toBeHidden();

    await page.context().setOffline(true);
    await plays(person);
    await expect(person.end).toBeVisible();
  });
}

test('a reload in the middle of a game on this device loses nothing', async ({ person }) => {
  const { page } = person;
  await opensHere(person, 'cesar', { count: 2 });
  await person.sees('yours');
  for (let turn = 0; turn < 4; turn++) {
    await person.isAsked();
    const choices = await person.choices();
    const handle = choices.find(it => it === 'confirm') ?? choices[0] ?? '';
    await person.understood(() => person.choice(handle).click());
  }
  await person.isAsked();
  const before = await person.log.allTextContents();
  const version = await page.locator('[data-test-version]').getAttribute('data-test-version');
  expect(before.length).toBeGreaterThan(0);

  await page.reload();
  await person.isAsked();
  await expect(page.locator('[data-test-version]')).toHaveAttribute(
    'data-test-version',
    `${version}`,
  );
  expect(await person.log.allTextContents()).toEqual(before);

  await page.goto('/');
  const row = page.getByRole('listitem').filter({ hasText: 'on this device' });
  await expect(row).toHaveCount(1);
  await row.getByRole('link').click();
  await person.isAsked();
});

test('two people at one screen have a curtain between them without a server, too', async ({
  person: both,
}) => {
  await both.opensATable('me', 'hot_seat');
  expect(both.table).toContain('/local#');
  await both.sees('yours');
  await both.page.context().setOffline(true);
  await both.understood(() => both.chooses('space:carthago', 'space:zama'));
  await expect(both.choice('space:roma')).toBeVisible();
  await expect(both.curtain).toBeHidden();
  await both.understood(() => both.chooses('space:roma-corsica', 'space:sardinia-carthago'));
  await expect(both.curtain).toContainText('Pass the screen to Rome');
  await both.curtain.getByRole('button', { name: 'I am Rome' }).click();
  await both.plays(3);
  await expect(both.curtain).toContainText('Pass the screen to Carthage (Livia)');
  await both.page.keyboard.press('Enter');
  await both.plays(5);
  await expect(both.log.filter({ hasText: 'Rome plays 3, Carthage 5.' })).toHaveCount(1);
});

test('of two windows one plays and the other watches, until the first is closed', async ({
  person,
}) => {
  await person.hasPlayedATurn();
  const page = await person.page.context().newPage();
  const watcher = new Person(page);
  await watcher.comesTo(person.table);
  const watching = page.locator('[data-test-watching]');
  await expect(watching).toContainText('being played in another window');
  await watcher.sees('waiting');
  expect(await watcher.choices()).toEqual([]);
  await findsNothing(watcher, 'a table that is watched');
  // A click and a key change nothing, and undo is not offered.
  await watcher.clicksOnTheMap('carthago');
  await page.keyboard.press('u');
  await expect(watcher.undo).toHaveAttribute('aria-disabled', 'true');

  await person.understood(() => person.chooses('space:carthago', 'space:zama'));
  await expect(watcher.log.last()).toContainText('Zama');
  await expect(person.page.locator('[data-test-watching]')).toBeHidden();

  await person.page.close();
  await expect(watching).toBeHidden();
  await watcher.sees('yours');
  await watcher.understood(() => watcher.chooses('space:roma', 'space:gallia'));
  await expect(watcher.log.last()).toContainText('Gallia');
});
