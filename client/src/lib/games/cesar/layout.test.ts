import { expect, test } from 'vitest';
import { map, siteOf, waysOf } from './board.ts';
import { drawnWays, waysAlong } from './layout.ts';
import { LAID, PLAN } from './samples.ts';
import { litRoute, pointsFrom, SOURCES } from './view.ts';

test.each(['2-3', '4-5'] as const)('every way of the side %s has a place for each road', side => {
  const ways = drawnWays(side);
  expect(ways).toHaveLength(waysOf(side).length);
  for (const [i, { slots, path, key }] of ways.entries()) {
    expect(slots, key).toHaveLength(waysOf(side)[i]?.roads ?? 0);
    expect(path).toMatch(/^M-?\d.*Q/);
  }
});

test('roads lie on their way and apart from each other and from the cities', () => {
  for (const { between, slots, key } of drawnWays('4-5')) {
    const ends = between.map(city => siteOf(city)?.at ?? [0, 0]);
    const places = [...slots.map(({ x, y }) => [x, y]), ...ends] as [number, number][];
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) {
        expect(Math.hypot(a[0] - b[0], a[1] - b[1]), key).toBeGreaterThan(60);
      }
    }
  }
});

test('no two cities stand in each other’s place, and all stand on the sheet', () => {
  const sites = map.sites ?? [];
  expect(sites).toHaveLength(41);
  for (const [i, { at, id }] of sites.entries()) {
    expect(at[0] > 100 && at[0] < map.size[0] - 100, id).toBe(true);
    expect(at[1] > 100 && at[1] < map.size[1] - 100, id).toBe(true);
    for (const other of sites.slice(i + 1)) {
      const apart = Math.hypot(at[0] - other.at[0], at[1] - other.at[1]);
      expect(apart, `${id} and ${other.id}`).toBeGreaterThan(200);
    }
  }
});

test('a path is found in whichever direction its ways are listed', () => {
  const keys = waysAlong(['massilia', 'genua', 'roma']);
  const found = drawnWays('2-3').filter(({ key }) => keys.has(key));
  expect(found.map(it => it.key)).toEqual(['roma-genua', 'genua-massilia']);
});

test('the route that is pointed at is lit, else the first', () => {
  expect(litRoute(LAID, null)?.points).toEqual([2, 0]);
  expect(litRoute(LAID, { kind: 'score', nth: 2 })?.points).toEqual([0, 2]);
  expect(litRoute(PLAN, null)).toBeUndefined();
});

test('the sources of a tally make up its total', () => {
  for (const { tally } of PLAN.players) {
    const sum = SOURCES.reduce((acc, source) => acc + pointsFrom(tally, source), 0);
    expect(sum).toBe(tally.total);
  }
});
