/** The lobby: a newcomer is led to a game, whoever comes back finds their tables first, and lists name the winner. */
import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { atOneScreen, opens } from './tables.ts';
import { tops } from './tops.ts';

test('a newcomer is led to one game, and finds it above all others on coming back', async ({
  person,
}) => {
  const { page } = person;
  await person.goesToTheLobby();
  const begin = page.locator('[data-test-begin-here]');
  const lesson = begin.getByRole('link', { name: 'Learn by playing' });
  await expect(lesson).toHaveAttribute('href', '/learn/hannibal');
  await begin.getByRole('button', { name: 'Begin with Hannibal against Rome' }).click();
  await person.isAtTheTable();
  await expect(page.locator('[data-test-seat="1"]')).toContainText('computer, easy');

  await person.goesToTheLobby();
  await expect(page.locator('[data-test-table]')).toHaveCount(1);
  await expect(begin).toHaveCount(0);
  const [table = 0, games = 0] = await tops(person, ['[data-test-table]', '[data-test-game]']);
  expect(table).toBeLessThan(games);
});

test('a seat with a home is called by it, and a computer has a name and a character', async ({
  person,
}) => {
  await person.goesToTheLobby();
  const empire = person.page.locator('[data-test-game=conquest1984]');
  await expect(empire.locator('[data-test-facts]')).toContainText('2–6 players');
  const choose = empire.locator('[data-test-choose]');
  await choose.locator('summary').click();
  await expect(choose.locator('summary')).toContainText('Macedonia');
  await choose.locator('[data-test-count]').selectOption('2');
  await expect(choose.locator('summary')).toContainText('Egyptus');
  await choose.getByLabel('Against').selectOption('level3');
  await expect(choose.locator('[data-test-character]')).toHaveText(/^Agrippina, a legate/);
  await findsNothing(person, 'the choices of a game');
});

test('a finished table names its winner in the list', async ({ person }) => {
  await opens(person, 'conquest1984', atOneScreen(2));
  await person.isAsked();
  await person.understood(() => person.choice('concede').click());
  await person.choice('player:hispania').click();
  await expect(person.end).toBeVisible();
  await person.goesToTheLobby();
  await expect(person.page.locator('[data-test-winner]')).toHaveText('Victory: Livia');
});
