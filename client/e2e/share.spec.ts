import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';
import { brings, deletes, engineThatNeverAnswers, finding, longGame, saves } from './records.ts';

/** The tables at which this person sits; others may be open beside them. */
const ownTables = (person: Person) =>
  person.page
    .locator('section')
    .filter({ has: person.page.getByRole('heading', { name: 'Your tables' }) })
    .locator('[data-test-table]');

async function opensToOthers(person: Person) {
  const { page } = person;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Open to others…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a game of this device is opened to others, and somebody else plays on', async ({
  person,
  another,
}) => {
  const { page } = person;
  await person.hasPlayedATurn();
  expect(person.table).toMatch(/^\/local#/);
  const told = await person.log.allTextContents();
  await opensToOthers(person);
  await findsNothing(person, 'the dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
  await expect(person.log).toHaveText(told);
  await expect(page.locator('[data-test-invite]')).toBeVisible();
  await expect(page.locator('[data-test-origin]')).toContainText('begun on a device');

  const friend = await another();
  await friend.comesTo(person.table);
  await expect(friend.page.locator('[data-test-origin]')).toContainText('may know every secret');
  await friend.sitsDownAs('Carthage');
  await friend.isAsked();
  await friend.understood(() => friend.chooses('space:carthago', 'space:mauretania'));
  await person.isAsked();
  await person.understood(() => person.chooses('space:roma', 'space:gallia'));
  await expect(friend.log).toHaveCount(told.length + 2);

  // The copy on this device has stayed.
  await person.goesToTheLobby();
  await expect(page.locator('[data-test-more]')).toHaveCount(1);
  await expect(ownTables(person)).toHaveCount(2);
});

test('the copy on this device is deleted if one likes', async ({ person }) => {
  const { page } = person;
  await person.hasPlayedATurn();
  await opensToOthers(person);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Delete the copy on this device').check();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
  await person.goesToTheLobby();
  await expect(ownTables(person)).toHaveCount(1);
  await expect(page.locator('[data-test-more]')).toHaveCount(0);
});

test('a game is saved, deleted, brought back and played on', async ({ person }) => {
  const { page } = person;
  await person.hasPlayedATurn();
  const told = await person.log.allTextContents();
  const record = await saves(person);
  expect(record.actions).toHaveLength(2);
  await deletes(person);

  await brings(person, JSON.stringify(record));
  await expect(finding(person)).toHaveText(/Every action, draw and hash is right/);
  await expect(page).toHaveURL(/\/record$/);
  await expect(page.getByRole('definition')).toContainText([/Hannibal/, /version/, /Rome/, '2']);
  await findsNothing(person, 'a record that is right');
  const carthage = page.getByRole('group', { name: 'Carthage' });
  await carthage.getByLabel('Who plays Carthage?').selectOption('hot_seat');
  await carthage.getByRole('textbox').fill('Livia');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await person.isAtTheTable();
  expect(person.table).toMatch(/^\/local#/);
  await expect(person.log).toHaveText(told);
  await person.isAsked();
  await person.understood(() => person.chooses('space:carthago', 'space:mauretania'));
  await expect(person.log).toHaveCount(told.length + 1);
});

test('a record is looked at, and nothing moves by itself', async ({ person }) => {
  await person.playsTheComputer({ side: 'Carthage' });
  await person.isAsked();
  const { actions } = await saves(person).then(async record => {
    await brings(person, JSON.stringify(record));
    return record;
  });
  await person.page.getByRole('button', { name: 'Look at it' }).click();
  await person.isAtTheTable();
  await person.isAsked();
  await expect(person.page.locator('[data-test-version]')).toHaveAttribute(
    'data-test-version',
    `${actions.length}`,
  );
});

test('a record is dropped on the lobby', async ({ person }) => {
  const { page } = person;
  await person.hasPlayedATurn();
  const text = JSON.stringify(await saves(person));
  const dataTransfer = await page.evaluateHandle(content => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'dropped.json'));
    return data;
  }, text);
  await page.dispatchEvent('body', 'dragover', { dataTransfer });
  await expect(page.getByText('Drop the record here')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer });
  await expect(page.getByRole('heading', { name: 'dropped.json' })).toBeVisible();
  await expect(finding(person)).toHaveAttribute('data-test-finding', 'right');
});

test('a forged record is refused with the number of the action', async ({ person }) => {
  const { page } = person;
  await person.hasPlayedATurn();
  const record = await saves(person);
  const [first, second] = record.actions;
  if (!first || !second) throw new Error('two actions were played');
  const changed = [
    [{ ...record, actions: [first, { ...second, time: second.time + 1 }] }, /Action 2 is not/],
    [{ ...record, actions: [{ ...first, action: 'pass' }, second] }, /Action 1 is not/],
    [{ ...record, actions: [first, { ...second, draws: [3] }] }, /Action 2 cannot/],
    [{ ...record, actions: [first, { ...second, action: 'fly' }] }, /Action 2 cannot/],
    [{ ...record, actions: [first, { ...second, action: null }] }, /Action 2 is still secret/],
    [{ ...record, rules_version: 99 }, /newer rules/],
    [{ ...record, game: 'chess' }, /no record/],
  ] as const;
  await page.goto('/record');
  await findsNothing(person, 'the page before anything is chosen');
  for (const [forged, says] of changed) {
    await brings(person, JSON.stringify(forged));
    await expect(finding(person)).toHaveText(says);
    await expect(page.getByRole('button', { name: 'Look at it' })).toBeHidden();
  }
  await findsNothing(person, 'a record that is refused');
});

test('what is no record, or too large, is refused, and what is very long is not', async ({
  person,
}) => {
  const { page } = person;
  await person.hasPlayedATurn();
  const model = await saves(person);
  await page.goto('/record');
  await brings(person, 'x'.repeat(5 * 1024 * 1024));
  await expect(finding(person)).toHaveAttribute('data-test-finding', 'too_large');
  await brings(person, 'Arma virumque cano', 'aeneis.txt');
  await expect(finding(person)).toHaveAttribute('data-test-finding', 'not_json');
  await brings(person, '[1, 2, 3]');
  await expect(finding(person)).toHaveAttribute('data-test-finding', 'no_record');

  // As many moves as the size allows.
  const long = longGame(model, 25_000);
  expect(long.length).toBeGreaterThan(3_000_000);
  await brings(person, long, 'long.json');
  await expect(finding(person)).toHaveAttribute('data-test-finding', 'right');
  await expect(page.getByRole('definition').filter({ hasText: '25000' })).toBeVisible();
  await expect(page.getByText('too long to be kept')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look at it' })).toBeHidden();

  // As many as a table takes.
  await brings(person, longGame(model, 5_000), 'shorter.json');
  await page.getByRole('button', { name: 'Look at it' }).click();
  await person.isAtTheTable();
  await expect(page.locator('[data-test-version="5000"]')).toBeVisible();
});

test('an engine that a record would keep busy for ever is ended', async ({ another }) => {
  // What the page keeps for times without a network would be taken instead of what comes here.
  const person = await another({ serviceWorkers: 'block' });
  const { page } = person;
  await page.clock.install();
  await person.hasPlayedATurn();
  const record = JSON.stringify(await saves(person));
  // From now on whoever fetches the engine gets another; the tables have theirs already.
  const body = engineThatNeverAnswers();
  await page
    .context()
    .route('**/*.wasm', it => it.fulfill({ body, contentType: 'application/wasm' }));
  await brings(person, record);
  await expect(page.getByRole('status')).toHaveText('It is being run again…');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('status')).toBeHidden();

  await brings(person, record);
  await expect(page.getByRole('status')).toBeVisible();
  await page.getByLabel('Language').selectOption('fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apporter un enregistrement');
  await page.getByLabel('Langue').selectOption('en');
  await page.clock.runFor(21_000);
  await expect(finding(person)).toHaveAttribute('data-test-finding', 'too_long');

  // The tables of this device go on.
  await page.getByRole('link', { name: 'Lobby' }).click();
  await ownTables(person).click();
  await person.isAtTheTable();
  await person.understood(() => person.chooses('space:carthago', 'space:mauretania'));
});

test('on a phone the menu of a table lies on the screen as a whole', async ({ another }) => {
  const person = await another({ viewport: { width: 375, height: 700 } });
  const { page } = person;
  await person.hasPlayedATurn();
  await person.goesToTheLobby();
  await page.locator('[data-test-more]').click();
  await findsNothing(person, 'the lobby with the menu of a table');
  const save = await page.getByRole('button', { name: 'Save the record' }).boundingBox();
  expect(save && save.x >= 0 && save.x + save.width <= 375).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-test-more]')).toBeFocused();
});
