/** Where a board is a picture of something, it cannot be moved and shows the places it is about. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('picture');

/** Makes every board below a picture of these places; of the whole board where there are none. */
export const showAsPicture = (places: () => readonly string[]) => setContext(KEY, places);

/** The places that the board is a picture of; nothing where it is played on. */
export const picturedPlaces = () => getContext<(() => readonly string[]) | undefined>(KEY);

/** The part of a drawing that holds these spaces, in its own units: left, top, width, height. */
export function boxOf(
  drawing: SVGSVGElement,
  ids: readonly string[],
  size: { width: number; height: number },
): [number, number, number, number] | null {
  const whole = drawing.getBoundingClientRect();
  const shapes = ids.flatMap(id => [
    ...drawing.querySelectorAll(`[data-test-space="${CSS.escape(id)}"]`),
  ]);
  if (shapes.length === 0 || whole.width === 0) return null;
  const unit = size.width / whole.width;
  const boxes = shapes.map(shape => shape.getBoundingClientRect());
  const left = Math.min(...boxes.map(it => it.left));
  const top = Math.min(...boxes.map(it => it.top));
  const right = Math.max(...boxes.map(it => it.right));
  const bottom = Math.max(...boxes.map(it => it.bottom));
  return [
    (left - whole.left) * unit,
    (top - whole.top) * unit,
    (right - left) * unit,
    (bottom - top) * unit,
  ];
}
