import { describe, expect, test } from 'vitest';
import type { Course } from '../wire.ts';
import { boxOf, drawn, pointAt, sampled, stepOf, xOf } from './chart.ts';

const box = boxOf(640);
const course = (points: Course['points'], plies: number): Course => ({
  plies,
  measures: ['points'],
  points,
  moments: [],
  facts: [],
  luck: [],
});
const some = course(
  [
    { ply: 0, round: 1, values: [[0, 0]] },
    { ply: 4, round: 1, values: [[3, 0]] },
    { ply: 10, round: 2, values: [[3, 8]] },
  ],
  10,
);

describe('the chart of a game', () => {
  test('runs from the first move to the last', () => {
    expect(xOf(0, 10, box)).toBe(box.left);
    expect(xOf(10, 10, box)).toBe(box.right);
  });

  test('holds what somebody has until it changes', () => {
    const { lines } = drawn(some, 0, 2, box);
    expect(lines).toHaveLength(2);
    // One step to the right, then up: no slope between two moves.
    expect(lines[0]?.path).toMatch(/^M\S+ \S+(H\S+V\S+)+$/);
  });

  test('names rounds where there are any, and moves where there are none', () => {
    expect(drawn(some, 0, 2, box).x.map(it => it.label)).toEqual(['1', '2']);
    const without = some.points.map(it => ({ ...it, round: null }));
    expect(drawn(course(without, 10), 0, 2, box).x.map(it => it.label)).toEqual([
      '0',
      '2',
      '4',
      '6',
      '8',
      '10',
    ]);
  });

  test('has a scale of round numbers that holds all of it, below nothing too', () => {
    expect(drawn(some, 0, 2, box).y.map(it => it.label)).toEqual(['0', '2', '4', '6', '8']);
    const debts = course([{ ply: 0, round: null, values: [[-7, 2]] }], 1);
    expect(drawn(debts, 0, 2, box).y.map(it => it.label)).toEqual(['-10', '-5', '0', '5']);
  });

  test('is read where the pointer stands: what stood there, not what came next', () => {
    expect(pointAt(some.points, 10, xOf(0, 10, box), box)).toBe(0);
    expect(pointAt(some.points, 10, xOf(3, 10, box), box)).toBe(0);
    expect(pointAt(some.points, 10, xOf(4, 10, box), box)).toBe(1);
    expect(pointAt(some.points, 10, xOf(9, 10, box), box)).toBe(1);
    expect(pointAt(some.points, 10, 9_999, box)).toBe(2);
    expect(pointAt(some.points, 10, -9, box)).toBe(0);
  });

  test('has no more marks below than there is room for', () => {
    const long = course(
      Array.from({ length: 60 }, (_, ply) => ({ ply, round: ply, values: [[ply]] })),
      59,
    );
    expect(drawn(long, 0, 1, boxOf(320)).x.length).toBeLessThan(7);
  });

  test('steps by 1, 2 or 5', () => {
    expect([1, 4, 9, 40, 101, 999].map(it => stepOf(it, 4))).toEqual([1, 1, 5, 10, 50, 500]);
  });

  test('in numbers begins with the first and ends with the last', () => {
    expect(sampled(3, 24)).toEqual([0, 1, 2]);
    const few = sampled(400, 24);
    expect([few[0], few.at(-1), few.length]).toEqual([0, 399, 24]);
  });
});
