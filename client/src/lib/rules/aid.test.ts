import { expect, test } from 'vitest';
import { aidOf } from './aid.ts';
import { rulesSample } from './sample.ts';

test('marked chapters stand in the aid, and marked parts under the name of their chapter', () => {
  const parts = aidOf(rulesSample).map(({ title, blocks }) => [title, blocks.map(it => it.kind)]);
  expect(parts).toEqual([
    ['A turn at a glance', ['list']],
    ['Play', ['table']],
  ]);
});
