/** Pieces counted in words: `3 infantry, 1 catapult and a general`. */
import { french } from '../../i18n/typography.ts';
import type { Lang } from '../../i18n/index.ts';

/** What can stand on the board of either edition. */
export const KINDS = ['infantry', 'cavalry', 'catapult', 'galley', 'general', 'caesar'] as const;
export type Kind = (typeof KINDS)[number];
/** What can be built. */
export type Building = 'city' | 'wall' | 'road';
export type Glyph = Kind | Building | 'talent' | 'prisoner';

export type Counts = Readonly<Partial<Record<Kind, number>>>;

const one: Record<Lang, Record<Kind, string>> = {
  en: {
    infantry: 'infantry',
    cavalry: 'cavalry',
    catapult: 'catapult',
    galley: 'galley',
    general: 'general',
    caesar: 'Caesar',
  },
  fr: {
    infantry: 'infanterie',
    cavalry: 'cavalerie',
    catapult: 'catapulte',
    galley: 'galère',
    general: 'général',
    caesar: 'César',
  },
};

const many: Record<Lang, Record<Kind, string>> = {
  en: {
    infantry: 'infantry',
    cavalry: 'cavalry',
    catapult: 'catapults',
    galley: 'galleys',
    general: 'generals',
    caesar: 'Caesars',
  },
  fr: {
    infantry: 'infanteries',
    cavalry: 'cavaleries',
    catapult: 'catapultes',
    galley: 'galères',
    general: 'généraux',
    caesar: 'Césars',
  },
};

const lists = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  fr: new Intl.ListFormat('fr', { type: 'conjunction' }),
};

/** `infantry`, `la cavalerie` without its article: what a kind is called. */
export function kindName(kind: Kind, lang: Lang, n = 1): string {
  return (n < 2 ? one : many)[lang][kind];
}

/** `2 catapults`; a Caesar is not counted. */
export function countedKind(kind: Kind, n: number, lang: Lang): string {
  if (kind === 'caesar') return one[lang].caesar;
  return `${n} ${kindName(kind, lang, n)}`;
}

/** Everything that is counted, or nothing. */
export function forces(counts: Counts, lang: Lang): string {
  const parts = KINDS.flatMap(kind => {
    const n = counts[kind] ?? 0;
    return n > 0 ? [countedKind(kind, n, lang)] : [];
  });
  return lists[lang].format(parts);
}

/** `6667` ten-thousandths as a person says it: never 0 or 100 for what is only nearly so. */
export function percent(myriadth: number, lang: Lang): string {
  const whole = Math.round(myriadth / 100);
  const shown =
    myriadth === 0
      ? '0'
      : myriadth === 10_000
        ? '100'
        : whole < 1
          ? '<\u00a01'
          : whole > 99
            ? '>\u00a099'
            : String(whole);
  return lang === 'fr' ? french(`${shown}\u00a0%`) : `${shown}%`;
}
