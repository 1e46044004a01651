/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const sources = Object.entries(
  import.meta.glob<string>(['../../**/*.svelte', '../../**/*.css', '../../**/*.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).filter(([file]) => !file.endsWith('.test.ts'));

/** Faces whose figures are old-style and cannot be told otherwise. */
const OLD_STYLE = /Georgia|Constantia|Corbel|Candara|Hoefler|Calluna/;

test('no face of the build is asked for a digit', () => {
  const faces = read('faces.css').match(/@font-face \{[^}]*\}/g) ?? [];
  expect(faces).toHaveLength(2);
  for (const face of faces) expect(face).toContain('unicode-range: U+0-2F, U+3A-10FFFF;');
  const past = sources.filter(([, source]) =>
    /import '@fontsource|@import '@fontsource/.test(source),
  );
  expect(past.map(([file]) => file)).toEqual([]);
});

test('no face with old figures is named, and lining figures of one width are asked for everywhere', () => {
  expect(read('palette.css')).not.toMatch(OLD_STYLE);
  expect(read('base.css')).toMatch(/:root \{[^}]*font-variant-numeric: lining-nums tabular-nums;/);
  const others = sources.flatMap(([file, source]) =>
    [...source.matchAll(/font-variant-numeric: ([^;]*);/g)]
      .filter(([, asked]) => !asked?.includes('lining-nums'))
      .map(([line]) => `${file}: ${line}`),
  );
  expect(others).toEqual([]);
});
