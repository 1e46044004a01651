/** Choices made by keys alone, as anybody makes them who has no mouse. */
import type { Person } from './person.ts';

/** Chooses with the keyboard alone: by its number, or by walking to it. */
export async function presses(person: Person, ...handles: string[]) {
  for (const handle of handles) {
    const choice = person.choice(handle);
    const number = await choice.evaluate(it => it.querySelector('kbd')?.textContent);
    await person.understood(async () => {
      if (number) return person.page.keyboard.press(number);
      await choice.focus();
      await person.page.keyboard.press('Enter');
    });
  }
}

/** Moves nothing and buys nothing. */
export async function passes(person: Person, times = 1) {
  for (let n = 0; n < times; n++) await presses(person, 'button:end-movement', 'button:end-turn');
}
