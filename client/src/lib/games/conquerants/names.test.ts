import { expect, test } from 'vitest';
import regles from '../../../../../games/conquerants/REGLES.md?raw';
import rules from '../../../../../games/conquerants/RULES.md?raw';
import { territory as english } from './names.en.ts';
import { territory as french } from './names.fr.ts';
import type { Territory } from '../../protocol/conquerants.ts';

/** Whether a name stands there as a whole word. */
const names = (text: string, name: string) =>
  new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text);

const differing = (Object.keys(english) as Territory[]).filter(it => english[it] !== french[it]);

test('the rules call territories as the map of their language does', () => {
  expect(differing.length).toBeGreaterThan(10);
  for (const at of differing) {
    expect(names(rules, french[at]), `RULES.md says ${french[at]}`).toBe(false);
    expect(names(regles, english[at]), `REGLES.md says ${english[at]}`).toBe(false);
  }
  for (const at of ['transpadane', 'latium', 'carthage', 'tarente'] as const) {
    expect(names(rules, english[at]), english[at]).toBe(true);
    expect(names(regles, french[at]), french[at]).toBe(true);
  }
});
