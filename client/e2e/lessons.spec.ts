/** First games, played to their end as somebody would who does what the coach says, and not always. */
import type { Locator } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';

/** More steps than any lesson has. */
const ENOUGH = 40;

const coach = (person: Person): Locator => person.page.locator('[data-test-coach]');
const says = (person: Person): Locator => person.page.locator('[data-test-coach-says]');
const press = (person: Person, name: string) => coach(person).getByRole('button', { name }).click();

async function begins(person: Person, game: string) {
  await person.goesToTheLobby();
  await person.page.locator(`[data-test-learn=${game}]`).click();
  await expect(coach(person)).toHaveAttribute('data-test-coach', 'read');
  await expect(person.page.locator('[data-test-map]')).toBeVisible();
}

/** Where the lesson is: the stage, and how many steps are done. */
async function place(person: Person): Promise<string> {
  const stage = await coach(person).getAttribute('data-test-coach');
  const at = await coach(person)
    .locator('[data-test-lesson-at]')
    .getAttribute('data-test-lesson-at');
  return `${stage} ${at}`;
}

/** Does something and waits until the coach has gone on. */
async function goesOn(person: Person, act: () => Promise<unknown>) {
  const before = await place(person);
  await act();
  await expect.poll(() => place(person)).not.toBe(before);
}

/** Has itself shown what to press, and presses it: on the list, in the bar or in the hand. */
async function follows(person: Person) {
  await press(person, 'Show me');
  const hint = person.page.locator('[data-test-hint=given]');
  await expect(hint).toBeVisible();
  const hinted = person.page.locator('.choice.hinted').or(person.prompt.locator('.hinted'));
  const before = await place(person);
  while ((await place(person)) === before) {
    if ((await hinted.count()) > 0) await person.understood(() => hinted.first().click());
    else {
      const card = /\d/.exec((await hint.textContent()) ?? '')?.[0] ?? '';
      await person.understood(() => person.plays(Number(card)));
    }
    // The table has understood before the coach has spoken.
    const picked = person.page.locator('[data-test-picked="0"]');
    if ((await picked.count()) > 0) await expect.poll(() => place(person)).not.toBe(before);
  }
}

async function followsToTheEnd(person: Person) {
  for (let step = 0; step < ENOUGH; step++) {
    const [stage] = (await place(person)).split(' ');
    if (stage === 'done') return;
    if (stage === 'read') await goesOn(person, () => press(person, 'Go on'));
    else await follows(person);
  }
  throw new Error('the lesson does not end');
}

/** At the end a game begins that is really played, from the very same place. */
async function playsOn(person: Person) {
  await press(person, 'Play on against the computer');
  await person.page.waitForURL(/\/local#/);
  await expect(coach(person)).toHaveCount(0);
  expect(await person.isAsked()).toBe('yours');
  await expect(person.log).not.toHaveCount(0);
}

for (const game of ['hannibal', 'circus', 'cesar']) {
  test(`a first game of ${game} is played by mouse to its end, and on against the computer`, async ({
    person,
  }) => {
    test.slow();
    await begins(person, game);
    await findsNothing(person, `the lesson of ${game}`);
    await followsToTheEnd(person);
    await expect(coach(person)).toHaveAttribute('data-test-coach', 'done');
    await findsNothing(person, `the end of the lesson of ${game}`);
    await playsOn(person);
    await person.page.goto('/');
    await expect(person.page.locator(`[data-test-learn=${game}]`)).toContainText('done');
  });
}

test('a first game of imperium is played by the keyboard alone', async ({ person }) => {
  test.slow();
  const { page } = person;
  await begins(person, 'imperium');
  const piles = ['439', 'o52', '649', 's69'];
  for (let step = 0; step < ENOUGH; step++) {
    const [stage] = (await place(person)).split(' ');
    if (stage === 'done') break;
    if (stage === 'read') {
      await goesOn(person, () => page.keyboard.press('Enter'));
      continue;
    }
    for (const key of piles.shift() ?? '') await person.understood(() => page.keyboard.press(key));
    await goesOn(person, () => page.keyboard.press('Enter'));
  }
  await expect(coach(person)).toHaveAttribute('data-test-coach', 'done');
  await goesOn(person, () => press(person, 'Back'));
});

test('whoever errs sees what comes of it and takes it back; a reload loses nothing', async ({
  person,
}) => {
  const { page } = person;
  await begins(person, 'hannibal');
  await goesOn(person, () => page.keyboard.press('Enter'));
  // By land instead of over the sea: allowed, and explained.
  await goesOn(person, async () => {
    await person.clicksOnTheMap('carthago');
    await person.clicksOnTheMap('zama');
  });
  await expect(coach(person)).toHaveAttribute('data-test-coach', 'astray');
  await expect(says(person)).toContainText('By land that goes as well');
  await expect(person.log.last()).toContainText('Zama');
  await findsNothing(person, 'a wrong turn');
  await goesOn(person, () => page.keyboard.press('Enter'));
  await expect(person.log).toHaveCount(0);

  await goesOn(person, async () => {
    await person.clicksOnTheMap('carthago');
    await person.clicksOnTheMap('sardinia');
  });
  await expect(says(person)).toContainText('A Roman fleet attacks yours');
  // The undo of the bar takes a wrong card back as well.
  await goesOn(person, () => person.plays(5));
  await expect(says(person)).toContainText('A tie');
  await goesOn(person, () => person.undo.click());
  await page.reload();
  await expect(says(person)).toContainText('A Roman fleet attacks yours');
  await goesOn(person, () => press(person, 'Back'));
  await expect(says(person)).toContainText('A turn is one step of one piece');
});

test('who leaves the capital open has lost the game, and may take that back', async ({
  person,
}) => {
  await begins(person, 'hannibal');
  for (let step = 0; step < ENOUGH; step++) {
    if ((await says(person).textContent())?.includes('Stop and look')) break;
    const [stage] = (await place(person)).split(' ');
    await goesOn(person, () => press(person, stage === 'read' ? 'Go on' : 'Do it for me'));
  }
  await goesOn(person, () => person.prompt.getByRole('button', { name: 'Pass' }).click());
  await person.sees('over');
  await expect(says(person)).toContainText('Rome has won');
  await goesOn(person, () => press(person, 'Take it back'));
  await person.sees('yours');
});

const SMALL = { width: 360, height: 640 };

test('on a small phone the sentence of the coach and the answer stand on the first screen', async ({
  another,
}) => {
  const person = await another({ viewport: SMALL, hasTouch: true, locale: 'fr-FR' });
  await begins(person, 'hannibal');
  await expect(says(person)).toBeInViewport({ ratio: 1 });
  await goesOn(person, () => press(person, 'Continuer'));
  await expect(says(person)).toBeInViewport({ ratio: 1 });
  await expect(person.page.locator('[data-test-map]')).toBeInViewport({ ratio: 0.9 });
  await goesOn(person, () => press(person, 'Faites-le pour moi'));
  // The cards stand between the coach and the board.
  await expect(says(person)).toBeInViewport({ ratio: 1 });
  for (const card of await person.page.locator('[data-test-card]').all()) {
    await expect(card).toBeInViewport({ ratio: 1 });
  }
  await findsNothing(person, 'a lesson on a small phone');
});

test('where the page has no engine the rules are offered instead, and no lesson', async ({
  person,
}) => {
  const { page } = person;
  await page.route('**/learn/hannibal', async route => {
    const answer = await route.fetch();
    const without = (await answer.text()).replace(/(name="septem-engine" content=)"[^"]*"/, '$1""');
    await route.fulfill({ response: answer, body: without });
  });
  await page.goto('/learn/hannibal');
  await expect(page.getByText('built without its engine')).toBeVisible();
  await page.getByRole('link', { name: 'Read the rules' }).click();
  await expect(page).toHaveURL(/\/rules\/hannibal/);
});

test('a game without a lesson says so, and shows no way to one', async ({ person }) => {
  const { page } = person;
  await person.goesToTheLobby();
  await expect(page.locator('[data-test-learn=hannibal]')).toBeVisible();
  await expect(page.locator('[data-test-learn=conquest1984]')).toHaveCount(0);
  await page.goto('/learn/conquest1984');
  await expect(page.getByText('has no first game yet')).toBeVisible();
  await page.goto('/rules/hannibal');
  await page.locator('[data-test-learn=hannibal]').click();
  await expect(coach(person)).toBeVisible();
});
