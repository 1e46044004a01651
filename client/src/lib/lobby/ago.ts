/** How long ago, as one says it. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `3 hours ago`; anything under a minute is now. */
export function ago(then: number, now: number, lang: string): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const [unit, size] = UNITS.find(([, size]) => passed >= size) ?? ['second', Infinity];
  return words.format(-Math.floor(passed / size) || 0, unit);
}
