import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { playToTheEnd } from './strategy.ts';

/** Each page in both languages, by day and by night. */
const LOOKS = ['en-GB', 'fr-FR'].flatMap(locale =>
  (['light', 'dark'] as const).map(colorScheme => ({ locale, colorScheme })),
);

for (const look of LOOKS) {
  const name = `${look.locale}, ${look.colorScheme}`;

  test(`axe finds nothing on the quiet pages (${name})`, async ({ another }) => {
    const person = await another(look);
    for (const address of ['/', '/about', '/nowhere', '/table/nothing']) {
      await person.page.goto(address);
      await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(person.page.getByText(/^(One moment|Un instant)/)).toBeHidden();
      await findsNothing(person, address);
    }
    await person.goesToTheLobby();
    await person.page.locator('[data-test-game=hannibal] [data-test-new-table] summary').click();
    await findsNothing(person, 'the form for a new table');
  });

  test(`axe finds nothing at the table (${name})`, async ({ another }) => {
    const host = await another({ locale: 'en-GB', colorScheme: look.colorScheme });
    await host.opensATable('open', 'me');
    const guest = await another(look);
    await guest.comesTo(host.table);
    await findsNothing(guest, 'a free seat');
    await guest.page.locator('[data-test-seat="0"]').getByRole('button').click();
    await host.isAsked();
    await host.chooses('space:sardinia-carthago', 'space:roma-corsica');
    await guest.isAsked();
    await findsNothing(guest, 'a fight');
    await host.plays(1);
    await guest.plays(5);
    await expect(guest.log.filter({ hasText: '5, Carthage 1' })).toHaveCount(1);
    await findsNothing(guest, 'a report');
    await guest.page.keyboard.press('?');
    await expect(guest.page.getByRole('dialog')).toBeVisible();
    await findsNothing(guest, 'the help');
    await guest.page.keyboard.press('Escape');
    await guest.page.getByRole('button', { name: 'Menu' }).click();
    await findsNothing(guest, 'the menu');
  });
}

test('axe finds nothing on the curtain and at the end', async ({ person, another }) => {
  await person.opensATable('me', 'hot_seat');
  await person.sees('yours');
  await person.understood(() => person.chooses('space:sardinia-carthago', 'space:roma-corsica'));
  await expect(person.curtain).toBeVisible();
  await findsNothing(person, 'the curtain');

  const player = await another();
  await player.playsTheComputer();
  await playToTheEnd(player, handle => player.choice(handle).click());
  await expect(player.end).toBeVisible();
  await findsNothing(player, 'the end');
});

test('the language is the browser’s at first, then the one that was chosen', async ({
  another,
}) => {
  const person = await another({ locale: 'fr-FR' });
  await person.goesToTheLobby();
  const html = person.page.locator('html');
  await expect(html).toHaveAttribute('lang', 'fr');
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText('Prenez place');

  await person.page.locator('[data-test-language]').selectOption('en');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText('Take a seat');
  await person.page.reload();
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText('Take a seat');
});

test('the language changes in the middle of a game, log and all', async ({ person }) => {
  await person.hasPlayedATurn();
  await person.page.getByRole('button', { name: 'Menu' }).click();
  await person.page.locator('[data-test-language]').selectOption('fr');
  await expect(person.prompt).toContainText('Déplacez une légion ou une flotte.');
  await expect(person.log).toHaveText([
    'Une légion carthaginoise marche de Carthago en Mauretania.',
    'Une légion romaine marche de Roma en Gallia.',
  ]);
});

test('night and day are the system’s at first, then what was chosen', async ({ another }) => {
  const person = await another({ colorScheme: 'dark' });
  await person.goesToTheLobby();
  const paper = () => person.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const night = await paper();
  await person.page.locator('[data-test-theme]').selectOption('light');
  expect(await paper()).not.toBe(night);
  await person.page.reload();
  await expect(person.page.locator('[data-test-theme]')).toHaveValue('light');
  expect(await paper()).not.toBe(night);
});

test('a name is changed in place', async ({ person }) => {
  await person.goesToTheLobby();
  await person.page.getByLabel('Your name at the table').fill('Cornelia');
  await person.page.keyboard.press('Enter');
  await person.page.getByLabel('Your name at the table').fill('not this one');
  await person.page.keyboard.press('Escape');
  await expect(person.page.getByLabel('Your name at the table')).toHaveValue('Cornelia');
  await person.page.reload();
  await expect(person.page.getByLabel('Your name at the table')).toHaveValue('Cornelia');
});

test('a name that was just typed is on the seat one sits down in', async ({ person }) => {
  await person.goesToTheLobby();
  await person.page.getByLabel('Your name at the table').fill('Livia');
  const game = person.page.locator('[data-test-game=hannibal]');
  await game.getByRole('button', { name: 'Play the computer' }).click();
  await expect(person.page.getByRole('region', { name: 'Seats' })).toContainText('Livia');
});

test('settings are opened from the lobby and from a table, and are the same at both', async ({
  person,
}) => {
  const { page } = person;
  await person.goesToTheLobby();
  await page.locator('[data-test-open-settings]').click();
  await findsNothing(person, 'the settings');
  await page.locator('[data-test-setting="pace:slow"]').check();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-test-settings]')).toHaveCount(0);
  await person.playsTheComputer();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-test-open-settings]').click();
  await expect(page.locator('[data-test-setting="pace:slow"]')).toBeChecked();
  await findsNothing(person, 'the settings at a table');
});
