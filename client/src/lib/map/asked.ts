/** Where on a board the question is: what "closer" means. */

const PICKED = '[role=button][aria-pressed=true]';
const GLOWING = '[role=button]:not([aria-disabled=true])';

/** The middle of what is picked, or else of all that can be chosen, from the window's corner; nothing where nothing can. */
export function askedAbout(window: Element): [x: number, y: number] | null {
  const picked = window.querySelectorAll(PICKED);
  const about = picked.length > 0 ? picked : window.querySelectorAll(GLOWING);
  const boxes = [...about].map(it => it.getBoundingClientRect());
  if (boxes.length === 0) return null;
  const { left, top } = window.getBoundingClientRect();
  const middle = (low: number[], high: number[]) => (Math.min(...low) + Math.max(...high)) / 2;
  return [
    middle(
      boxes.map(it => it.left),
      boxes.map(it => it.right),
    ) - left,
    middle(
      boxes.map(it => it.top),
      boxes.map(it => it.bottom),
    ) - top,
  ];
}
