import { expect, test } from './fixtures.ts';

test('two people at one screen share it in the open and hide their cards behind a curtain', async ({
  person: both,
}) => {
  const looks: string[] = [];
  both.page.on('websocket', socket =>
    socket.on('framesent', ({ payload }) => looks.push(String(payload))),
  );
  const looksOf = (seat: number) => looks.filter(it => it.includes(`"eyes":${seat}`)).length;

  await both.opensATable('me', 'hot_seat');
  await both.sees('yours');
  await both.understood(() => both.chooses('space:carthago', 'space:zama'));
  await expect(both.prompt).toContainText('Move a legion or a fleet.');
  await expect(both.page.locator('[data-test-offer="space:roma"]')).toBeVisible();
  await expect(both.curtain).toBeHidden();

  await both.understood(() => both.chooses('space:roma-corsica', 'space:sardinia-carthago'));
  await expect(both.curtain).toContainText('Pass the screen to Rome');
  await expect(both.page.locator('[data-test-card]')).toHaveCount(0);

  const before = looksOf(1);
  await both.curtain.getByRole('button', { name: 'I am Rome' }).click();
  await both.plays(3);
  await expect(both.curtain).toContainText('Pass the screen to Carthage (Livia)');
  expect(looksOf(1), 'nobody looks through the eyes of Carthage before she has come').toBe(before);
  await expect(both.page.locator('body')).not.toContainText('Your card: 3');

  await both.page.keyboard.press('Enter');
  await both.isAsked();
  await expect(both.page.locator('body')).not.toContainText('Your card: 3');
  await both.plays(5);
  await expect(both.log.filter({ hasText: 'Rome plays 3, Carthage 5.' })).toHaveCount(1);
});

test('at one screen the last move can be taken back although the eyes have gone on', async ({
  person: both,
}) => {
  await both.opensATable('me', 'hot_seat');
  await both.sees('yours');
  await both.understood(() => both.chooses('space:carthago', 'space:zama'));
  await expect(both.page.locator('[data-test-offer="space:roma"]')).toBeVisible();
  await both.undo.click();
  await expect(both.page.locator('[data-test-offer="space:carthago"]')).toBeVisible();
  await expect(both.log.first()).toContainText('taken back');
});
