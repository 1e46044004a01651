import type { BoardMap, Place } from '../src/lib/map/board.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outline } from '../src/lib/map/paths.ts';
import { drawings, drawingOf, factsOf, mapFile } from './files.ts';
import { boxOf } from './lettering.ts';
import { coastsOf } from './places.ts';
import { distanceToRings, inside, type Point, type Ring } from './plane/geometry.ts';

const built = drawings().filter(game => drawingOf(game).places !== undefined);

test('there are boards with cities, roads and galleys', () => {
  expect(built).toContain('conquest1984');
});

describe.each(built)('cities, harbours and roads of %s', game => {
  const facts = factsOf(drawingOf(game));
  const map: BoardMap = JSON.parse(readFileSync(mapFile(game), 'utf8'));
  const shores = new Map(
    [...map.land, ...map.sea].map(({ id, rings }) => [id, rings.map(ring => outline(map, ring))]),
  );
  const ringsOf = (id: string) => {
    const rings = shores.get(id);
    if (!rings) throw new Error(`no ${id} on the map`);
    return rings;
  };

  test('each province has one place for a city, in it or nearer to it than to any other', () => {
    expect(map.cities?.map(({ id }) => id)).toEqual(map.land.map(({ id }) => id));
    for (const { id, at } of map.cities ?? []) {
      expect(nearestLand(at), id).toBe(id);
    }
  });

  test('a city hides neither the pieces of its province nor its name', () => {
    for (const { id, at } of map.cities ?? []) {
      const space = map.land.find(it => it.id === id);
      if (!space) throw new Error(`no ${id} on the map`);
      expect(apart(at, space.pieces.at), id).toBeGreaterThan(85);
      expect(distanceToRings(at, [boxOf(space.label)]), id).toBeGreaterThan(24);
    }
  });

  test('galleys lie in a sea of their coast, off their own province', () => {
    expect(map.harbours?.map(({ id }) => id)).toEqual(coastsOf(facts).map(({ id }) => id));
    for (const { id, province, seas } of coastsOf(facts)) {
      const at = map.harbours?.find(it => it.id === id)?.at ?? [0, 0];
      expect(
        seas.some(sea => inside(at, ringsOf(sea))),
        id,
      ).toBe(true);
      expect(nearestLand(at), id).toBe(province);
      expect(distanceToRings(at, ringsOf(province)), id).toBeLessThan(90);
    }
  });

  test('no two places for pieces lie upon each other', () => {
    const places = [
      ...map.land.map(({ id, pieces }) => ({ id, at: pieces.at })),
      ...map.sea.map(({ id, pieces }) => ({ id, at: pieces.at })),
      ...(map.cities ?? []).map(({ id, at }) => ({ id: `the city of ${id}`, at })),
      ...(map.harbours ?? []).map(({ id, at }) => ({ id: `the harbour of ${id}`, at })),
    ];
    for (const [i, one] of places.entries()) {
      for (const other of places.slice(i + 1)) {
        expect(apart(one.at, other.at), `${one.id}, ${other.id}`).toBeGreaterThan(70);
      }
    }
  });

  test('each border has one gate, on the line that both provinces share', () => {
    const borders = (facts.land ?? []).filter(({ crossing }) => crossing === undefined);
    expect(map.gates?.map(({ between }) => between)).toEqual(borders.map(({ between }) => between));
    for (const { between, at } of map.gates ?? []) {
      for (const id of between) {
        expect(corners(ringsOf(id)).has(String(at)), `${between.join(' - ')}`).toBe(true);
      }
    }
  });

  function nearestLand(at: Place) {
    const far = map.land.map(({ id }) => ({
      id,
      far: inside(at, ringsOf(id)) ? 0 : distanceToRings(at, ringsOf(id)),
    }));
    return far.sort((a, b) => a.far - b.far)[0].id;
  }
});

function apart([ax, ay]: Point, [bx, by]: Point) {
  return Math.hypot(ax - bx, ay - by);
}

function corners(rings: readonly Ring[]) {
  return new Set(rings.flat().map(String));
}
