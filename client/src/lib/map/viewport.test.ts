import { describe, expect, test } from 'vitest';
import {
  corner,
  deepest,
  fitScale,
  framing,
  kept,
  legible,
  panned,
  revealing,
  stepped,
  WHOLE,
  zoomed,
} from './viewport.ts';

const sheet = { width: 4000, height: 3000 };
const desk = { width: 1000, height: 800 };

/** Where a place of the sheet is seen in the window. */
function seen(view: typeof WHOLE, [x, y]: [number, number]) {
  const [left, top] = corner(view, desk, sheet);
  const scale = 0.25 * view.zoom;
  return [left + x * scale, top + y * scale];
}

test('at first the whole sheet is seen, in the middle of the window', () => {
  expect(seen(WHOLE, [0, 0])).toEqual([0, 25]);
  expect(seen(WHOLE, [4000, 3000])).toEqual([1000, 775]);
});

test('the place under the pointer stays there while zooming', () => {
  const place: [number, number] = [1800, 1400];
  const [x = 0, y = 0] = seen(WHOLE, place);
  const closer = zoomed(WHOLE, 3, [x, y], desk, sheet);
  expect(closer.zoom).toBe(3);
  expect(seen(closer, place)[0]).toBeCloseTo(x);
  expect(seen(closer, place)[1]).toBeCloseTo(y);
});

test('a step closer brings what is asked about nearer to the middle, and without a question keeps the middle', () => {
  const place: [number, number] = [3000, 2200];
  const [x = 0, y = 0] = seen(WHOLE, place);
  let view = WHOLE;
  for (const _ of [1, 2, 3, 4]) {
    const at = seen(view, place) as [number, number];
    view = stepped(view, 1.5, at, desk, sheet);
  }
  const [nearX = 0, nearY = 0] = seen(view, place);
  expect(Math.abs(nearX - 500)).toBeLessThan(Math.abs(x - 500) / 4);
  expect(Math.abs(nearY - 400)).toBeLessThan(Math.abs(y - 400) / 4);
  expect(stepped(WHOLE, 1.5, null, desk, sheet)).toEqual({ x: 0, y: 0, zoom: 1.5 });
});

test('the sheet cannot be pushed out of the window', () => {
  const closer = zoomed(WHOLE, 2, [500, 400], desk, sheet);
  const pushed = panned(closer, 99_999, -99_999, desk, sheet);
  expect(seen(pushed, [0, 0])[0]).toBeCloseTo(0);
  expect(seen(pushed, [0, 3000])[1]).toBeCloseTo(800);
});

test('a sheet that fits does not move at all', () => {
  expect(panned(WHOLE, 50, 50, desk, sheet)).toEqual(WHOLE);
});

test('zooming ends at the whole sheet and at the depth where a unit is a pixel', () => {
  expect(kept({ x: 0, y: 0, zoom: 0.1 }, desk, sheet).zoom).toBe(1);
  expect(kept({ x: 0, y: 0, zoom: 99 }, desk, sheet).zoom).toBe(4);
  expect(deepest({ width: 360, height: 300 }, sheet)).toBeCloseTo(100 / 9);
});

test('a place outside the window is brought in, one inside moves nothing', () => {
  const closer = panned(zoomed(WHOLE, 4, [500, 400], desk, sheet), 9999, 9999, desk, sheet);
  const found = revealing(closer, [3900, 100], desk, sheet);
  const [x = -1, y = -1] = seen(found, [3900, 100]);
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(1000);
  expect(y).toBeGreaterThan(0);
  expect(revealing(found, [3900, 100], desk, sheet)).toBe(found);
});

test('letters stay between their least and their greatest size on the screen', () => {
  expect(legible(100, 0.05, 9, 30)).toBe(180);
  expect(legible(100, 0.2, 9, 30)).toBe(100);
  expect(legible(100, 1, 9, 30)).toBe(30);
});

describe('framing', () => {
  const window = { width: 400, height: 300 };

  test('shows a part as large as fits, with room around it', () => {
    const view = framing([1000, 1000, 400, 300], window, sheet);
    expect(view.zoom).toBeCloseTo(10 / 1.3);
    const [left, top] = corner(view, window, sheet);
    const scale = fitScale(window, sheet) * view.zoom;
    expect(left + 1200 * scale).toBeCloseTo(200);
    expect(top + 1150 * scale).toBeCloseTo(150);
  });

  test('a part in the corner does not show what lies beside the sheet', () => {
    const view = framing([0, 0, 400, 300], window, sheet);
    expect(corner(view, window, sheet)).toEqual([0, 0]);
  });

  test('what is hardly larger is shown whole', () => {
    expect(framing([100, 100, 3500, 2500], window, sheet)).toEqual(WHOLE);
  });
});
