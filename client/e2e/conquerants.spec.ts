import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { press } from './keys.ts';
import type { Person } from './person.ts';
import { atOneScreen, opens } from './tables.ts';

/** More choices than any game by these plans needs. */
const ENOUGH = 300;

type Take = (handle: string) => Promise<void>;

async function sitsDownAsCarthage(person: Person) {
  await person.goesToTheLobby();
  const game = person.page.locator('[data-test-game=conquerants]');
  await game.locator('[data-test-choose] summary').click();
  await game.getByLabel('You play').selectOption('Carthaginians');
  await game.getByLabel('Against').selectOption('random');
  await game.getByRole('button', { name: 'Play the computer' }).click();
  await person.isAtTheTable();
}

/** Trades where it can, conquers where it must, joins whoever asks, and rolls as soon as there are dice to roll. */
function planned(choices: readonly string[], turn: number): string {
  const wanted = ['ready', 'accept', 'end', 'trade', 'conquer'];
  const lands = choices.filter(it => it.startsWith('space:'));
  return (
    wanted.find(it => choices.includes(it)) ?? lands[turn % lands.length] ?? choices[0] ?? 'pass'
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

/** The peoples in the order of their seats. */
const PEOPLES = ['Gauls', 'Romans', 'Carthaginians', 'Tarentines'] as const;

/** All four share one screen, so that only those attack who are told to. */
const allSitDown = (person: Person) => opens(person, 'conquerants', atOneScreen(4));

/** Waits until somebody may choose a land, and says which is offered first. */
async function isOfferedLand(person: Person): Promise<string> {
  await expect(person.choice('pass')).toBeVisible();
  const land = (await person.choices()).find(it => it.startsWith('space:'));
  if (!land) throw new Error('no land is offered');
  return land;
}

/** Has the others do nothing until these may choose a land. */
async function isTheTurnOf(person: Person, people: (typeof PEOPLES)[number]): Promise<string> {
  const seat = person.page.locator(`[data-test-seat="${PEOPLES.indexOf(people)}"]`);
  for (let others = 0; others < PEOPLES.length; others++) {
    const land = await isOfferedLand(person);
    if ((await seat.getByText('to act').count()) > 0) return land;
    await person.understood(() => person.choice('pass').click());
  }
  throw new Error(`it was never the turn of the ${people}`);
}

test('a whole game among the conquerors is played with the keyboard alone, on a narrow screen', async ({
  another,
}) => {
  // Four peoples, ten rounds, and every alliance that somebody offers.
  test.slow();
  const person = await another({ viewport: { width: 360, height: 740 } });
  await sitsDownAsCarthage(person);
  await playsToTheEnd(person, handle => press(person, handle));
  await expect(person.end).toBeVisible();
  await expect(person.log.last()).toContainText(/The .* win/);
  await findsNothing(person, 'the end');
});

test('a land is chosen on the map and what is done there in the bar', async ({ person }) => {
  await allSitDown(person);
  const land = (await isTheTurnOf(person, 'Romans')).replace('space:', '');
  await person.understood(() => person.clicksOnTheMap(land));
  await expect(person.prompt).toContainText('what do you do there?');
  const trade = person.prompt.locator('[data-test-handle="trade"]');
  await person.understood(() => trade.click());
  await expect(person.page.locator(`[data-test-holding="${land}"]`)).toBeVisible();
  await expect(person.log.filter({ hasText: 'The Romans trade with' }).first()).toBeVisible();
});

test('chances are shown before a conquest, and the dice and the points after it', async ({
  person,
}) => {
  const { page } = person;
  await allSitDown(person);
  const land = await isTheTurnOf(person, 'Gauls');
  await person.understood(() => person.choice(land).click());
  // One die of eight faces takes a free land three times of four.
  const odds = page.locator('[data-test-odds]');
  await expect(odds.locator('tbody tr').first()).toContainText('75%');
  await expect(person.prompt).toContainText('Conquer (75%)');
  await findsNothing(person, 'a picked land');

  await person.understood(() => person.choice('conquer').click());
  for (let n = 0; n < 3 && (await person.choices()).includes('ready'); n++) {
    await person.understood(() => person.choice('ready').click());
  }
  await expect(person.log.filter({ hasText: /Attack: \d/ }).first()).toBeVisible();
  await expect(page.locator('[data-test-points="0"]')).not.toHaveText('0 points');

  await isTheTurnOf(person, 'Gauls');
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
  await allSitDown(person);
  const land = await isOfferedLand(person);
  await person.understood(() => person.choice(land).tap());
  await person.understood(() => person.choice('trade').tap());
  await isOfferedLand(person);
  const across = await person.page.evaluate(
    () => document.documentElement.scrollWidth <= innerWidth,
  );
  expect(across).toBe(true);
  await findsNothing(person, 'a phone by night');
});
