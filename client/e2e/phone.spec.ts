/** On a phone: whatever is asked, its answers are within reach, and the board stays where it is. */
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';
import { atOneScreen, opens } from './tables.ts';

const GAMES = {
  hannibal: 2,
  imperium: 3,
  circus: 3,
  conquerants: 4,
  cesar: 4,
  conquest1984: 4,
  conquest2005: 4,
};

/** Some turns of each, as many questions as they bring. */
const QUESTIONS = 14;

/** A finger needs so many pixels. */
const THUMB = 32;

interface Asked {
  /** What can be pressed, with a way to it on the screen; the place where a finger would touch it. */
  answers: { key: string; at: [number, number] }[];
  /** What cannot be reached, or is too small to be hit. */
  faults: string[];
  /** Where the board begins. */
  top: number;
}

/** Looks at the screen as it is, without scrolling. */
function look(thumb: number): Asked {
  const sees = (it: Element, [x, y]: [number, number]) => {
    const hit = document.elementFromPoint(x, y);
    return !!hit && (it === hit || it.contains(hit));
  };
  const buttons = [
    ...document.querySelectorAll<HTMLElement>(
      '[data-test-answers] button, [data-test-prompt] [data-test-handle]',
    ),
  ];
  const answers: Asked['answers'] = [];
  const faults: string[] = [];
  for (const it of buttons) {
    const { testOffer, testHandle } = it.dataset;
    const key = testOffer ?? testHandle ?? it.textContent.trim();
    const box = it.getBoundingClientRect();
    const at: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
    const inside =
      box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
    if (!inside || !sees(it, at)) faults.push(`${key} is out of reach`);
    if (Math.min(box.width, box.height) < thumb) faults.push(`${key} is too small`);
    if (it.ariaDisabled !== 'true') answers.push({ key, at });
  }
  const listed = new Set(answers.map(it => it.key));
  // What glows on the board is large enough, or stands in the list, too.
  for (const it of document.querySelectorAll<SVGElement>(
    '[data-test-map] [data-test-space]:not([aria-disabled=true])',
  )) {
    const key = `space:${it.dataset.testSpace}`;
    const { width, height } = it.getBoundingClientRect();
    if (Math.min(width, height) < thumb && !listed.has(key) && it.ariaPressed !== 'true') {
      faults.push(`${key} is too small and in no list`);
    }
  }
  const { testNext, testPicked } =
    document.querySelector<HTMLElement>('[data-test-next]')?.dataset ?? {};
  // While something is picked, the buttons that begin anew stand there, too.
  const missing = Number(testNext) - listed.size;
  if (testPicked === '0' ? missing !== 0 : missing > 0)
    faults.push(`${missing} answers are missing`);
  const board = document.querySelector('[data-test-map]');
  if (document.documentElement.scrollWidth > innerWidth) faults.push('it runs off the side');
  return { answers, faults, top: board?.getBoundingClientRect().top ?? NaN };
}

/** Waits for a question, whoever at this screen has to answer it. */
async function asked(person: Person): Promise<Asked> {
  const open = person.page.locator(
    '[data-test-pending=false] :is([data-test-answers] [data-test-offer], [data-test-handle]:not([aria-disabled=true]))',
  );
  await expect(person.curtain.or(open).first()).toBeVisible();
  if (await person.curtain.isVisible()) {
    await person.page.keyboard.press('Enter');
    await expect(open.first()).toBeVisible();
  }
  return person.page.evaluate(look, THUMB);
}

/** What ends a turn or gives up comes last: else one after the other, so that much is seen. */
const LAST = /^(pass|concede|halt|stay|end_\w+|end)$/;

for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const) {
  for (const [game, seats] of Object.entries(GAMES)) {
    test(`${game} on ${width}x${height} has every answer within reach, and its board does not jump`, async ({
      another,
    }) => {
      const person = await another({ viewport: { width, height }, hasTouch: true });
      await opens(person, game, atOneScreen(seats));
      const first = await asked(person);
      for (let n = 0, now = first; n < QUESTIONS; n++, now = await asked(person)) {
        const sentence = await person.prompt.locator('.sentence').textContent();
        expect(now.faults, `${n}: ${sentence}`).toEqual([]);
        expect(now.top, `the board at "${sentence}"`).toBe(first.top);
        expect(now.answers.length, `answers to "${sentence}"`).toBeGreaterThan(0);
        const moves = now.answers.filter(it => !LAST.test(it.key));
        const { at } = moves[n % moves.length] ?? now.answers[0] ?? { at: [0, 0] };
        const [x = 0, y = 0] = at;
        await person.understood(() => person.page.touchscreen.tap(x, y));
        expect(await person.page.evaluate(() => scrollY), 'nothing scrolls').toBe(0);
      }
    });
  }
}

test('a place that is tapped in vain says so, and what glows can still be chosen', async ({
  another,
}) => {
  const person = await another({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await opens(person, 'conquest1984', atOneScreen(4));
  await asked(person);
  await person.clicksOnTheMap('hispania');
  const notice = person.page.locator('[data-test-notice]');
  await expect(notice).toContainText('Hispania');
  await expect(notice).toBeInViewport({ ratio: 1 });
  await person.understood(() => person.choice('space:macedonia').tap());
  await expect(notice).toHaveCount(0);
});

test('closer on a phone brings what can be chosen towards the middle of the map', async ({
  another,
}) => {
  const person = await another({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await opens(person, 'conquest1984', atOneScreen(4));
  await asked(person);
  const glowing = person.page.locator(
    '[data-test-map] [data-test-space]:not([aria-disabled=true])',
  );
  const map = await person.page.locator('[data-test-map]').boundingBox();
  if (!map) throw new Error('there is a map');
  const off = async () => {
    const box = await glowing.first().boundingBox();
    return Math.abs((box ? box.x + box.width / 2 : NaN) - map.width / 2);
  };
  const before = await off();
  const closer = person.page.getByRole('button', { name: 'Closer' });
  for (let n = 0; n < 3; n++) await closer.tap();
  await expect.poll(off).toBeLessThanOrEqual(Math.max(before, 24));
  await expect(glowing.first()).toBeInViewport();
});
