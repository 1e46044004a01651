import { beforeEach, describe, expect, test } from 'vitest';
import { Viewer } from './viewer.svelte.ts';

describe('a map window', () => {
  let viewer: Viewer;

  beforeEach(() => {
    viewer = new Viewer({ width: 1000, height: 1000 });
    viewer.resize({ width: 500, height: 500 });
  });

  /** Where a place of the sheet lies in the window. */
  function seen([x, y]: readonly [number, number]): [number, number] {
    const [left = 0, top = 0] = viewer.transform.match(/-?[\d.e-]+(?=px)/g)?.map(Number) ?? [];
    return [left + x * viewer.fit * viewer.zoom, top + y * viewer.fit * viewer.zoom];
  }

  test('zooms around the middle while nothing is asked', () => {
    viewer.step(2);
    expect(seen([500, 500])).toEqual([250, 250]);
  });

  test('zooms around what is asked about, however often', () => {
    viewer.aim = [820, 240];
    for (let n = 0; n < 4; n++) viewer.step(1.5);
    const [x, y] = seen([820, 240]);
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(500);
    expect(viewer.zoom).toBeGreaterThan(3.9);
  });

  test('comes close to what is asked, and goes back when it is no longer asked', () => {
    const before = viewer.transform;
    const back = viewer.closeUp([100, 100, 200, 200]);
    expect(viewer.zoom).toBeGreaterThan(3);
    back();
    expect(viewer.transform).toBe(before);
  });

  test('stays where a hand has moved it in the meantime', () => {
    const back = viewer.closeUp([100, 100, 200, 200]);
    viewer.pan(20, 10);
    const moved = viewer.transform;
    back();
    expect(viewer.transform).toBe(moved);
  });
});
