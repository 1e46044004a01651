/** How long to wait before trying again (exponential backoff with jitter). */
const FIRST = 400;
const LONGEST = 15_000;

/**
 * Milliseconds before attempt `n`, counted from zero. `share` in 0..1 spreads the attempts, so that
 * all browsers do not come back in the same moment after a restart of the server.
 */
export function delay(n: number, share: number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** n);
  return whole / 2 + (whole / 2) * share;
}
