/** How fast the steps of others are shown, as the person has settled it. */
import { settings, type Choice } from '../settings/settings.svelte.ts';
import type { Tempo } from './pace.svelte.ts';

/** A whole round of computers is over within the patience, whatever they did. */
const TEMPI: Record<Choice<'pace'>, Tempo> = {
  instant: { factor: 0, patience: 0 },
  quick: { factor: 0.5, patience: 6_000 },
  normal: { factor: 1, patience: 15_000 },
  slow: { factor: 2.2, patience: 60_000 },
};

/** Where less motion is wanted nothing moves, and an account tells what happened; so it does to who was not looking. */
export function tempoNow(): Tempo {
  return TEMPI[still() ? 'instant' : settings.pace];
}

/** Whether the person has asked the system for less motion, or is not looking at all. */
export function still(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
