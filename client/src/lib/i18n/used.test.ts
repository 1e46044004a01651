import { expect, test } from 'vitest';
import { en } from './en.ts';

const sources = Object.values(
  import.meta.glob<string>(
    ['../../**/*.{svelte,ts}', '!../../**/*.test.ts', '!./{en,fr,failures.*}.ts'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
).join('\n');

/** What is looked up by a key that comes from elsewhere: the server, a form, the state of things. */
const BY_KEY =
  /^(levels|plans|refusals|errors|map|missing)\.|^about\.(sourced|reconstructed|ours)$/;

test('no word stands in the catalogue that nobody says', () => {
  const all = Object.entries(en).flatMap(([group, words]) =>
    Object.keys(words).map(key => `${group}.${key}`),
  );
  const unsaid = all
    .filter(path => !BY_KEY.test(path))
    .filter(path => !new RegExp(`(say\\(\\)|words)\\.${path}\\b`).test(sources));
  expect(unsaid).toEqual([]);
});
