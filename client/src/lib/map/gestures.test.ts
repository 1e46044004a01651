// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gestures } from './gestures.ts';
import { Viewer } from './viewer.svelte.ts';

/** A press or a move of one finger. */
function finger(kind: string, id: number, x: number, y: number): PointerEvent {
  return new PointerEvent(kind, {
    pointerId: id,
    clientX: x,
    clientY: y,
    button: 0,
    bubbles: true,
  });
}

describe('a hand on the map', () => {
  let node: HTMLElement;
  let viewer: Viewer;
  const clicked = vi.fn();

  beforeEach(() => {
    clicked.mockReset();
    node = document.createElement('div');
    node.setPointerCapture = vi.fn();
    const space = document.createElement('button');
    space.addEventListener('click', clicked);
    node.append(space);
    document.body.replaceChildren(node);
    viewer = new Viewer({ width: 1000, height: 1000 });
    viewer.resize({ width: 500, height: 500 });
    return gestures(node, viewer);
  });

  const click = () =>
    node.firstElementChild?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    );

  test('that presses and lifts chooses what is under it', () => {
    node.dispatchEvent(finger('pointerdown', 1, 100, 100));
    node.dispatchEvent(finger('pointermove', 1, 102, 101));
    node.dispatchEvent(finger('pointerup', 1, 102, 101));
    click();
    expect(clicked).toHaveBeenCalledOnce();
    expect(node.setPointerCapture).not.toHaveBeenCalled();
  });

  test('that drags moves the sheet and chooses nothing', () => {
    viewer.zoomAt(2, [250, 250]);
    const before = viewer.transform;
    node.dispatchEvent(finger('pointerdown', 1, 100, 100));
    node.dispatchEvent(finger('pointermove', 1, 160, 130));
    node.dispatchEvent(finger('pointerup', 1, 160, 130));
    click();
    expect(clicked).not.toHaveBeenCalled();
    expect(before).toBe('translate(-250px, -250px) scale(2)');
    expect(viewer.transform).toBe('translate(-190px, -220px) scale(2)');
  });

  test('with two fingers spread apart comes closer', () => {
    node.dispatchEvent(finger('pointerdown', 1, 200, 250));
    node.dispatchEvent(finger('pointerdown', 2, 300, 250));
    node.dispatchEvent(finger('pointermove', 2, 400, 250));
    expect(viewer.zoom).toBeCloseTo(2);
  });

  test('on the wheel zooms around the pointer, and scrolls the page past the whole map', () => {
    const turn = (deltaY: number) => {
      // The simulated browser has no pointer on its wheel.
      const place = { clientX: 0, clientY: 0 };
      const event = Object.assign(new WheelEvent('wheel', { deltaY, cancelable: true }), place);
      node.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(turn(100)).toBe(false);
    expect(turn(-300)).toBe(true);
    expect(viewer.zoom).toBeGreaterThan(1.5);
    const [x, y] = viewer.transform.match(/-?[\d.e-]+(?=px)/g)?.map(Number) ?? [];
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(0);
    expect(turn(100)).toBe(true);
  });
});
