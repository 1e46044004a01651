import { expect, test } from 'vitest';
import type { Example, ExampleStep } from '../wire.ts';
import { momentsOf, retold, startAt } from './example.ts';
import { rulesSample } from './sample.ts';

const then = { view: {}, waiting: [0], over: null };
const played = (action: string): ExampleStep => ({
  kind: 'played',
  seat: 0,
  action,
  events: [],
  then,
});
const refused: ExampleStep = {
  kind: 'refused',
  seat: 0,
  action: 'fly',
  code: 'bad_action',
  rule: null,
  why: null,
  then,
};

const scene = (steps: ExampleStep[]) => ({
  rules_version: 1,
  seats: 2,
  options: {},
  start: then,
  steps,
});

const example: Example = {
  name: 'SEN-02-white',
  clauses: ['SEN-01'],
  scenes: [
    scene([played('throw'), refused, { kind: 'taken_back', seat: 0, action: null, then }]),
    scene([played('move')]),
  ],
};

test('a scene begins before its first action, and actions are counted through all scenes', () => {
  const moments = momentsOf(example);
  expect(moments.map(it => it.ply)).toEqual([0, 1, 2, 3, 3, 4]);
  expect(moments.map(it => it.sceneIdx)).toEqual([0, 0, 0, 0, 1, 1]);
  expect(moments.map(it => it.played.length)).toEqual([0, 1, 1, 0, 0, 1]);
});

test('an address may name the action after which it begins', () => {
  const moments = momentsOf(example);
  expect(startAt(moments, '')).toBe(0);
  expect(startAt(moments, '?step=2')).toBe(2);
  expect(startAt(moments, '?step=4')).toBe(5);
  expect(startAt(moments, '?step=99')).toBe(0);
  expect(startAt(moments, '?step=x')).toBe(0);
});

test('it is told by the clauses that link to it, else by those it shows', () => {
  expect(retold(rulesSample, example)).toEqual([
    { id: 'SEN-02', text: '**Ruling:** white begins (SEN-01).' },
  ]);
  const unlinked = { ...example, name: 'other' };
  expect(retold(rulesSample, unlinked).map(it => it.id)).toEqual(['SEN-01']);
});
