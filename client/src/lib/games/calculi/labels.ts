/** The few words on the game's own panels. */
import { counted } from '../../i18n/plural.ts';
import { inFrench } from '../../i18n/typography.ts';

const en = {
  die: (face: number) => `Die: ${face}`,
  threw: (seat: string, face: number) => `${seat} threw a ${face}.`,
  pebbles: (n: number) => counted('en', n, 'pebble', 'pebbles'),
  points: (n: number) => counted('en', n, 'point', 'points'),
  named: (hole: string) => `named ${hole}`,
  hasNamed: 'has named a hole',
  notNamed: 'has named no hole yet',
};

const fr: typeof en = {
  die: face => `Dé : ${face}`,
  threw: (seat, face) => `${seat} a fait ${face}.`,
  pebbles: n => counted('fr', n, 'caillou', 'cailloux'),
  points: n => counted('fr', n, 'point', 'points'),
  named: hole => `trou nommé : ${hole}`,
  hasNamed: 'a nommé un trou',
  notNamed: "n'a pas encore nommé de trou",
};

export const labels = { en, fr: inFrench(fr) };
