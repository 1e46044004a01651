/** The page without a network, and a newer version of it. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openHost, writeSite } from './host.ts';
import type { Person } from './person.ts';

const EXAMPLE = '/rules/hannibal/examples/HAN-39-three-legions-in-gallia';

/** What the names of a newer version begin with. */
const NEWER = 'newer-';

/** How much the browser keeps of the page: nothing, the page alone, or all of it. */
async function isKept(person: Person, how: 'page' | 'whole') {
  const look = async (name: string) => {
    for (const key of await caches.keys()) {
      const kept = await (await caches.open(key)).keys();
      if (kept.some(it => it.url.endsWith(`?${name}`))) return true;
    }
    return false;
  };
  await expect.poll(() => person.page.evaluate(look, how)).toBe(true);
}

/** Everything that is kept, by the last part of its name. */
function kept(person: Person): Promise<string[]> {
  return person.page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async key => (await caches.open(key)).keys()),
    );
    return all.flat().map(it => new URL(it.url).pathname);
  });
}

async function reads(person: Person, address: string, text: RegExp) {
  await person.page.goto(address);
  await expect(person.page.getByText(/^(One moment|Un instant)/)).toBeHidden();
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(text);
  await expect(person.page.getByRole('alert')).toHaveCount(0);
}

test('after a first game the page works without a network', async ({ person }) => {
  const { page } = person;
  await person.playsTheComputer();
  expect(person.table).toContain('/local#');
  await person.isAsked();
  await person.understood(() => person.chooses('space:carthago', 'space:zama'));
  await isKept(person, 'whole');
  expect((await kept(person)).filter(it => it.startsWith('/api'))).toEqual([]);
  const table = person.table;

  await page.context().setOffline(true);
  await page.reload();
  await person.isAtTheTable();
  await expect(person.log.filter({ hasText: 'from Carthago to Zama' })).toHaveCount(1);
  expect(await person.isAsked()).toBe('yours');
  await person.chooses((await person.choices())[0] ?? '');

  await person.goesToTheLobby();
  await expect(page.getByText('The server does not answer.')).toBeVisible();
  await expect(page.locator('[data-test-table]')).toHaveCount(1);
  await findsNothing(person, 'the lobby without a network');
  await page.locator('[data-test-table]').click();
  await person.isAtTheTable();
  expect(person.table).toBe(table);

  await reads(person, '/rules/hannibal', /Hannibal against Rome/);
  await reads(person, EXAMPLE, /Hannibal against Rome/);
  await expect(page.locator('[data-test-map]')).toBeVisible();
  await page.locator('[data-test-language]').selectOption('fr');
  await reads(person, EXAMPLE, /Hannibal contre Rome/);
  await reads(person, '/rules/imperium', /Imperium/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await reads(person, '/rules/imperium/aid', /Imperium/);

  // Another game is begun as if nothing were missing.
  await person.goesToTheLobby();
  await page.locator('[data-test-game=imperium] [data-test-play]').click();
  await person.isAtTheTable();
  await person.isAsked();
});

test('the engine is fetched and kept for a game, not for a visit to the lobby', async ({
  person,
}) => {
  const asked: string[] = [];
  person.page.context().on('request', request => asked.push(request.url()));
  await person.goesToTheLobby();
  await isKept(person, 'page');
  const isEngine = (address: string) => address.endsWith('.wasm');
  expect((await kept(person)).filter(isEngine)).toEqual([]);
  expect(asked.filter(isEngine)).toEqual([]);

  await person.playsTheComputer();
  await isKept(person, 'whole');
  expect((await kept(person)).filter(isEngine)).toHaveLength(1);
  expect(asked.some(isEngine)).toBe(true);
});

test('a browser finds nothing that keeps it from installing the page', async ({ person }) => {
  await person.goesToTheLobby();
  await isKept(person, 'page');
  const browser = await person.page.context().newCDPSession(person.page);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // The windows of tests are private, and those install nothing.
  const found = installabilityErrors.map(it => it.errorId).filter(it => it !== 'in-incognito');
  expect(found).toEqual([]);
});

test('a newer version waits for the player’s word, and the game goes on in it', async ({
  another,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'septem-versions-'));
  const [older, newer] = [join(folder, 'older'), join(folder, 'newer')];
  await writeSite(older);
  await cp(older, newer, { recursive: true });
  await renew(newer);
  const host = await openHost(older, '/club/');
  try {
    const person = await another();
    const { page } = person;
    await page.goto(host.address);
    const game = page.locator('[data-test-game=hannibal]');
    await game.locator('[data-test-choose] summary').click();
    await game.getByLabel('You play').selectOption('Carthage');
    await game.getByRole('button', { name: 'Play the computer' }).click();
    await person.isAtTheTable();
    await person.isAsked();
    await person.understood(() => person.chooses('space:carthago', 'space:zama'));
    await isKept(person, 'whole');
    const runs = page.locator(`script[src*="${NEWER}"]`);
    const update = page.locator('[data-test-update]');
    await expect(update).toBeHidden();

    // The host is brought up to date; the page stays what it is, also when it is loaded anew.
    host.folder = newer;
    await page.reload();
    await person.isAtTheTable();
    await expect(update).toBeVisible();
    await expect(runs).toHaveCount(0);
    await findsNothing(person, 'a table with a newer version at hand');
    await person.isAsked();
    await person.chooses((await person.choices())[0] ?? '');
    const told = await person.log.count();
    const window = await page.context().newPage();
    await window.goto(host.address);
    await expect(window.locator('[data-test-play]').first()).toBeVisible();

    await update.getByRole('button', { name: 'Take it' }).click();
    await expect(runs).toHaveCount(1);
    await person.isAtTheTable();
    await expect(update).toBeHidden();
    await expect(person.log.filter({ hasText: 'from Carthago to Zama' })).toHaveCount(1);
    expect(await person.log.count()).toBeGreaterThanOrEqual(told);
    await person.isAsked();

    // Another window stays with what it has, whole, until it is told.
    await window.getByRole('link', { name: 'About' }).first().click();
    await expect(window.getByRole('heading', { level: 1 })).toHaveText('About Septem');
    await window.locator('[data-test-update]').getByRole('button', { name: 'Take it' }).click();
    await expect(window.locator(`script[src*="${NEWER}"]`)).toHaveCount(1);
    await window.close();

    // What was taken is whole: it needs nobody any more.
    await host.close();
    await page.reload();
    await person.isAtTheTable();
    await expect(runs).toHaveCount(1);
  } finally {
    await host.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Makes a site another version of itself: its scripts have other names, as new ones have, and so has the version. */
async function renew(site: string): Promise<void> {
  const page = await readFile(join(site, 'index.html'), 'utf8');
  const version = /septem-version" content="(\w+)"/.exec(page)?.[1] ?? '';
  const scripts = (await readdir(join(site, 'assets'))).filter(it => extname(it) === '.js');
  const renewed = (text: string) =>
    scripts
      .reduce((acc, name) => acc.replaceAll(name, NEWER + name), text)
      .replaceAll(version, NEWER);
  const files = await readdir(site, { recursive: true });
  for (const file of files.filter(it => ['.html', '.js'].includes(extname(it)))) {
    const path = join(site, file);
    await writeFile(path, renewed(await readFile(path, 'utf8')));
  }
  for (const name of scripts) {
    await rename(join(site, 'assets', name), join(site, 'assets', NEWER + name));
  }
}
