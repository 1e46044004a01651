import type { Person } from './person.ts';

/** Top edges of what the page shows, in the order given. */
export async function tops(person: Person, selectors: string[]): Promise<number[]> {
  return Promise.all(
    selectors.map(async selector => {
      const box = await person.page.locator(selector).first().boundingBox();
      if (!box) throw new Error(`${selector} is not shown`);
      return box.y;
    }),
  );
}
