import type { AreaSpace, BoardMap } from '../src/lib/map/board.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outline } from '../src/lib/map/paths.ts';
import { drawings, drawingOf, factsOf, mapFile } from './files.ts';
import { boxOf } from './lettering.ts';
import { inside, signedArea } from './plane/geometry.ts';
import { coastBetween } from './proof.ts';

/** Straits are narrow and islands small, but a line this long is still seen: twenty pixels on a large screen. */
const LEAST_WATER = 40;

const zoned = drawings().filter(game => factsOf(drawingOf(game)).sea !== undefined);

test('there are boards whose seas are divided', () => {
  expect(zoned).toContain('conquest1984');
});

describe.each(zoned)('the seas of %s', game => {
  const facts = factsOf(drawingOf(game));
  const map: BoardMap = JSON.parse(readFileSync(mapFile(game), 'utf8'));

  test('touch each other exactly when the board says so', () => {
    const stated = (facts.sea ?? []).map(({ between }) => [...between].sort().join(' '));
    expect(touching(map, map.sea, map.sea)).toEqual(stated.sort());
  });

  test('wash exactly the provinces that the board says', () => {
    const stated = (facts.coast ?? []).map(({ province, sea }) => [province, sea].sort().join(' '));
    expect(touching(map, map.land, map.sea)).toEqual(stated.sort());
  });

  test('are each one water, islands aside', () => {
    for (const { id, rings } of map.sea) {
      // An outline has its space on the left; around an island it runs the other way.
      const waters = rings.filter(ring => signedArea(outline(map, ring)) > 0);
      expect(waters.length, id).toBe(1);
    }
  });

  test('have their names and their fleets in the water', () => {
    for (const { id, rings, label, pieces } of map.sea) {
      const shores = rings.map(ring => outline(map, ring));
      for (const corner of boxOf(label)) expect(inside(corner, shores), id).toBe(true);
      expect(inside(pieces.at, shores), id).toBe(true);
      expect(pieces.radius, id).toBeGreaterThan(50);
    }
  });
});

test('a zone that reaches where it should not is found', () => {
  const game = 'conquest1984';
  const map: BoardMap = JSON.parse(readFileSync(mapFile(game), 'utf8'));
  const [epirus, libycum] = ['mare_epirus', 'mare_libycum'].map(id => {
    const zone = map.sea.find(it => it.id === id);
    if (!zone) throw new Error(`no ${id} on the map`);
    return zone;
  });
  // As if the one had been drawn over the other: it now washes the other's coasts too.
  const grown = { ...epirus, rings: [...epirus.rings, ...libycum.rings] };
  expect(touching(map, map.land, [grown])).toContain('cyrenaica mare_epirus');
  expect(touching(map, map.land, [epirus])).not.toContain('cyrenaica mare_epirus');
});

/** The pairs of spaces that share a line, each of them long enough to be seen. */
function touching(map: BoardMap, ones: readonly AreaSpace[], others: readonly AreaSpace[]) {
  const found = new Set<string>();
  for (const one of ones) {
    for (const other of others) {
      const shared = one.id === other.id ? 0 : coastBetween(map, one.rings, other.rings);
      if (shared === 0) continue;
      const pair = [one.id, other.id].sort().join(' ');
      found.add(pair);
      expect(shared, `the line between ${pair}`).toBeGreaterThan(LEAST_WATER);
    }
  }
  return [...found].sort();
}
