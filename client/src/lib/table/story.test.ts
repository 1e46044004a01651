import { describe, expect, test } from 'vitest';
import { happened } from '../games/teller.ts';
import type { StepMsg } from '../wire.ts';
import { standing, stepAt, takenBack, tell, type Weight } from './story.ts';

const played = (version: number, ply: number, ...events: Weight[]): StepMsg => ({
  version,
  at: 0,
  kind: 'played',
  seat: 0,
  action: null,
  events: events.map(event => ({ event })),
  ply,
});

const back = (version: number, ply: number): StepMsg => ({
  version,
  at: 0,
  kind: 'taken_back',
  seat: 0,
  ply,
});

const teller = {
  played: (step: Extract<StepMsg, { kind: 'played' }>) =>
    happened<Weight>(step).map(weight => ({ weight, text: weight, places: [], rules: [] })),
  takenBack: () => 'back',
};

const shape = (steps: StepMsg[]) =>
  tell(steps, teller).map(turn => [turn.number, turn.lines.map(line => line.text)]);

describe('turns', () => {
  test('begin with the lines that begin one and gather what follows', () => {
    expect(
      shape([played(1, 1, 'turn', 'conflict'), played(2, 2, 'conflict'), played(3, 3, 'turn')]),
    ).toEqual([
      [1, ['turn', 'conflict', 'conflict']],
      [2, ['turn']],
    ]);
  });

  test('that were taken back are played again under the same number', () => {
    const turns = tell([played(1, 1, 'turn'), back(2, 0), played(3, 1, 'turn')], teller);
    expect(turns.map(turn => turn.number)).toEqual([1, 1]);
    expect(turns[0]?.lines.map(line => [line.text, line.undone])).toEqual([
      ['turn', true],
      ['back', false],
    ]);
    expect(turns[1]?.lines[0]?.undone).toBe(false);
  });
});

describe('a line of something under way', () => {
  test('stays while nothing has come of it', () => {
    expect(shape([played(1, 1, 'turn', 'conflict'), played(2, 2, 'fleeting')])).toEqual([
      [1, ['turn', 'conflict', 'fleeting']],
    ]);
  });

  test('is left out once something has', () => {
    expect(
      shape([played(1, 1, 'turn'), played(2, 2, 'fleeting'), played(3, 3, 'fleeting', 'conflict')]),
    ).toEqual([[1, ['turn', 'conflict']]]);
  });
});

test('what is taken back twice takes the two last steps that stood', () => {
  const steps = [played(1, 1), played(2, 2), back(3, 1), back(4, 0), played(5, 1)];
  expect([...takenBack(steps)]).toEqual([2, 1]);
  expect(standing(steps)).toBe(1);
});

test('a link to a move finds the step that stands there, not the one taken back', () => {
  const steps = [played(1, 1), back(2, 0), played(3, 1)];
  expect(stepAt(steps, 1)?.version).toBe(3);
  expect(stepAt(steps, 2)).toBeUndefined();
});
