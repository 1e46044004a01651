import { expect, test, vi } from 'vitest';
import { at, base, fromTop } from './base.ts';

const sources = import.meta.glob<string>('../**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('in development the page lies at the top', () => {
  expect(base()).toBe('/');
  expect(at('/rules/hannibal')).toBe('/rules/hannibal');
  expect(fromTop('/rules/hannibal')).toBe('/rules/hannibal');
});

test('an address leads into the folder of the page and back', () => {
  vi.stubEnv('DEV', false);
  expect(base()).toMatch(/^\/.+\/$/);
  expect(at('/about')).toBe(`${base()}about`);
  expect(at('/')).toBe(base());
  for (const address of ['/', '/about', '/rules/hannibal/aid']) {
    expect(fromTop(at(address))).toBe(address);
  }
  vi.unstubAllEnvs();
});

test('no address is written as if the page could only lie at the top', () => {
  const written = /(href|src)="\/|fetch\(['"`]\/|navigate\(['"`]\//;
  const found = Object.entries(sources)
    .filter(([path, text]) => !path.endsWith('.test.ts') && written.test(text))
    .map(([path]) => path);
  expect(found).toEqual([]);
});
