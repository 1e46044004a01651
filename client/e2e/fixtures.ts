/** What every test starts from: the address of the house, and people who can be sent there. */
import { test as base, expect, type Browser, type BrowserContextOptions } from '@playwright/test';
import { Person } from './person.ts';

interface Fixtures {
  /** Somebody in front of a browser of their own. */
  person: Person;
  /** Brings another one. */
  another: (options?: BrowserContextOptions) => Promise<Person>;
}

/** Losing a connection and asking for a table that is not there make the browser complain; nothing else may. */
const EXPECTED = /WebSocket connection|ERR_INTERNET_DISCONNECTED/;
const NOWHERE = /\/api\/tables\/nothing$/;

async function welcome(browser: Browser, options: BrowserContextOptions, complaints: string[]) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('console', line => {
    const expected = EXPECTED.test(line.text()) || NOWHERE.test(line.location().url);
    if (line.type() === 'error' && !expected) complaints.push(line.text());
  });
  page.on('pageerror', error => complaints.push(String(error)));
  return new Person(page);
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env.SEPTEM_URL),

  another: async ({ browser, contextOptions, baseURL, viewport, locale }, use) => {
    const complaints: string[] = [];
    const people: Person[] = [];
    await use(async options => {
      const all = { ...contextOptions, baseURL, viewport, locale, ...options };
      const person = await welcome(browser, all, complaints);
      people.push(person);
      return person;
    });
    await Promise.all(people.map(it => it.page.context().close()));
    expect(complaints, 'the console stays silent').toEqual([]);
  },

  person: async ({ another }, use) => use(await another()),
});

export { expect };
