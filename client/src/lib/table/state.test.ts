import { expect, test } from 'vitest';
import { HandleSet } from './handles.ts';
import { stateOf } from './state.ts';

const space = (at: string) => ({ kind: 'space', at });
const next = new HandleSet([space('gallia')]);

test('a space is picked, may begin an action, may go on with one, or is idle', () => {
  const picked = [space('roma')];
  expect(stateOf(space('roma'), { next, picked })).toBe('picked');
  expect(stateOf(space('gallia'), { next, picked })).toBe('target');
  expect(stateOf(space('gallia'), { next, picked: [] })).toBe('offered');
  expect(stateOf(space('zama'), { next, picked: [] })).toBe('idle');
});

test('a board may know that an action has begun though nothing is picked', () => {
  expect(stateOf(space('gallia'), { next, picked: [], begins: false })).toBe('target');
});
