/** How long a step deserves to be looked at. */
import type { AnyGameUi, Played } from '../games/game-ui.ts';
import type { Look } from './pace.svelte.ts';
import type { Told } from './story.ts';

/** One click of many: what comes of them is what is looked at. */
const FLEETING = 60;

/** What is taken back is seen to have been. */
export const TAKEN_BACK: Look = { scene: 0, hold: 500 };

/** Milliseconds to find the place, and to read each letter of what is said there. */
const [FIND, READ] = [500, 18];
const LONGEST_READ = 4_000;

/** What decides something stays a little longer. */
const GRAVE = 700;

/** One's own step is known: it is looked at only as long as its pieces move. */
export function lookAt(step: Played, ui: AnyGameUi, told: readonly Told[], own: boolean): Look {
  const scene = ui.unveils?.(step) ?? 0;
  if (own) return { scene, hold: ui.hold(step) };
  const lasting = told.filter(line => line.weight !== 'fleeting');
  if (lasting.length === 0) return { scene, hold: Math.min(FLEETING, ui.hold(step)) };
  const letters = lasting.reduce((n, line) => n + line.text.length, 0);
  const reading = Math.min(FIND + READ * letters, LONGEST_READ);
  const grave = step.events.some(it => ui.follow?.grave(it.event)) ? GRAVE : 0;
  return { scene, hold: Math.max(ui.hold(step), reading + grave) };
}
