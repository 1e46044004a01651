/// <reference types="node" />
/** `cargo xtask new-game` copies the folder `calculi` under another name; nobody should have to format it then. */
import { check, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>('./calculi/*', { eager: true, query: '?raw', import: 'default' }),
);
const style = await resolveConfig(new URL('index.ts', import.meta.url).pathname);

test.each(['ur', 'duodecimscripta'])('copied as %s, every file stays formatted', async id => {
  expect(sources).not.toEqual([]);
  for (const [filepath, source] of sources) {
    const copy = source.replaceAll('xtask/template', `games/${id}`).replaceAll(/calculi/gi, id);
    expect(await check(copy, { ...style, filepath }), filepath).toBe(true);
  }
});
