import { expect, test } from './fixtures.ts';
import { press } from './keys.ts';
import { playToTheEnd } from './strategy.ts';

test('a whole game against the computer is played with the mouse', async ({ person }) => {
  await person.playsTheComputer();
  await playToTheEnd(person, async handle => {
    const [kind, id = ''] = handle.split(':');
    if (kind === 'space') await person.clicksOnTheMap(id);
    else if (kind === 'hannibal') await person.page.locator('[data-test-piece=hannibal]').click();
    else if (kind === 'card') await person.choice(handle).click();
    else await person.prompt.locator(`[data-test-handle="${handle}"]`).click();
  });
  await expect(person.end).toBeVisible();
  await expect(person.log.last()).toHaveText(/wins|draw/);
});

test('a whole game against the computer is played with the keyboard alone', async ({ person }) => {
  const { page } = person;
  await person.goesToTheLobby();
  // The side is the first thing after the button, and a letter chooses in it.
  const game = page.locator('[data-test-game=hannibal]');
  const play = game.getByRole('button', { name: 'Play the computer' });
  while (!(await play.evaluate(it => it === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('C');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await person.isAtTheTable();

  await playToTheEnd(person, handle => press(person, handle));
  await expect(person.end).toBeVisible();
});

test('the spaces of the map are reached, named and chosen by keyboard', async ({ person }) => {
  const { page } = person;
  await person.playsTheComputer();
  expect(await person.isAsked()).toBe('yours');
  const from = page.getByRole('button', {
    name: 'Carthago: 6 Carthaginian legions and Hannibal. Can be chosen.',
  });
  while (!(await from.evaluate(it => it === document.activeElement)))
    await page.keyboard.press('Tab');
  await person.understood(() => page.keyboard.press('Enter'));
  await expect(person.prompt).toContainText('A legion from Carthago: where does it march?');

  const to = page.getByRole('button', { name: /^Zama: .*next step/ });
  while (!(await to.evaluate(it => it === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await person.understood(() => page.keyboard.press('Space'));
  await expect(person.log.first()).toHaveText(
    'A Carthaginian legion marches from Carthago to Zama.',
  );
});

test('what was picked is let go by Escape, by the button and by a click elsewhere', async ({
  person,
}) => {
  const { page } = person;
  await person.playsTheComputer();
  await person.isAsked();
  const picked = page.locator('[data-test-offers] .picked');
  for (const letGo of [
    () => page.keyboard.press('Escape'),
    () => person.prompt.getByRole('button', { name: 'Cancel' }).click(),
    () => person.clicksOnTheMap('gallia'),
  ]) {
    await person.clicksOnTheMap('carthago');
    await expect(picked).toBeVisible();
    await letGo();
    await expect(picked).toBeHidden();
  }
});

test('a barred button says why and leads to its rule', async ({ person }) => {
  await person.playsTheComputer();
  await person.isAsked();
  const exchange = person.prompt.getByRole('button', { name: 'Exchange for a fleet' });
  await expect(exchange).toHaveAttribute('aria-disabled', 'true');
  await exchange.click({ force: true });
  const notice = person.page.locator('[data-test-notice]');
  await expect(notice).toContainText('all your fleets are lost');
  await notice.getByRole('link', { name: '§14' }).click();
  await expect(person.page).toHaveURL(/\/local#/);
  await expect(person.page.locator('[data-test-drawer] [data-clause=HAN-14]')).toBeInViewport();
});
