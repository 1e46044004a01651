/** Fingers, mouse, wheel and keys: turns what the browser reports into moves of the sheet. */
import type { Viewer } from './viewer.svelte.ts';

/** Below this many pixels a press is a click, beyond it a drag. */
const DRAG = 5;
const KEY_STEP = 90;
const ZOOM_STEP = 1.5;

/** Listens on the window of a map; returns how to stop. */
export function gestures(node: HTMLElement, viewer: Viewer): () => void {
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    act: (event: HTMLElementEventMap[K]) => void,
    options?: AddEventListenerOptions,
  ) => node.addEventListener(kind, act, { ...options, signal: stop.signal });

  const fingers = new Map<number, { x: number; y: number }>();
  let start = { x: 0, y: 0 };
  let dragging = false;

  on('pointerdown', event => {
    if (event.button !== 0) return;
    if (fingers.size === 0) {
      start = { x: event.clientX, y: event.clientY };
      dragging = false;
    }
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });

  on('pointermove', event => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragging && fingers.size < 2 && Math.hypot(now.x - start.x, now.y - start.y) < DRAG)
      return;
    if (!dragging) {
      dragging = true;
      // Captured only now: a captured press would report its click here instead of on the space.
      node.setPointerCapture(event.pointerId);
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(before, now, other);
    else viewer.pan(now.x - before.x, now.y - before.y);
    fingers.set(event.pointerId, now);
  });

  type Finger = { x: number; y: number };
  const pinch = (before: Finger, now: Finger, other: Finger) => {
    const box = node.getBoundingClientRect();
    const apart = (finger: Finger) =>
      Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y));
    viewer.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    viewer.zoomAt(apart(now) / apart(before), [
      (now.x + other.x) / 2 - box.left,
      (now.y + other.y) / 2 - box.top,
    ]);
  };

  const lift = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    // A mouse clicks at once after a drag, a finger never: either way the drag is over by the next task.
    if (fingers.size === 0) setTimeout(() => (dragging = false));
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  on('pointerleave', event => {
    if (!dragging) lift(event);
  });

  // The click that ends a drag is not a choice of the space under it.
  on(
    'click',
    event => {
      if (!dragging) return;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );

  on(
    'wheel',
    event => {
      // Someone who scrolls past the whole map wants to scroll the page.
      if (viewer.zoom === 1 && event.deltaY > 0 && !event.ctrlKey) return;
      event.preventDefault();
      const box = node.getBoundingClientRect();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
      viewer.zoomAt(factor, [event.clientX - box.left, event.clientY - box.top]);
    },
    { passive: false },
  );

  on('keydown', event => {
    const act =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : keyMoves(viewer)[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  return () => stop.abort();
}

function keyMoves(viewer: Viewer): Record<string, (() => void) | undefined> {
  return {
    '+': () => viewer.step(ZOOM_STEP),
    '=': () => viewer.step(ZOOM_STEP),
    '-': () => viewer.step(1 / ZOOM_STEP),
    '0': () => viewer.reset(),
    ArrowLeft: () => viewer.glide(KEY_STEP, 0),
    ArrowRight: () => viewer.glide(-KEY_STEP, 0),
    ArrowUp: () => viewer.glide(0, KEY_STEP),
    ArrowDown: () => viewer.glide(0, -KEY_STEP),
  };
}
