/** The games without a server: plain files in a folder of any host. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openHost, writeSite, type Host } from './host.ts';
import type { Person } from './person.ts';

let folder: string;
let host: Host;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'septem-site-'));
  await writeSite(folder);
  host = await openHost(folder, '/club/septem/');
});

test.afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

async function comesToTheLobby(person: Person) {
  await person.page.goto(host.address);
  await expect(person.page.locator('[data-test-play]').first()).toBeVisible();
}

async function playsTheComputer(person: Person) {
  await comesToTheLobby(person);
  const game = person.page.locator('[data-test-game=hannibal]');
  await game.locator('[data-test-choose] summary').click();
  await game.getByLabel('You play').selectOption('Carthage');
  await game.getByRole('button', { name: 'Play the computer' }).click();
  await person.isAtTheTable();
  await person.isAsked();
}

test('a game against the computer goes on after a reload in its midst', async ({ person }) => {
  await playsTheComputer(person);
  expect(person.page.url()).toContain('/club/septem/local#');
  await person.understood(() => person.chooses('space:carthago', 'space:zama'));
  await expect(person.log.first()).toContainText('from Carthago to Zama');
  await person.isAsked();

  await person.page.reload();
  await person.isAtTheTable();
  await expect(person.log.filter({ hasText: 'from Carthago to Zama' })).toHaveCount(1);
  await person.isAsked();

  await person.page.getByRole('button', { name: 'Menu' }).click();
  await person.page.getByRole('link', { name: 'Lobby' }).click();
  await expect(person.page.locator('[data-test-table]')).toHaveCount(1);
  expect(new URL(person.page.url()).pathname).toBe('/club/septem/');
});

test('every address can be come to from outside, and leads on', async ({ person }) => {
  const { page } = person;
  host.missing.length = 0;
  const EXAMPLE = 'rules/hannibal/examples/HAN-39-three-legions-in-gallia';
  for (const address of ['rules/hannibal', 'rules/hannibal/aid', EXAMPLE, 'about', 'sources']) {
    await page.goto(host.address + address);
    await expect(page.getByText(/^One moment/)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await page.goto(`${host.address}rules/hannibal#HAN-11`);
  await expect(page.locator('#HAN-11')).toBeInViewport();
  await page.getByRole('link', { name: 'Lobby' }).click();
  await expect(page.locator('[data-test-play]').first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('#HAN-11')).toBeVisible();
  expect(host.missing).toEqual([]);
});

test('nothing is offered that needs a server, in either language', async ({ another }) => {
  for (const locale of ['en-GB', 'fr-FR']) {
    const person = await another({ locale });
    const asked: string[] = [];
    person.page.on('request', request => asked.push(request.url()));
    await comesToTheLobby(person);
    await findsNothing(person, 'the lobby of a plain host');
    const form = person.page.locator('[data-test-game=hannibal] [data-test-new-table]');
    await form.locator('summary').click();
    await expect(form.locator('option[value=open]')).toHaveCount(0);
    await expect(form.getByRole('checkbox', { name: /server|serveur/ })).toHaveCount(0);
    await findsNothing(person, 'the form for a new table');
    await person.page.goto(`${host.address}about`);
    await expect(person.page.getByText('cookie')).toHaveCount(0);
    expect(asked.filter(it => !it.startsWith(host.address) || it.includes('/api'))).toEqual([]);
  }
});

test('two people play at one screen', async ({ person }) => {
  await comesToTheLobby(person);
  const form = person.page.locator('[data-test-game=hannibal] [data-test-new-table]');
  await form.locator('summary').click();
  const seat = form.getByRole('group', { name: 'Carthage' });
  await seat.getByLabel('Who plays Carthage?').selectOption('hot_seat');
  await seat.getByRole('textbox').fill('Livia');
  await form.getByRole('button', { name: 'Open the table' }).click();
  await person.isAtTheTable();
  await expect(person.page.getByRole('region', { name: 'Seats' })).toContainText('Livia');
});

test('where nothing stands the way to the lobby is shown', async ({ browser }) => {
  const page = await browser.newPage();
  for (const address of ['nowhere', 'rules/nothing/at/all']) {
    await page.goto(host.address + address);
    const lobby = page.getByRole('link', { name: 'To the lobby' });
    await expect(lobby).toHaveAttribute('href', host.address);
  }
  await page.close();
});
