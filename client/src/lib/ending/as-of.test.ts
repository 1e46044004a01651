import { describe, expect, test } from 'vitest';
import { Story } from '../table/story.ts';
import type { StepMsg } from '../wire.ts';
import { asOf } from './as-of.ts';

const played = (version: number, ply: number): StepMsg => ({
  version,
  ply,
  at: 0,
  kind: 'played',
  seat: 0,
  action: `move ${version}`,
  events: [],
});
const steps: StepMsg[] = [
  played(1, 1),
  played(2, 2),
  { version: 3, ply: 1, at: 0, kind: 'taken_back', seat: 0 },
  played(4, 2),
  played(5, 3),
];
const { turns } = new Story().tell(steps, {
  played: step => [{ weight: 'turn', text: step.action ?? '', places: [], rules: [] }],
  takenBack: () => 'taken back',
});
const texts = (ply: number) => asOf(turns, steps, ply).flatMap(it => it.lines.map(it => it.text));

describe('the log as it was', () => {
  test('tells nothing before the first move', () => expect(texts(0)).toEqual([]));

  test('tells what was taken back before the move that stands', () => {
    expect(texts(1)).toEqual(['move 1']);
    expect(texts(2)).toEqual(['move 1', 'move 2', 'taken back', 'move 4']);
  });

  test('tells all of it at the end', () => expect(texts(3)).toHaveLength(5));
});
