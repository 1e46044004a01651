import { describe, expect, test } from 'vitest';
import { arrange } from './faces.ts';
import { inside, interiorPoint, signedArea, type Point, type Ring } from './geometry.ts';
import { noded } from './noding.ts';
import { arcsBetween, BEYOND, ringsOf, walked } from './outline.ts';

function line(...points: Point[]) {
  return points.slice(1).map((b, i) => ({ a: points[i], b }));
}

function square(from: number, to: number) {
  return line([from, from], [to, from], [to, to], [from, to], [from, from]);
}

describe('cutting lines where they cross', () => {
  test('two lines that cross become four that meet', () => {
    const edges = noded([...line([0, 0], [10, 10]), ...line([0, 10], [10, 0])]);
    expect(edges).toHaveLength(4);
    for (const { a, b } of edges) expect([String(a), String(b)]).toContain('5,5');
  });

  test('a line that ends on another cuts it', () => {
    expect(noded([...line([0, 0], [10, 0]), ...line([4, 0], [4, 9])])).toHaveLength(3);
  });

  test('lines that cover each other become one', () => {
    const edges = noded([...line([0, 0], [6, 0]), ...line([4, 0], [10, 0])]);
    expect(edges.map(({ a, b }) => `${a} ${b}`).sort()).toEqual(['0,0 4,0', '4,0 6,0', '6,0 10,0']);
  });

  test('no two edges cross afterwards, however wild the lines', () => {
    const wild: Point[] = Array.from({ length: 60 }, (_, i) => [(i * 37) % 101, (i * 61) % 89]);
    const edges = noded(line(...wild));
    expect(noded(edges)).toHaveLength(edges.length);
    expect(edges.length).toBeGreaterThan(400);
  });
});

describe('finding faces', () => {
  test('a square with a cross in it has four faces that fill it', () => {
    const cut = [...line([0, 5], [10, 5]), ...line([5, 0], [5, 10])];
    const { faces } = arrange(noded([...square(0, 10), ...cut]));
    expect(faces.map(({ area }) => area)).toEqual([25, 25, 25, 25]);
  });

  test('an island is a hole in the sea around it and a face of its own', () => {
    const { faces } = arrange(noded([...square(0, 30), ...square(10, 20)]));
    const areas = faces.map(({ area, rings }) => [area, rings.length]).sort();
    expect(areas).toEqual([
      [100, 1],
      [800, 2],
    ]);
  });

  test('a line that leads nowhere encloses nothing', () => {
    const { faces } = arrange(noded([...square(0, 10), ...line([0, 5], [6, 5])]));
    expect(faces.map(({ area }) => area)).toEqual([100]);
  });

  test('the point inside a face is inside it, and not in its holes', () => {
    const { faces } = arrange(noded([...square(0, 30), ...square(2, 29)]));
    for (const { rings } of faces) expect(inside(interiorPoint(rings), rings)).toBe(true);
  });
});

describe('outlines', () => {
  const cut = line([0, 5], [10, 5]);
  const arrangement = arrange(noded([...square(0, 10), ...cut]));
  const labels = arrangement.faces.map(({ rings }) =>
    interiorPoint(rings)[1] < 5 ? 'north' : 'south',
  );

  test('are made of arcs that stand between two different things', () => {
    const pairs = arcsBetween(arrangement, labels).map(({ left, right }) =>
      [left, right].sort().join(' '),
    );
    expect(pairs.sort()).toEqual([`${BEYOND} north`, `${BEYOND} south`, 'north south']);
  });

  test('close around each label and share the line between them', () => {
    const arcs = arcsBetween(arrangement, labels);
    const [north] = ringsOf(arcs, 'north');
    const [south] = ringsOf(arcs, 'south');
    expect(Math.abs(signedArea(walked(arcs, north)))).toBe(50);
    expect(Math.abs(signedArea(walked(arcs, south)))).toBe(50);
    const used = (ring: number[]) => ring.map(n => (n < 0 ? ~n : n));
    expect(used(north).filter(n => used(south).includes(n))).toHaveLength(1);
  });

  test('vanish between faces of one label', () => {
    const arcs = arcsBetween(
      arrangement,
      labels.map(() => 'all'),
    );
    expect(arcs).toHaveLength(1);
    const ring: Ring = walked(arcs, ringsOf(arcs, 'all')[0]);
    expect(Math.abs(signedArea(ring))).toBe(100);
  });
});
