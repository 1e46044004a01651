import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { press } from './keys.ts';
import type { Person } from './person.ts';

/** More choices than any game by these plans needs. */
const ENOUGH = 300;

type Take = (handle: string) => Promise<void>;

async function sitsDown(person: Person, people = 'Romans') {
  await person.goesToTheLobby();
  const game = person.page.locator('[data-test-game=conquerants]');
  await game.getByLabel('You play').selectOption(people);
  await game.getByLabel('Against').selectOption('random');
  await game.getByRole('button', { name: 'Play the computer' }).click();
  await person.isAtTheTable();
}

/** Trades where it can, conquers where it must, joins whoever asks, and rolls as soon as there are dice to roll. */
function planned(choices: readonly string[], turn: number): string {
  const wanted = ['ready', 'accept', 'end', 'trade', 'conquer'].map(it => `button:${it}`);
  const lands = choices.filter(it => it.startsWith('space:'));
  return (
    wanted.find(it => choices.includes(it)) ??
    lands[turn % lands.length] ??
    choices[0] ??
    'button:pass'
  );
}

async function playsToTheEnd(person: Person, take: Take) {
  for (let turn = 0; turn < ENOUGH; turn++) {
    if ((await person.isAsked()) === 'over') return;
    const handle = planned(await person.choices(), turn);
    await person.understood(() => take(handle));
  }
  expect(false, 'the game ends').toBe(true);
}

/** Plays until a land is offered, whatever else is asked before. */
async function isOfferedLand(person: Person): Promise<string> {
  for (let turn = 0; turn < ENOUGH; turn++) {
    expect(await person.isAsked()).toBe('yours');
    const choices = await person.choices();
    const land = choices.find(it => it.startsWith('space:'));
    if (land && choices.includes('button:pass')) return land;
    await person.understood(() => person.choice(planned(choices, turn)).click());
  }
  throw new Error('no land was ever offered');
}

test('a whole game among the conquerors is played with the keyboard alone, on a narrow screen', async ({
  another,
}) => {
  // Four peoples, ten rounds, and every alliance that somebody offers.
  test.slow();
  const person = await another({ viewport: { width: 360, height: 740 } });
  await sitsDown(person, 'Carthaginians');
  await playsToTheEnd(person, handle => press(person, handle));
  await expect(person.end).toBeVisible();
  await expect(person.log.last()).toContainText(/The .* win/);
  await findsNothing(person, 'the end');
});

test('a land is chosen on the map and what is done there in the bar', async ({ person }) => {
  await sitsDown(person);
  const land = (await isOfferedLand(person)).replace('space:', '');
  await person.understood(() => person.clicksOnTheMap(land));
  await expect(person.prompt).toContainText('what do you do there?');
  const trade = person.prompt.locator('[data-test-handle="button:trade"]');
  await person.understood(() => trade.click());
  await expect(person.page.locator(`[data-test-holding="${land}"]`)).toBeVisible();
  await expect(person.log.filter({ hasText: 'The Romans trade with' }).first()).toBeVisible();
});

test('chances are shown before a conquest, and the dice and the points after it', async ({
  person,
}) => {
  const { page } = person;
  await sitsDown(person, 'Gauls');
  const land = await isOfferedLand(person);
  await person.understood(() => person.choice(land).click());
  // One die of eight faces takes a free land three times of four.
  const odds = page.locator('[data-test-odds]');
  await expect(odds.locator('tbody tr').first()).toContainText('75%');
  await expect(person.prompt).toContainText('Conquer (75%)');
  await findsNothing(person, 'a picked land');

  await person.understood(() => person.choice('button:conquer').click());
  for (let n = 0; n < 3 && (await person.choices()).includes('button:ready'); n++) {
    await person.understood(() => person.choice('button:ready').click());
  }
  await expect(person.log.filter({ hasText: /Attack: \d/ }).first()).toBeVisible();
  await expect(page.locator('[data-test-points="0"]')).not.toHaveText('0 points');

  await isOfferedLand(person);
  await page.getByText('Points, round by round').click();
  await expect(page.locator('[data-test-chart]')).toBeVisible();
  await page.getByText('As a table').click();
  await expect(page.getByRole('row', { name: /^Gauls 1 / })).toBeVisible();
  await findsNothing(person, 'the points');
});

test('on a phone the conquerors fit across by night', async ({ another }) => {
  const person = await another({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  await sitsDown(person, 'Tarentines');
  const land = await isOfferedLand(person);
  await person.understood(() => person.choice(land).tap());
  await person.understood(() =>
    person.choice('button:trade').or(person.choice('button:conquer')).first().tap(),
  );
  await isOfferedLand(person);
  const across = await person.page.evaluate(
    () => document.documentElement.scrollWidth <= innerWidth,
  );
  expect(across).toBe(true);
  await findsNothing(person, 'a phone by night');
});
