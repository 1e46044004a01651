import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { leavesAll, passes, presses } from './keys.ts';
import type { Person } from './person.ts';
import { atOneScreen, COMPUTER, ME, opens } from './tables.ts';

/** More decisions than any battle here needs. */
const ENOUGH = 60;

const said = (person: Person, text: string | RegExp) =>
  person.log.filter({ hasText: text }).first();

/** Fights on, whoever is asked, until the battle on land is over. */
async function fightsItOut(person: Person) {
  const choice = person.page.locator('[data-test-offer]').first();
  for (let n = 0; n < ENOUGH; n++) {
    await expect(choice).toBeVisible();
    if (!(await person.choices()).includes('stand')) return;
    await presses(person, 'stand');
  }
  expect(false, 'the battle ends').toBe(true);
}

/** The way by land from Egyptus to Hispania, the strait included. */
const ROAD =
  'egyptus cyrenaica africa_procons numidia caesariensis tingitana baetica hispania'.split(' ');

/** Sends a leader one step along a road; where nobody else could be meant, he is chosen with the province. */
async function marches(person: Person, leader: string, from: string, to: string) {
  await person.understood(() => person.clicksOnTheMap(from));
  if ((await person.choices()).includes(leader)) {
    await person.understood(() => person.choice(leader).click());
  }
  await leavesAll(person);
  await person.understood(() => person.clicksOnTheMap(to));
}

test('a game of two is played from the choice of a home to the capture of a Caesar', async ({
  person,
}) => {
  const { page } = person;
  const ends = async (...handles: string[]) => {
    for (const handle of handles) await person.understood(() => person.choice(handle).click());
  };
  await opens(person, 'conquest2005', atOneScreen(2));
  await expect(person.prompt).toContainText('Choose your home province');
  await person.understood(() => person.clicksOnTheMap('egyptus'));

  // Who begins is drawn: Hispania lets a turn pass if it is first.
  const isHispania = page.locator('[data-test-offer="space:hispania"]');
  const isEgyptus = page.locator('[data-test-offer="space:egyptus"]');
  await expect(isHispania.or(isEgyptus).first()).toBeVisible();
  if (await isHispania.isVisible()) await ends('end_movement', 'end_turn');

  // A legion is chosen on the map, made up beside it, and takes a province that pays for another.
  await person.understood(() => person.clicksOnTheMap('egyptus'));
  await ends('leader:general');
  await leavesAll(person);
  await presses(person, 'unit:infantry', 'count:2');
  await expect(page.locator('[data-test-composer]')).toContainText('2 of 7 units');
  await expect(person.choice('space:cyrenaica')).toContainText('falls after combat');
  await person.understood(() => person.clicksOnTheMap('cyrenaica'));
  await ends('end_movement');
  await expect(page.locator('[data-test-realm=cyrenaica-0]')).toBeAttached();
  const market = page.locator('[data-test-market]');
  await expect(market.locator('[data-test-money]')).toHaveText('25 talents');
  await person.understood(() => market.locator('[data-test-buy=cavalry-1]').click());
  await expect(market.locator('[data-test-money]')).toHaveText('5 talents');
  await ends('end_turn', 'end_movement', 'end_turn');

  // Then the Caesar goes to meet Hispania without an army, two provinces a turn.
  for (let at = 0; at + 2 < ROAD.length; at += 2) {
    const [here = '', next = '', after = ''] = ROAD.slice(at);
    await marches(person, 'leader:caesar', here, next);
    await marches(person, 'leader:caesar', next, after);
    await ends('end_movement', 'end_turn');
    if (at + 4 < ROAD.length) await ends('end_movement', 'end_turn');
  }

  // One legion comes for him: he is taken without a die, and the game is over.
  await person.understood(() => person.clicksOnTheMap('hispania'));
  await ends('leader:general');
  await leavesAll(person);
  await presses(person, 'unit:infantry', 'count:2');
  await person.understood(() => person.clicksOnTheMap('baetica'));
  await ends('end_movement');
  await expect(person.end).toBeVisible();
  await expect(said(person, 'captures the Caesar of Egyptus')).toBeAttached();
  await expect(person.log.last()).toContainText('its Caesar is the last');
  await findsNothing(person, 'the end');
});

test('battles on land and at sea, a general’s return and a purchase need no mouse', async ({
  person,
}) => {
  test.slow();
  const { page } = person;
  await opens(person, 'conquest2005', atOneScreen(5));
  const homes = ['macedonia', 'mesopotamia', 'egyptus', 'hispania'].map(it => `space:${it}`);
  await presses(person, ...homes);

  // Everyone saves for a round; then Macedonia and Italia buy a galley each.
  await passes(person, 5);
  await presses(person, 'end_movement', 'buy:galley', 'space:macedonia');
  await expect(page.locator('[data-test-galley="macedonia-1"]')).toBeVisible();
  await presses(person, 'end_turn');
  await passes(person, 3);
  await presses(person, 'end_movement', 'buy:galley', 'space:italia');
  await presses(person, 'end_turn');

  // Macedonia puts to sea and sends one unit to Dalmatia; Italia comes after both.
  await presses(person, 'galley:macedonia:1', 'space:mare_epirus');
  await presses(person, 'space:macedonia', 'leader:general');
  await leavesAll(person);
  await presses(person, 'unit:infantry', 'count:1');
  await presses(person, 'space:dalmatia');
  await passes(person, 4);
  for (const sea of ['space:mare_adriatico', 'space:mare_epirus']) {
    await presses(person, 'galley:italia:1', sea);
  }
  await presses(person, 'space:italia', 'leader:general');
  await expect(person.choice('space:dalmatia')).toContainText('> 99% to win');
  await presses(person, 'space:dalmatia', 'end_movement');

  // Both battles are listed with their odds: the one on land must be fought, the other may be.
  const musters = page.locator('[data-test-musters]');
  await expect(musters).toContainText('must be fought');
  await expect(musters).toContainText('your choice');
  await expect(musters.locator('[data-test-odds]')).toHaveCount(2);
  await findsNothing(person, 'the battles to fight');
  await presses(person, 'space:mare_epirus');
  await expect(said(person, /battle on Mare Epirus/i)).toBeVisible();
  await presses(person, 'space:dalmatia');
  await expect(page.locator('[data-test-dice]')).toContainText('Italia rolls');
  await fightsItOut(person);

  // One unit against five: Italia captures the general who led it, and holds him.
  await presses(person, 'hold', 'count:1');
  await expect(page.locator('[data-test-deals]')).toContainText('1 general of Macedonia');
  await findsNothing(person, 'a hostage');
  await presses(person, 'end_turn');

  // Macedonia buys him back in its own turn.
  await presses(person, 'end_movement');
  // If both galleys are afloat after three rounds, they could be sent at each other again.
  await person.isAsked();
  if ((await person.choices()).includes('end_combat')) {
    await presses(person, 'end_combat');
  }
  await presses(person, 'offer', 'player:italia');
  await presses(person, 'terms:0:0:10:1');
  await expect(person.prompt).toContainText('offers you 10 talents');
  await presses(person, 'accept');
  await expect(said(person, 'Back to Macedonia: 1 general')).toBeVisible();
});

test('the usual losses can be left to the table, and a phone has room for a battle', async ({
  another,
}) => {
  const person = await another({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  const { page } = person;
  await opens(person, 'conquest2005', [ME, COMPUTER], { homes: 'dealt' });
  await expect(person.choice('end_movement')).toBeVisible({ timeout: 30_000 });
  const usual = page.locator('[data-test-usual]');
  await expect(usual).toHaveAttribute('aria-pressed', 'false');
  await person.understood(() => usual.tap());
  await expect(said(person, 'leaves the usual choices')).toBeAttached();
  const across = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(across).toBe(true);
  await findsNothing(person, 'a phone by night');
});
