/** A finger is broader than a small island: what it misses by a little is what it meant. */

/** So many pixels around its middle belong to whatever can be chosen, however small it is drawn. */
const REACH = 18;

const CHOOSABLE = '[role=button]:not([aria-disabled=true])';

/** The nearest that a finger here could mean, if any is in reach. */
export function meant(window: Element, x: number, y: number): Element | null {
  const all = [...window.querySelectorAll(CHOOSABLE)].map(it => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const [dx, dy] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
    const inReach = dx <= Math.max(width / 2, REACH) && dy <= Math.max(height / 2, REACH);
    return { it, inReach, off: Math.hypot(dx, dy) };
  });
  const near = all.filter(it => it.inReach).sort((a, b) => a.off - b.off);
  return near[0]?.it ?? null;
}

/** Listens on the window of a map; returns how to stop. */
export function thumb(window: HTMLElement): () => void {
  const press = (event: PointerEvent) => {
    // What a drag ends with is no choice; what shows itself as pressable is pressed itself.
    if (event.pointerType !== 'touch' || event.defaultPrevented) return;
    if (!(event.target instanceof Element)) return;
    if (getComputedStyle(event.target).cursor === 'pointer') return;
    const it = meant(window, event.clientX, event.clientY);
    if (!it) return;
    event.stopPropagation();
    it.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  window.addEventListener('click', press, { capture: true });
  return () => window.removeEventListener('click', press, { capture: true });
}
