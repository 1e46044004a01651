import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../**/*.{svelte,ts}', '!./handles.ts', '!./handles.test.ts', '!./typed.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** A handle as text, in any of the quotes: only the generated types say what a handle is. */
const WRITTEN = /['"`](space|piece|card|button|count|unit|leader|galley|player|terms):/;

test('nobody writes a handle as text or takes one apart', () => {
  const found = Object.entries(sources).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, i) => (WRITTEN.test(line) ? `${file}:${i + 1} ${line}` : [])),
  );
  expect(found).toEqual([]);
});

test('the sources are really read', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
});
