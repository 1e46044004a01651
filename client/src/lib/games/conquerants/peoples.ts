/** What a people is called on the panels. */
import type { Lang } from '../../i18n/index.ts';
import type { People } from '../../protocol/conquerants.ts';
import { people as en } from './names.en.ts';
import { people as fr } from './names.fr.ts';

const names = { en, fr };
const lists = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  fr: new Intl.ListFormat('fr', { type: 'conjunction' }),
};

export function peopleName(people: People, lang: Lang): string {
  return names[lang][people];
}

/** `Gauls and Romans`. */
export function peopleNames(peoples: readonly People[], lang: Lang): string {
  return lists[lang].format(peoples.map(it => names[lang][it]));
}
