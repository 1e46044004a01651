import { describe, expect, test } from 'vitest';
import type { BoardMap, Place } from '../../map/board.ts';
import drawn1984 from '../conquest1984/map.generated.json';
import drawn2005 from '../conquest2005/map.generated.json';
import { freeSpot, type Box } from './layout.ts';
import { crestOf, leaderOf } from './token.ts';
import { landWay } from './way.ts';

const maps = { 1984: drawn1984, 2005: drawn2005 } as unknown as Record<string, BoardMap>;

describe.each(Object.entries(maps))('a march of %s', (_, map) => {
  const gate = (a: string, b: string): Place | undefined =>
    map.gates?.find(it => it.between.includes(a) && it.between.includes(b))?.at;

  test('to a neighbour passes where the border is crossed', () => {
    for (const { between, at } of map.gates ?? []) {
      expect(landWay(map, ...between)[1]).toEqual(at);
    }
  });

  test('around a gulf goes over land, from border to border', () => {
    const way = landWay(map, 'moesia', 'achaia');
    expect(way).toContainEqual(gate('macedonia', 'achaia'));
    expect(way.length % 2).toBe(1);
  });

  test('to where no land leads is a straight line', () => {
    expect(landWay(map, 'africa_proconsularis', 'sicilia').length).toBeLessThanOrEqual(2);
  });
});

test('a stack under a leader has another outline than one without, and a Caesar’s another still', () => {
  const crests = ([null, 'general', 'caesar'] as const).map(it => crestOf(it, 60));
  expect(crests[0]).toBe('');
  expect(new Set(crests).size).toBe(3);
  expect([{}, { general: 2 }, { general: 1, caesar: 1 }].map(it => leaderOf(it))).toEqual([
    null,
    'general',
    'caesar',
  ]);
});

test('a badge finds a place beside its stack where it covers nobody', () => {
  const own: Box = { x: 0, y: 0, width: 60, height: 20 };
  const above: Box = { x: 0, y: -24, width: 60, height: 20 };
  const badge = { width: 70, height: 20 };
  expect(freeSpot([0, 0], badge, [own])[1]).toBeLessThan(-19);
  const below = freeSpot([0, 0], badge, [own, above]);
  expect(below[1]).toBeGreaterThan(19);
});
