import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';
import { playToTheEnd } from './strategy.ts';
import { atOneScreen, opens } from './tables.ts';

const legionsIn = (person: Person, province: string) =>
  person.page.locator(`[data-test-space="${province}"]`);

test('the past is looked at move by move while the game goes on', async ({ person }) => {
  await person.hasPlayedATurn();
  const carthago = legionsIn(person, 'carthago');
  await expect(carthago).toHaveAccessibleName(/^Carthago: 5 /);

  await person.strip.getByRole('button', { name: 'To the beginning' }).click();
  await person.sees('past');
  await expect(person.prompt).toContainText('move 0 of 2');
  await expect(carthago).toHaveAccessibleName(/^Carthago: 6 /);
  await expect(person.page).toHaveURL(/\?move=0&eyes=1(#|$)/);

  await person.page.keyboard.press('ArrowRight');
  await expect(person.prompt).toContainText('move 1 of 2');
  await expect(carthago).toHaveAccessibleName(/^Carthago: 5 /);

  await person.prompt.getByRole('button', { name: 'Back to now' }).click();
  await person.sees('yours');
  await expect(person.page).not.toHaveURL(/move=/);
});

test('a line of the log leads to its moment and points at the map', async ({ person }) => {
  await person.hasPlayedATurn();
  await person.log.first().getByRole('button').click();
  await person.sees('past');
  await expect(person.page).toHaveURL(/\?move=1&/);
  await expect(person.page.locator('.marked').first()).toBeVisible();
});

test('a link to a move shows that move to whoever opens it', async ({ person, another }) => {
  await person.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await opens(person, 'hannibal', atOneScreen(2));
  await person.playsATurn();
  await person.log.first().getByRole('button').click();
  await person.sees('past');
  await person.page.getByRole('button', { name: 'Menu' }).click();
  await person.page.getByRole('button', { name: 'Copy a link to this move' }).click();
  await expect(person.page.getByText('Copied')).toBeVisible();
  const link = await person.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\?move=1$/);

  const friend = await another();
  await friend.comesTo(link);
  await friend.sees('past');
  await expect(friend.prompt).toContainText('move 1 of 2');
  await expect(legionsIn(friend, 'mauretania')).toHaveAccessibleName(/^Mauretania: 1 Carthaginian/);
});

test('after the game it is seen again through every seat’s eyes', async ({ person }) => {
  await person.playsTheComputer();
  await playToTheEnd(person, handle => person.choice(handle).click());
  await person.end.getByRole('button', { name: 'Watch it from the beginning' }).click();
  // It plays by itself: the moves are told in the bar, and the log does not tell the end.
  await expect(person.prompt).toContainText('move 1 of');
  await person.strip.getByRole('button', { name: 'Pause' }).click();
  await person.strip.getByRole('button', { name: 'To the beginning' }).click();
  await expect(person.prompt).toContainText('move 0 of');
  await expect(person.log).toHaveCount(0);
  await expect(person.page.getByText('has won')).toHaveCount(0);

  await person.strip.getByLabel('Seen by').selectOption('Rome');
  await expect(person.prompt).toContainText('You see what Rome saw.');
  await person.strip.getByLabel('Seen by').selectOption('everyone');
  await expect(person.prompt).toContainText('You see what everyone saw.');

  await person.prompt.getByRole('button', { name: 'Back to now' }).click();
  await person.sees('over');
  const download = person.page.waitForEvent('download');
  await person.page.getByRole('button', { name: 'Menu' }).click();
  await person.page.getByRole('button', { name: 'Download the record' }).click();
  expect((await download).suggestedFilename()).toMatch(/^septem-hannibal-.*\.json$/);
});

test('the ending is put aside and taken up again, and a rematch stays at hand', async ({
  person,
}) => {
  await person.playsTheComputer();
  await playToTheEnd(person, handle => person.choice(handle).click());
  await expect(person.end.locator('[data-test-place]')).toHaveCount(2);
  await expect(person.end.locator('[data-test-place="1"]')).toContainText('has won');
  await person.end.getByRole('button', { name: 'Look at the board' }).click();
  await expect(person.end).toHaveCount(0);
  await expect(person.page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await person.page.getByRole('button', { name: 'How it ended' }).click();
  await expect(person.end).toBeVisible();
});

test('a rematch opens a new table with the sides exchanged', async ({ person }) => {
  await person.playsTheComputer();
  await playToTheEnd(person, handle => person.choice(handle).click());
  const old = person.table;
  await person.end.getByRole('button', { name: 'Rematch, sides exchanged' }).click();
  await expect(person.page).not.toHaveURL(new RegExp(old));
  await expect(person.page.locator('[data-test-seat="0"]')).toContainText('you');
});
