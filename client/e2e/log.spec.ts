import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { passes } from './keys.ts';
import type { Person } from './person.ts';
import { atOneScreen, ME, OPEN, opens } from './tables.ts';

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

/** There and back again, by turns. */
const MARCHES = [
  'march Carthago Zama',
  'march Roma Gallia',
  'march Zama Carthago',
  'march Gallia Roma',
];

/** Two people at one screen, who have played so long that nobody wants to hear all of it at once. */
async function opensALongGame(person: Person, count: number): Promise<void> {
  await opens(person, 'hannibal', atOneScreen(2), { repetition_draw: false });
  const { table } = person;
  // Nobody looks on: it is only to be there.
  await person.goesToTheLobby();
  await person.page.evaluate(
    async ({ count, marches, table }) => {
      const socket = new WebSocket(
        `ws://${location.host}/api/tables/${table.split('/').at(-1)}/socket`,
      );
      await new Promise(done => (socket.onopen = done));
      for (let version = 0; version < count; version++) {
        const action = marches[version % 4];
        const seat = 1 - (version % 2);
        const answer = new Promise(done => (socket.onmessage = done));
        socket.send(JSON.stringify({ type: 'play', ack: version, version, seat, action }));
        await answer;
      }
      socket.close();
    },
    { count, marches: MARCHES, table },
  );
  await person.comesTo(table);
}

test('a long story is looked at in parts, and all of it is in reach', async ({ person }) => {
  test.slow();
  const LENGTH = 301;
  const { page } = person;
  const frames: string[] = [];
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  await opensALongGame(person, LENGTH);
  await expect(person.log.last()).toContainText('from Carthago to Zama');
  expect(await person.log.count()).toBeLessThanOrEqual(200);
  await findsNothing(person, 'a long log');

  // A button leads to what came before, and never more of it than that is in the document.
  while (await page.locator('[data-test-earlier]').isVisible()) {
    const before = await person.log.first().getAttribute('data-line');
    await page.locator('[data-test-earlier]').click();
    await expect(person.log.first()).not.toHaveAttribute('data-line', before ?? '');
    expect(await person.log.count()).toBeLessThanOrEqual(200);
  }
  await expect(person.log.first()).toHaveAttribute('data-line', '1.0');

  // A move is found by its number, and a word anywhere.
  await page.getByRole('button', { name: 'Find in the log' }).click();
  await findsNothing(person, 'the finder of the log');
  await page.getByLabel('Go to move').fill('3');
  await page.getByLabel('Go to move').press('Enter');
  await expect(page.locator('[data-line="3.0"]')).toBeInViewport();
  await expect(page.locator('[data-line="3.0"] button')).toBeFocused();
  await page.getByLabel('Search').fill('Zama');
  await expect(page.getByRole('status').filter({ hasText: 'lines found' })).toContainText(
    `${Math.ceil(LENGTH / 2)} lines found`,
  );
  expect(await person.log.count()).toBeLessThanOrEqual(200);

  // No part was sent twice.
  const told = frames.flatMap(frame => {
    const { type, steps = [] } = JSON.parse(frame) as {
      type: string;
      steps?: { version: number }[];
    };
    return type === 'welcome' || type === 'earlier' ? steps.map(step => step.version) : [];
  });
  const since = told.lastIndexOf(LENGTH);
  const last = told.slice(since + 1 - 200);
  expect(last.toSorted((a, b) => a - b)).toEqual(Array.from({ length: LENGTH }, (_, i) => i + 1));
});

test('a link to an early move of a long game shows it, with the log as it was', async ({
  person,
}) => {
  await opensALongGame(person, 301);
  await person.comesTo(`${person.table}?move=2`);
  await person.sees('past');
  await expect(person.prompt).toContainText('move 2 of 301');
  await expect(person.log).toHaveCount(2);
  await expect(person.log.last().locator('[aria-current=step]')).toBeVisible();
});

test('no page of the story tells another what was sealed', async ({ person, another }) => {
  await opens(person, 'hannibal', [ME, OPEN]);
  const friend = await another();
  const frames: string[] = [];
  friend.page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  await friend.comesTo(person.table);
  await friend.sitsDownAs('Carthage');
  await friend.isAsked();
  await friend.chooses('space:sardinia-carthago', 'space:roma-corsica');
  await friend.plays(4);
  await person.isAsked();
  const pages = await person.page.evaluate(async () => {
    const table = location.pathname.split('/').at(-1);
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    await new Promise(done => (socket.onopen = done));
    const heard: string[] = [];
    const answer = new Promise<void>(done => {
      socket.onmessage = ({ data }) => {
        heard.push(String(data));
        if (String(data).includes('"type":"earlier"')) done();
      };
    });
    // It asks for the other's eyes, too.
    socket.send(JSON.stringify({ type: 'look', eyes: 1, since: null }));
    socket.send(JSON.stringify({ type: 'earlier', before: 2 }));
    await answer;
    return heard.join('\n');
  });
  expect(pages).toContain('"type":"earlier"');
  expect(pages).not.toContain('seal 4');
  expect(frames.join('\n')).toContain('seal 4');
});
