import { readFile } from 'node:fs/promises';
import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';
import { atOneScreen, opens } from './tables.ts';

/** Carthage marches round the sea to the gates of Rome, which has other plans: nobody meets anybody. */
const TO_THE_GATES = [
  ['carthago', 'mauretania'],
  ['roma', 'cannae'],
  ['mauretania', 'hispania_ulterior'],
  ['cannae', 'roma'],
  ['hispania_ulterior', 'hispania_citerior'],
  ['roma', 'cannae'],
  ['hispania_citerior', 'gallia'],
] as const;

async function march(person: Person, from: string, to: string) {
  await person.isAsked();
  await person.understood(() => person.chooses(`space:${from}`, `space:${to}`));
}

/** A kept game of three Caesars, brought here with its past. */
async function bringsAGame(person: Person) {
  const file = new URL(
    '../../games/conquest1984/records/v2-057-level1-level3-level1.json',
    import.meta.url,
  );
  const record = JSON.parse(await readFile(file, 'utf8')) as unknown;
  await person.goesToTheLobby();
  const id = await person.page.evaluate(
    async body => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/tables/import', { method: 'POST', headers, body });
      return ((await answer.json()) as { id: string }).id;
    },
    JSON.stringify({ record, seats: atOneScreen(3) }),
  );
  await person.page.goto(`/table/${id}`);
  await expect(person.end).toBeVisible();
  await expect(person.page.locator('[data-test-luck]')).toBeVisible();
}

/** Which move is looked at. */
const looked = (person: Person) => person.strip.locator('output');

test('a capital that can be entered next turn is announced, and its fall is told', async ({
  person,
}) => {
  const { page } = person;
  await opens(person, 'hannibal', atOneScreen(2));
  const sign = page.locator('[data-test-danger-sign=roma]');
  for (const [from, to] of TO_THE_GATES) {
    await expect(sign).toHaveCount(0);
    await march(person, from, to);
  }
  await expect(sign).toBeVisible();
  await expect(page.locator('[data-test-dangers]')).toContainText(
    'Carthage can enter Roma from Gallia next turn and win the game, whoever stands there.',
  );
  await findsNothing(person, 'a table with a warning');

  await march(person, 'cannae', 'roma');
  await expect(sign).toHaveCount(0);
  await march(person, 'gallia', 'roma');
  await expect(person.end).toBeVisible();
  await expect(page.locator('[data-test-place]')).toHaveCount(2);
  await expect(page.locator('[data-test-luck]')).toContainText('luck had no part');
  await expect(page.locator('[data-test-dangers]')).toHaveCount(0);
});

test('the course of a game is read by pointer and by keys, and leads to each of its moments', async ({
  person,
}) => {
  const { page } = person;
  await bringsAGame(person);
  await findsNothing(person, 'the story of a game');
  const rematch = page.getByRole('button', { name: 'Rematch', exact: true });
  await expect(rematch).toBeInViewport();

  // What is counted can be chosen, and is read by keys.
  const provinces = page.getByRole('button', { name: 'Provinces', exact: true });
  await provinces.click();
  await expect(provinces).toHaveAttribute('aria-pressed', 'true');
  const slider = page.getByRole('slider', { name: 'A moment of the game' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    'Start, Macedonia: 1 province, Egyptus: 1 province, Hispania: 1 province',
  );
  await page.keyboard.press('Enter');
  await expect(looked(person)).toHaveText(/^0\//);
  await expect(person.end).toBeHidden();
  await page.getByRole('button', { name: 'Back to now' }).click();

  // What decided it leads there too, with the rematch still in sight.
  const moments = page.locator('[data-test-moments] button');
  await expect(moments).toHaveCount(3);
  await moments.first().scrollIntoViewIfNeeded();
  await expect(rematch).toBeInViewport();
  const move = await moments.first().locator('.when').textContent();
  await moments.first().click();
  await expect(looked(person)).toHaveText(new RegExp(`^${move?.replace(/\D/g, '')}/`));
  await page.getByRole('button', { name: 'Back to now' }).click();

  // A click into the lines goes to what stood there.
  const chart = page.locator('[data-test-course]');
  await chart.scrollIntoViewIfNeeded();
  const box = await chart.boundingBox();
  if (!box) throw new Error('the chart is drawn');
  await page.mouse.click(box.x + 42, box.y + 60);
  await expect(looked(person)).toHaveText(/^0\//);
});

test('luck is told with how seldom it is, and what each player did', async ({ person }) => {
  await bringsAGame(person);
  const luck = person.page.locator('[data-test-luck]');
  await expect(luck).toContainText(/\d+ throws?: \d+ hits?, where \d+\.\d were to be expected\./);
  await expect(luck).toContainText(/One game in \d+ is as (un)?lucky or (un)?luckier\./);
  await expect(person.page.locator('[data-test-deeds] li')).toHaveCount(3);
});

test('on a phone the rematch stays in sight while the story is read', async ({ another }) => {
  const person = await another({ viewport: { width: 360, height: 640 } });
  const { page } = person;
  await bringsAGame(person);
  await page.locator('[data-test-moments]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Rematch', exact: true })).toBeInViewport();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await findsNothing(person, 'the story of a game on a phone');
});
