/** What the map is lettered with: the printed names in French, their English ones broken into lines alike. */
import type { Lang } from '../../i18n/index.ts';
import { sea, territory } from './names.en.ts';

const broken: Record<string, string[]> = {
  transpadane: ['Transpadane', 'Gaul'],
  cispadane: ['Cispadane', 'Gaul'],
  mer_tyrrhenienne_nord: ['Tyrrhenian Sea', '(north)'],
  mer_tyrrhenienne_sud: ['Tyrrhenian Sea', '(south)'],
};

const english: Record<string, string[]> = {
  ...Object.fromEntries(Object.entries({ ...territory, ...sea }).map(([id, name]) => [id, [name]])),
  ...broken,
};

/** Nothing where the printed names will do. */
export function titles(lang: Lang): Record<string, string[]> {
  return lang === 'fr' ? {} : english;
}
