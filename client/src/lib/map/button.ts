/** Makes a shape of the picture a button for mouse, keyboard and screen reader. */
import type { SVGAttributes } from 'svelte/elements';
import type { SpaceState } from './spaces.ts';

/** The attributes of a space that can be chosen. Idle spaces can be visited and read, but not chosen. */
export function spaceButton(
  id: string,
  name: string,
  state: SpaceState,
  onpick: (id: string) => void,
  onfocus: (id: string | undefined) => void,
): SVGAttributes<SVGElement> {
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': name,
    'aria-disabled': state === 'idle',
    'aria-pressed': state === 'picked',
    onclick: () => onpick(id),
    onkeydown: event => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onpick(id);
    },
    onfocus: event => {
      // A mouse click also focuses; only who walks by keyboard needs the ring and the sheet to follow.
      if (event.currentTarget.matches(':focus-visible')) onfocus(id);
    },
    onblur: () => onfocus(undefined),
  };
}
