/** Choices made by keys alone, as anybody makes them who has no mouse. */
import type { Person } from './person.ts';

/** Chooses one thing with the keyboard alone: by its number, or, where there are more than numbers, by walking to it. */
export async function press(person: Person, handle: string) {
  const [kind, id = ''] = handle.split(':');
  if (kind === 'card') return person.page.keyboard.press(id);
  const choice = person.choice(handle);
  const number = await choice.evaluate(it => it.querySelector('kbd')?.textContent);
  if (number) return person.page.keyboard.press(number);
  await choice.focus();
  await person.page.keyboard.press('Enter');
}

/** Chooses one thing after the other so, each when the one before it is understood. */
export async function presses(person: Person, ...handles: string[]) {
  for (const handle of handles) await person.understood(() => press(person, handle));
}

/** Who was chosen goes with nobody but whom one names then. */
export async function leavesAll(person: Person) {
  const alone = person.page.locator('[data-test-alone][aria-disabled=false]');
  if ((await alone.count()) === 0) return;
  await person.understood(async () => {
    await alone.focus();
    await person.page.keyboard.press('Enter');
  });
}

/** Moves nothing and buys nothing. */
export async function passes(person: Person, times = 1) {
  for (let n = 0; n < times; n++) await presses(person, 'end_movement', 'end_turn');
}
