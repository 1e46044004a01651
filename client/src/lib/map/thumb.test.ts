// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { meant, thumb } from './thumb.ts';

let window: HTMLElement;

/** A place of the board. */
function place(x: number, y: number, size: number, open = true) {
  const it = document.createElement('div');
  it.setAttribute('role', 'button');
  it.setAttribute('aria-disabled', String(!open));
  it.getBoundingClientRect = () => new DOMRect(x, y, size, size);
  window.append(it);
  return it;
}

beforeEach(() => {
  window = document.createElement('div');
  document.body.replaceChildren(window);
});

test('a small island is as large as a finger', () => {
  const island = place(100, 100, 10);
  expect(meant(window, 120, 120)).toBe(island);
  expect(meant(window, 130, 105)).toBeNull();
});

test('of several the nearest is meant, and nothing that cannot be chosen', () => {
  place(100, 100, 10);
  const near = place(120, 100, 10);
  place(114, 100, 10, false);
  expect(meant(window, 117, 105)).toBe(near);
});

test('a finger beside an island chooses it, a mouse does not', () => {
  const chosen = vi.fn();
  place(100, 100, 10).addEventListener('click', chosen);
  const sea = document.createElement('div');
  window.append(sea);
  const stop = thumb(window);
  const press = (pointerType: string) =>
    sea.dispatchEvent(
      new PointerEvent('click', { pointerType, clientX: 118, clientY: 105, bubbles: true }),
    );
  press('mouse');
  expect(chosen).not.toHaveBeenCalled();
  press('touch');
  expect(chosen).toHaveBeenCalledOnce();
  stop();
  press('touch');
  expect(chosen).toHaveBeenCalledOnce();
});
