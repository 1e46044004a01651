/** Who cannot see the table, or not well, must be able to play at it. */
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** Everything of WCAG 2.2 AA that a program can find. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What appears within so many milliseconds is judged once it is there. */
const APPEARS_WITHIN = 1_000;

export async function findsNothing(person: Person, where: string) {
  await person.page.evaluate(async within => {
    const appears = (it: Animation) => Number(it.effect?.getComputedTiming().endTime) <= within;
    const all = document.getAnimations().filter(appears);
    await Promise.allSettled(all.map(it => it.finished));
  }, APPEARS_WITHIN);
  const { violations } = await new AxeBuilder({ page: person.page })
    // What is right is not written down: a map is thousands of shapes.
    .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
    // Other modes gather the results of frames in a page of their own; here are no frames.
    .setLegacyMode()
    .analyze();
  const found = violations.map(it => `${it.id}: ${it.nodes.map(node => node.html).join(' | ')}`);
  expect(found, where).toEqual([]);
}
