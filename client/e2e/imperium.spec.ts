import { findsNothing } from './axe.ts';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';
import { atOneScreen, COMPUTER, ME, opens } from './tables.ts';

/** More choices than any of these games needs. */
const ENOUGH = 40;

const composer = (person: Person) => person.page.locator('[data-test-composer]');
const inPile = (person: Person) => person.page.locator('[data-test-in-pile]');
const pressed = (person: Person) =>
  inPile(person).evaluateAll(all => all.map(it => it.getAttribute('data-test-in-pile')));

/** Presses as many of these cards as the pile takes, and lays it down. */
async function lays(person: Person, ...cards: string[]) {
  const confirm = composer(person).locator('[data-test-confirm]');
  for (const card of cards) {
    if ((await confirm.getAttribute('aria-disabled')) === 'false') break;
    const button = person.page.locator(`[data-test-card=${card}]`);
    // A card that is spent is no choice.
    if ((await button.getAttribute('aria-disabled')) === 'true') continue;
    await person.understood(() => button.click());
  }
  await person.understood(() => confirm.click());
}

/** Opens the curtain if it hangs, and says whether there is still something to choose. */
async function isAsked(person: Person): Promise<boolean> {
  const curtain = person.curtain.getByRole('button');
  const over = person.page.locator('[data-test-prompt=over]');
  await expect(composer(person).or(curtain).or(over).first()).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  await expect(composer(person).or(over).first()).toBeVisible();
  return composer(person).isVisible();
}

test('two people at one screen and two computers play Imperium to its end', async ({ person }) => {
  await opens(person, 'imperium', [...atOneScreen(2), COMPUTER, COMPUTER], { round_limit: 3 });
  const piles = [
    ['africa', 'syria', 'games', 'asia'],
    ['aegyptus', 'macedonia', 'spy', 'asia', 'hispania'],
  ];
  for (let i = 0; (await isAsked(person)) && i < ENOUGH; i++) {
    await lays(person, ...(piles[i % 2] ?? []), 'gallia', 'illyricum', 'hispania');
  }
  await expect(person.end).toBeVisible();
  await expect(person.end).toContainText('Emperor');
  await expect(person.page.locator('[data-test-titles] li')).toHaveCount(4);
  await person.page.locator('[data-test-scene-open]').click();
  await expect(person.page.locator('[data-test-scene]')).toBeVisible();
});

test('Imperium is played with the keyboard alone', async ({ person }) => {
  const { page } = person;
  await opens(person, 'imperium', [ME, COMPUTER], { round_limit: 2 });
  for (let i = 0; (await isAsked(person)) && i < ENOUGH; i++) {
    for (const key of ['5', '9', '6', '8', '7']) {
      if ((await inPile(person).count()) === 3) break;
      await person.understood(() => page.keyboard.press(key));
    }
    // The last card goes to the top: with the arrows it is carried there, place by place.
    if (i === 0) {
      await inPile(person).last().focus();
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => pressed(person)).toEqual(['asia', 'hispania', 'games']);
      await expect(page.locator('[data-test-would]')).toContainText('second marker in Hispania');
    }
    await person.understood(() => page.keyboard.press('Enter'));
  }
  await expect(person.end).toBeVisible();
});

test('a pile is put together by dragging, and what cannot be says why', async ({ person }) => {
  const { page } = person;
  await opens(person, 'imperium', atOneScreen(2));
  await isAsked(person);
  const places = composer(person).getByRole('listitem');
  await page.locator('[data-test-card=asia]').dragTo(places.nth(0));
  await page.locator('[data-test-card=games]').dragTo(places.nth(1));
  await page.locator('[data-test-card=gallia]').dragTo(places.nth(0));
  await expect.poll(() => pressed(person)).toEqual(['gallia', 'asia', 'games']);
  await expect(page.locator('[data-test-would]')).toContainText('Asia: +2');

  // A fourth card does not fit, and an Oracle fits nowhere but on top.
  const why = page.locator('[data-test-why]');
  await page.locator('[data-test-card=syria]').click({ force: true });
  await expect(why).toContainText('exactly 3 cards');
  await page.locator('[data-test-in-pile=games]').click();
  await page.locator('[data-test-card=oracle]').click({ force: true });
  await expect(why).toContainText('only on top');
  await expect(why.getByRole('link')).toHaveAttribute('href', '/rules/imperium#IMP-10');
  await composer(person).locator('[data-test-confirm]').click({ force: true });
  await expect(why.getByRole('link', { name: '§4' })).toBeVisible();
});

test('who asks the Oracle chooses again when the other piles are known', async ({ person }) => {
  const { page } = person;
  await opens(person, 'imperium', atOneScreen(2));
  await isAsked(person);
  await lays(person, 'oracle', 'africa', 'spy');
  await isAsked(person);
  await expect(page.locator('body')).not.toContainText('Oracle · Africa');
  await lays(person, 'africa', 'syria', 'games');
  await isAsked(person);
  await expect(person.prompt).toContainText('The other piles are known.');
  await expect(page.locator('[data-test-pile=shown]')).toContainText('Africa · Syria');
  await lays(person, 'syria', 'africa', 'games');
  await expect(person.log.filter({ hasText: 'Red shows Syria, Africa' })).toHaveCount(1);
});

for (const look of [
  { locale: 'en-GB', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { locale: 'fr-FR', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const) {
  test(`axe finds nothing in Imperium (${look.locale}, ${look.colorScheme})`, async ({
    another,
  }) => {
    const person = await another(look);
    await opens(person, 'imperium', [ME, COMPUTER, COMPUTER], { round_limit: 1 });
    await isAsked(person);
    await person.page.locator('[data-test-card=africa]').click();
    await findsNothing(person, 'a pile in the making');
    const overflow = await person.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'nothing sticks out').toBeLessThanOrEqual(0);
    await lays(person, 'syria', 'games');
    await expect(person.page.locator('[data-test-titles]')).toBeVisible();
    await person.page.locator('[data-test-scene-open]').click();
    await findsNothing(person, 'a scoring, and the end');
  });
}
