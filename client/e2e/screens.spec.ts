import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';
import { tops } from './tops.ts';

const fitsAcross = (person: Person) =>
  person.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('on a phone the order is map, own seat, log, the others, with the question below, and nothing runs off the side', async ({
  another,
}) => {
  const person = await another({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await person.playsTheComputer();
  await person.isAsked();
  const order = await tops(person, [
    '[data-test-map]',
    '[data-test-seat="1"]',
    '.log',
    '[data-test-seat="0"]',
  ]);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const [prompt = 0, answers = 0] = await tops(person, [
    '[data-test-prompt]',
    '[data-test-answers]',
  ]);
  expect(prompt).toBeLessThan(answers);
  await expect(person.page.locator('[data-test-prompt]')).toBeInViewport({ ratio: 1 });
  expect(await fitsAcross(person)).toBe(true);
  const map = await person.page.locator('[data-test-map]').boundingBox();
  expect(map?.width).toBeGreaterThanOrEqual(350);

  await person.understood(() => person.choice('space:carthago').tap());
  await person.understood(() => person.choice('space:zama').tap());
  await expect(person.log.first()).toContainText('Zama');
  for (const address of [
    '/',
    '/about',
    '/sources',
    '/rules/hannibal',
    '/rules/conquest1984/aid',
    '/rules/hannibal/examples/HAN-39-three-legions-in-gallia',
  ]) {
    await person.page.goto(address);
    await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await fitsAcross(person), address).toBe(true);
  }
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
]) {
  test(`at a desk ${viewport.width} wide everything is in sight at once`, async ({ another }) => {
    const person = await another({ viewport });
    await person.playsTheComputer();
    await person.isAsked();
    for (const part of ['[data-test-map]', '[data-test-offers]', '.log', '[role=toolbar]']) {
      await expect(person.page.locator(part)).toBeInViewport({ ratio: 0.99 });
    }
    const [map, log] = await Promise.all([
      person.page.locator('[data-test-map]').boundingBox(),
      person.page.locator('.log').boundingBox(),
    ]);
    expect(map?.width).toBeGreaterThan(2 * (log?.width ?? Infinity));
  });
}

test('the pieces can be hidden to see the map alone', async ({ person }) => {
  await person.playsTheComputer();
  await person.isAsked();
  const pieces = person.page.locator('[data-test-map] .token');
  await expect(pieces).not.toHaveCount(0);
  await person.page.keyboard.press('p');
  await expect(pieces).toHaveCount(0);
  await person.page.keyboard.press('p');
  await expect(pieces).not.toHaveCount(0);
});

test('opening a table costs less than 300 kB of script and style, and nothing comes from elsewhere', async ({
  person,
}) => {
  const hosts = new Set<string>();
  const sizes: Promise<number>[] = [];
  person.page.on('requestfinished', request => {
    const url = new URL(request.url());
    hosts.add(url.host);
    if (/\.(js|css)$/.test(url.pathname)) {
      sizes.push(request.sizes().then(it => it.responseBodySize));
    }
  });
  await person.playsTheComputer();
  const bytes = (await Promise.all(sizes)).reduce((sum, it) => sum + it, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(300_000);
  expect([...hosts]).toEqual([new URL(person.page.url()).host]);
});
