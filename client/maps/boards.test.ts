import type { BoardMap } from '../src/lib/map/board.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { corners } from '../src/lib/map/paths.ts';
import { crossingsOf } from './check.ts';
import { landmasses } from './coast.ts';
import { whole } from './curves.ts';
import { drawings, drawingOf, drawnText, factsOf, mapFile } from './files.ts';
import { frameOf } from './frame.ts';
import { boxOf } from './lettering.ts';
import { distanceToRings, inside, type Point, type Ring } from './plane/geometry.ts';
import { areasOf, coastBetween, coverageFaults, meeting, outsideOf } from './proof.ts';

/** On a picture 2560 pixels wide a unit is half a pixel: a border must be seen as one, and so must a gap. */
const LEAST_BORDER = 120;
const LEAST_GAP = 8;

// Drawing a board anew takes a second or two, more on a busy machine.
describe.each(drawings())('the map of %s', { timeout: 60_000 }, game => {
  const drawing = drawingOf(game);
  const facts = factsOf(drawing);
  const text = readFileSync(mapFile(game), 'utf8');
  const map: BoardMap = JSON.parse(text);
  const areas = areasOf(map);
  const frame = frameOf(drawing.frame);
  const coast = landmasses(drawing.detail, frame).flatMap(({ rings }) => rings);
  const channels = drawing.channels.map(ring => ring.map(point => whole(frame.project(point))));
  const area = (id: string) => {
    const found = areas.find(it => it.id === id);
    if (!found) throw new Error(`no ${id} on the map`);
    return found;
  };

  test('is what `npm run maps` draws', () => {
    expect(text).toBe(drawnText(game));
  });

  test('is small', () => {
    expect(text.length).toBeLessThan(60_000);
  });

  test('shows two provinces touching exactly when the board says that they border', () => {
    const bordering = (facts.land ?? []).filter(({ crossing }) => crossing === undefined);
    const names = bordering.map(({ between }) => [...between].sort().join(' '));
    const touching: string[] = [];
    for (const [i, one] of areas.entries()) {
      for (const other of areas.slice(i + 1)) {
        const { shared, gap } = meeting(one, other);
        const pair = [one.id, other.id].sort().join(' ');
        if (shared > 0) {
          touching.push(pair);
          expect(shared, `the border ${pair}`).toBeGreaterThan(LEAST_BORDER);
        } else {
          expect(gap, `the gap ${pair}`).toBeGreaterThanOrEqual(LEAST_GAP);
        }
      }
    }
    expect(touching.sort()).toEqual(names.sort());
  });

  test('gives each sea space exactly the coasts that the board says', () => {
    for (const { id, coasts } of facts.seas ?? []) {
      if (!coasts) continue;
      const water = map.sea.find(it => it.id === id);
      if (!water) throw new Error(`no ${id} on the map`);
      const washed: string[] = [];
      for (const { id: land, rings } of map.land) {
        const shared = coastBetween(map, water.rings, rings);
        if (shared > LEAST_GAP) {
          washed.push(land);
          expect(shared, `the coast of ${land} on ${id}`).toBeGreaterThan(LEAST_BORDER);
        }
      }
      expect(washed.sort(), id).toEqual([...coasts].sort());
    }
  });

  test('divides the land without overlap and without gap', () => {
    const all = [...areas, outsideOf(map)];
    expect(coverageFaults(all, coast, channels, map.size[1], 3)).toEqual([]);
  });

  test('shows each province in one piece, whole islands aside', () => {
    const cut = new Set([...map.borders, ...map.marches]);
    for (const { id, rings } of map.land) {
      const mainlands = rings.filter(ring => ring.some(n => cut.has(n < 0 ? ~n : n)));
      expect(mainlands.length, id).toBeLessThanOrEqual(1);
    }
  });

  test('gives neighbours different tints', () => {
    const tint = new Map(map.land.map(space => [space.id, space.tint]));
    for (const { between } of facts.land ?? [])
      expect(tint.get(between[0])).not.toBe(tint.get(between[1]));
  });

  test('has every name in its province, or in the water nearest to it', () => {
    for (const { id, label } of map.land) {
      const box = boxOf(label);
      if (label.place === 'inside') {
        expect(within(box, area(id).rings), id).toBe(true);
      } else {
        expect(apart(box, coast), id).toBe(true);
        const far = areas.map(it => ({ id: it.id, far: distanceBetween(box, it.rings) }));
        expect(far.sort((a, b) => a.far - b.far)[0].id).toBe(id);
      }
    }
  });

  test('has room for pieces inside each province, clear of its border and its name', () => {
    for (const { id, label, pieces } of map.land) {
      expect(inside(pieces.at, area(id).rings), id).toBe(true);
      expect(inside(pieces.at, [boxOf(label)]), id).toBe(false);
      const clear = distanceToRings(pieces.at, [...area(id).rings, boxOf(label)]);
      expect(clear, id).toBeGreaterThanOrEqual(pieces.radius);
      // On a small island, whose name stands in the water, pieces reach over the shore.
      expect(pieces.radius, id).toBeGreaterThan(label.place === 'beside' ? 20 : 50);
    }
  });

  test('leads each route from the one province over nothing but sea to the other', () => {
    for (const { id, between, path, pieces } of map.routes) {
      const ground = points(path).map(
        point => areas.find(it => inside(point, it.rings))?.id ?? 'sea',
      );
      const legs = ground.filter((place, i) => place !== ground[i - 1]);
      expect(legs, id).toEqual([between[0], 'sea', between[1]]);
      expect(distanceToRings(pieces.at, coast), id).toBeGreaterThan(100);
      expect(inside(pieces.at, coast), id).toBe(false);
    }
  });

  test('draws each crossing of the rules from shore to shore', () => {
    expect(map.crossings.map(({ name, between }) => ({ name, between }))).toEqual(
      crossingsOf(facts),
    );
    for (const { between, path } of [...map.crossings, ...(map.disputed ?? [])]) {
      const line = points(path);
      expect(inside(line[0], area(between[0]).rings), between[0]).toBe(true);
      expect(inside(line[line.length - 1], area(between[1]).rings), between[1]).toBe(true);
    }
  });

  test('keeps everything on the sheet', () => {
    const [width, height] = map.size;
    const on = ([x, y]: Point) => x >= 0 && y >= 0 && x <= width && y <= height;
    expect(map.arcs.flatMap(corners).every(on)).toBe(true);
    expect(map.land.flatMap(({ label }) => boxOf(label)).every(on)).toBe(true);
  });
});

/** Points along a path of cubic curves. */
function points(path: string): Point[] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const found: Point[] = [[numbers[0], numbers[1]]];
  for (let i = 2; i + 5 < numbers.length; i += 6) {
    const [x0, y0] = [numbers[i - 2], numbers[i - 1]];
    const [x1, y1, x2, y2, x3, y3] = numbers.slice(i, i + 6);
    for (let k = 1; k <= 60; k++) {
      const t = k / 60;
      const mix = ([a, b, c, d]: number[]) =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
      found.push([mix([x0, x1, x2, x3]), mix([y0, y1, y2, y3])]);
    }
  }
  return found;
}

/** @returns Points close together all around a box. */
function around(box: Ring): Point[] {
  return box.flatMap(([bx, by], i) => {
    const [ax, ay] = box[(i + box.length - 1) % box.length];
    return Array.from({ length: 50 }, (_, k): Point => [
      ax + ((bx - ax) * k) / 50,
      ay + ((by - ay) * k) / 50,
    ]);
  });
}

function within(box: Ring, rings: readonly Ring[]) {
  return around(box).every(point => inside(point, rings));
}

function apart(box: Ring, rings: readonly Ring[]) {
  return (
    around(box).every(point => !inside(point, rings)) && !rings.some(ring => inside(ring[0], [box]))
  );
}

function distanceBetween(box: Ring, rings: readonly Ring[]) {
  return Math.min(...around(box).map(point => distanceToRings(point, rings)));
}
