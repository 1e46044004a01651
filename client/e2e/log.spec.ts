import { expect, test } from './fixtures.ts';
import { passes } from './keys.ts';
import { atOneScreen, opens } from './tables.ts';

test('the log shows the newest line, and stays where somebody reads further up', async ({
  person,
}) => {
  // Six at one screen, who all keep the peace: the log grows, and nothing else happens.
  const SIX = 6;
  await opens(person, 'conquest1984', atOneScreen(SIX));
  const lines = person.page.locator('.log .lines');
  const [first, last] = [person.log.first(), person.log.last()];
  const isLong = () => lines.evaluate(it => it.scrollHeight > 3 * it.clientHeight);
  for (let n = 0; n < 5 && !(await isLong()); n++) await passes(person, SIX);
  expect(await isLong()).toBe(true);
  await expect(last).toBeInViewport();

  // Choices come and go, and for a moment there is room for all lines.
  await lines.evaluate(it => {
    it.style.minHeight = `${it.scrollHeight}px`;
    it.getBoundingClientRect();
    it.style.minHeight = '';
  });
  await passes(person);
  await expect(last).toBeInViewport();

  await lines.hover();
  await person.page.mouse.wheel(0, -100_000);
  await expect(first).toBeInViewport();
  const before = await person.log.count();
  await passes(person);
  expect(await person.log.count()).toBeGreaterThan(before);
  await expect(first).toBeInViewport();

  await lines.hover();
  await person.page.mouse.wheel(0, 100_000);
  await expect(last).toBeInViewport();
  await passes(person);
  await expect(last).toBeInViewport();
});
