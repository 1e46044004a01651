import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { leavesAll, passes, presses } from './keys.ts';
import type { Person } from './person.ts';
import { atOneScreen, COMPUTER, ME, opens } from './tables.ts';

/** More rolls than any battle here needs. */
const ENOUGH = 80;

const battle = (person: Person) => person.page.locator('[data-test-battle]');

/** Names what the list offers first, for whoever is asked, until the battle is over. */
async function fightsItOut(person: Person, whose = /aims at/) {
  const rolling = battle(person).filter({ hasText: whose });
  const choice = person.page.locator('[data-test-offer]').first();
  for (let n = 0; n < ENOUGH; n++) {
    await expect(choice).toBeVisible();
    if ((await battle(person).count()) === 0) return;
    if ((await rolling.count()) === 0) continue;
    const [target] = (await person.choices()).filter(it => it.startsWith('unit:'));
    if (target) await presses(person, target);
  }
  expect(false, 'the battle ends').toBe(true);
}

test('a game of two is played to its end against the computer', async ({ person }) => {
  const { page } = person;
  await opens(person, 'conquest1984', [ME, COMPUTER], { round_limit: 2 });
  for (let round = 1; round <= 2; round++) {
    await expect(person.choice('end_movement')).toBeVisible({ timeout: 30_000 });
    if (round === 1) {
      // A legion is chosen on the map, made up beside it, and sent where it will take a province.
      await person.understood(() => person.clicksOnTheMap('egyptus'));
      await person.understood(() => person.choice('leader:general').click());
      await leavesAll(person);
      await person.understood(() => page.locator('[data-test-take="unit:infantry-1"]').click());
      await person.understood(() => page.locator('[data-test-take="unit:infantry-1"]').click());
      await expect(page.locator('[data-test-composer]')).toContainText('2 of 7 units');
      await expect(person.choice('space:cyrenaica')).toContainText('falls at once');
      await expect(page.locator('[data-test-badge=cyrenaica]')).toBeAttached();
      await person.understood(() => person.clicksOnTheMap('cyrenaica'));
      await expect(page.locator('[data-test-realm=cyrenaica-0]')).toBeAttached();
    }
    await person.understood(() => person.choice('end_movement').click());
    if (round === 1) {
      const market = page.locator('[data-test-market]');
      await expect(market.locator('[data-test-money]')).toHaveText('25 talents');
      await findsNothing(person, 'the market');
      await person.understood(() => market.locator('[data-test-buy=infantry-1]').click());
      await expect(market.locator('[data-test-money]')).toHaveText('15 talents');
    }
    await person.understood(() => person.choice('end_turn').click());
  }
  await expect(person.end).toBeVisible({ timeout: 30_000 });
  await expect(person.log.last()).toContainText(/wins|equal/);
  await page.getByText('Worth, round by round').click();
  await page.getByText('As a table').click();
  await expect(page.getByRole('row', { name: /^Egyptus 2 / })).toBeVisible();
  await findsNothing(person, 'the end');
});

test('battles on land and at sea, a ransom and a purchase need no mouse', async ({ person }) => {
  test.slow();
  const { page } = person;
  await opens(person, 'conquest1984', atOneScreen(5));

  // Macedonia sends one unit to Dalmatia, and Italia attacks it with all it has.
  await presses(person, 'space:macedonia', 'leader:general');
  await leavesAll(person);
  await presses(person, 'unit:infantry', 'count:1');
  await presses(person, 'space:dalmatia');
  await passes(person, 4);
  await presses(person, 'space:italia', 'leader:general');
  await expect(person.choice('space:dalmatia')).toContainText('battle, 99% to win');
  await presses(person, 'space:dalmatia', 'end_movement', 'space:dalmatia');
  await expect(battle(person)).toContainText('Italia aims at');
  await findsNothing(person, 'a battle');

  // Italia would rather see how it ends; Macedonia names its targets.
  await battle(person).getByText('Fight on').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-test-fight-on=end]').focus();
  await page.keyboard.press('Enter');
  await fightsItOut(person, /Macedonia aims at/);
  // Once in a hundred battles Macedonia holds out, and is asked at once what becomes of the general.
  if ((await person.choices()).includes('hold')) await presses(person, 'hold');

  // Whoever has lost a general gets him back: Italia is on turn and either asks or offers.
  await presses(person, 'offer', 'player:macedonia');
  // Ten talents, paid or asked for, for one general.
  const [terms = ''] = (await person.choices()).filter(it =>
    ['terms:0:0:10:1', 'terms:10:1:0:0'].includes(it),
  );
  await presses(person, terms);
  await expect(page.locator('[data-test-offer-from="4"]')).toContainText('10 talents');
  await presses(person, 'accept');
  await expect(person.log.filter({ hasText: 'Macedonia agrees with Italia' })).toBeVisible();
  await expect(page.locator('[data-test-deals]')).toContainText('returns next turn');
  await presses(person, 'end_turn');

  // Both save until they have a galley.
  const galley = (home: string) => page.locator(`[data-test-galley="${home}-1"]`);
  const buys = async (home: string, coast: string) => {
    await presses(person, 'end_movement');
    const dear = !(await person.choices()).includes('buy:galley');
    if (!dear && (await galley(home).count()) === 0) {
      await presses(person, 'buy:galley', `coast:${coast}`);
    }
    await presses(person, 'end_turn');
  };
  for (let round = 2; round < 6; round++) {
    await buys('macedonia', 'macedonia-west');
    await passes(person, 3);
    await buys('italia', 'italia-east');
    if ((await galley('macedonia').count()) + (await galley('italia').count()) === 2) break;
  }

  await presses(person, 'galley:macedonia:1', 'space:mare_epirus');
  await passes(person, 4);
  await presses(person, 'galley:italia:1', 'space:mare_adriatico');
  await presses(person, 'galley:italia:1');
  await expect(person.choice('space:mare_epirus')).toContainText('battle, 75% to win');
  await presses(person, 'space:mare_epirus', 'end_movement', 'space:mare_epirus');
  await fightsItOut(person);
  await expect(person.log.filter({ hasText: /wins the battle on Mare Epirus/ })).toBeVisible();
  expect((await galley('macedonia').count()) + (await galley('italia').count())).toBe(1);
});

test('on a phone six Caesars fit across by night', async ({ another }) => {
  const person = await another({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  await opens(person, 'conquest1984', atOneScreen(6), { round_limit: 1 });
  await person.understood(() => person.choice('space:macedonia').tap());
  await person.understood(() => person.choice('leader:caesar').tap());
  await findsNothing(person, 'a phone by night');
  await person.understood(() => person.choice('halt').tap());
  await person.understood(() => person.choice('end_movement').tap());
  const across = await person.page.evaluate(
    () => document.documentElement.scrollWidth <= innerWidth,
  );
  expect(across).toBe(true);
});
