/** The rules: read, searched, followed on the board, kept beside the table, printed. */
import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';

const EXAMPLE = '/rules/hannibal/examples/HAN-39-three-legions-in-gallia';
const PAGES = ['/rules/hannibal', '/rules/conquest1984/aid', EXAMPLE, '/sources'];

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

async function opens(person: Person, address: string) {
  await person.page.goto(address);
  await expect(person.page.getByText(/^(One moment|Un instant)/)).toBeHidden();
  await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const look of [
  { locale: 'en-GB', colorScheme: 'light', viewport: DESK },
  { locale: 'fr-FR', colorScheme: 'dark', viewport: DESK },
  { locale: 'fr-FR', colorScheme: 'light', viewport: PHONE },
  { locale: 'en-GB', colorScheme: 'dark', viewport: PHONE },
] as const) {
  const at = `${look.colorScheme}, ${look.viewport.width} wide`;
  const name = `${look.locale}, ${at}`;

  test(`axe finds nothing in the rules (${name})`, async ({ another }) => {
    const person = await another(look);
    for (const address of PAGES) {
      await opens(person, address);
      await findsNothing(person, address);
    }
    await opens(person, '/rules/hannibal');
    await person.page.locator('.mark[aria-expanded]').first().click();
    await person.page.locator('figure').first().scrollIntoViewIfNeeded();
    await expect(person.page.locator('figure [data-test-map]').first()).toBeVisible();
    await findsNothing(person, 'a reason and a picture');
  });

  test(`axe finds nothing in the rules beside the table (${at})`, async ({ another }) => {
    const person = await another({ ...look, locale: 'en-GB' });
    await person.playsTheComputer();
    await person.isAsked();
    await person.page.keyboard.press('r');
    await expect(person.page.locator('[data-test-aid]')).toBeVisible();
    await findsNothing(person, 'the aid');
    await person.page.locator('[data-test-drawer] [aria-pressed=false]').click();
    await expect(person.page.locator('[data-test-drawer] [data-clause]').first()).toBeVisible();
    await findsNothing(person, 'the rules');
  });
}

test('a clause has an address, and every language has it', async ({ person }) => {
  await opens(person, '/rules/hannibal#HAN-11');
  await expect(person.page.locator('#HAN-11')).toBeInViewport();
  const english = await person.page.locator('#HAN-11').textContent();
  await person.page.locator('[data-test-language]').selectOption('fr');
  await expect(person.page.locator('#HAN-11')).not.toHaveText(english ?? '');
  await expect(person.page.getByText('HAN-')).toHaveCount(0);
});

test('a ruling opens its reason and what else could have been meant', async ({ person }) => {
  await opens(person, '/rules/hannibal');
  const clause = person.page.locator('#HAN-15');
  const mark = clause.getByRole('button', { name: 'ruling' });
  await mark.click();
  await expect(mark).toHaveAttribute('aria-expanded', 'true');
  await expect(clause).toContainText('Alternative');
  await mark.press('Enter');
  await expect(clause).not.toContainText('Alternative');
});

test('what is looked for is found, counted and marked; Escape clears it', async ({ person }) => {
  await opens(person, '/rules/hannibal');
  const field = person.page.getByRole('searchbox');
  const all = await person.page.locator('[data-clause]').count();
  await field.fill('convoy');
  await expect(person.page.getByRole('status')).toHaveText(/^\d+ places say it$/);
  await expect(person.page.locator('mark').first()).toHaveText(/convoy/i);
  expect(await person.page.locator('[data-clause]').count()).toBeLessThan(all);
  await field.fill('zeppelin');
  await expect(person.page.getByRole('status')).toHaveText('Nothing here says that.');
  await field.press('Escape');
  await expect(person.page.locator('[data-clause]')).toHaveCount(all);
});

test('the chapters follow what is read', async ({ person }) => {
  await opens(person, '/rules/hannibal');
  const contents = person.page.getByRole('navigation', { name: 'Chapters' });
  const fourth = contents.getByRole('link').nth(3);
  await fourth.click();
  await expect(fourth).toHaveAttribute('aria-current', 'location');
  await contents.getByRole('link').nth(5).click();
  await expect(fourth).not.toHaveAttribute('aria-current');
  await person.page.goBack();
  await expect(fourth).toHaveAttribute('aria-current', 'location');
});

test('an example is opened from the rules and followed to its end by keys', async ({ person }) => {
  await opens(person, '/rules/hannibal');
  await person.page.locator(`a.play[href="${EXAMPLE}"]`).first().click();
  await expect(person.page).toHaveURL(new RegExp(`${EXAMPLE}$`));
  const count = person.page.locator('[data-test-step]');
  await expect(count).toHaveText('Step 0 of 5');
  await expect(person.page.locator('[data-test-map]')).toBeVisible();
  for (let step = 1; step <= 5; step += 1) {
    await person.page.keyboard.press('ArrowRight');
    await expect(count).toHaveText(`Step ${step} of 5`);
  }
  const last = person.page.locator('[aria-current=step]');
  await expect(last).toContainText('Rome plays 5, Carthage 5.');
  await expect(person.page.locator('[data-test-on]')).toBeDisabled();
  await expect(person.page).toHaveURL(/step=5$/);
  await person.page.keyboard.press('ArrowLeft');
  await expect(count).toHaveText('Step 4 of 5');
  await person.page.reload();
  await expect(count).toHaveText('Step 4 of 5');
});

test('rules lie beside the table, opened and closed by keys, and the game goes on', async ({
  person,
}) => {
  await person.playsTheComputer();
  await person.isAsked();
  const address = person.page.url();
  const menu = person.page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await person.page.keyboard.press('r');
  const drawer = person.page.getByRole('dialog', { name: 'Rules' });
  await expect(drawer.getByRole('button', { name: 'Player aid' })).toBeFocused();
  await expect(person.page.locator('[data-test-aid] table').first()).toBeVisible();
  await person.page.keyboard.press('Tab');
  await person.page.keyboard.press('Enter');
  await expect(drawer.getByRole('searchbox')).toBeVisible();
  // Inside the rules, digits and letters choose nothing.
  await drawer.getByRole('searchbox').fill('hannibal 1');
  await person.page.keyboard.press('Escape');
  await expect(drawer.getByRole('searchbox')).toHaveValue('');
  await person.page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  expect(person.page.url()).toBe(address);
});

test('a clause of the log is read beside the table', async ({ person }) => {
  await person.opensATable('me', 'hot_seat');
  await person.isAsked();
  const pass = person.prompt.getByRole('button', { name: 'Pass' });
  await person.understood(() => pass.click());
  await person.understood(() => pass.click());
  await person.page.locator('.log').getByRole('link', { name: '§17' }).click();
  await expect(person.page.locator('[data-test-drawer] .wanted')).toBeInViewport();
});

test('on a phone the rules are a sheet over the lower part of the table', async ({ another }) => {
  const person = await another({ viewport: PHONE });
  await person.playsTheComputer();
  await person.isAsked();
  await person.page.getByRole('button', { name: 'Menu' }).click();
  await person.page.getByRole('link', { name: 'Rules' }).click();
  const drawer = person.page.locator('[data-test-drawer]');
  await expect(drawer).toBeVisible();
  const box = await drawer.boundingBox();
  expect(box?.width).toBe(PHONE.width);
  expect(box?.y).toBeGreaterThan(100);
  const wide = await person.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
});

test('the aid is fit to be printed', async ({ person }) => {
  await opens(person, '/rules/conquest1984/aid');
  await person.page.emulateMedia({ media: 'print' });
  await expect(person.page.locator('[data-test-aid] table').first()).toBeVisible();
  await expect(person.page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(person.page.getByRole('banner')).toBeHidden();
  const paper = await person.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
});

test('the aid of every game fits one sheet of paper, in both languages', async ({ another }) => {
  for (const locale of ['en-GB', 'fr-FR']) {
    const { page } = await another({ locale });
    await page.goto('/');
    const games = page.locator('[data-test-game]');
    await expect(games.first()).toBeVisible();
    const ids = await games.evaluateAll(all => all.map(it => it.getAttribute('data-test-game')));
    for (const id of ids) {
      await page.goto(`/rules/${id}/aid`);
      await expect(page.locator('[data-test-aid] section').first()).toBeVisible();
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(sheets.match(/\/Type \/Page\b(?!s)/g), `${id}, ${locale}`).toHaveLength(1);
    }
  }
});
