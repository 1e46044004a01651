/** Counting in words: French counts nothing as one, English as many. */
const rules = {
  en: new Intl.PluralRules('en'),
  fr: new Intl.PluralRules('fr'),
};

/** `3 legions`, `1 legion`. */
export function counted(lang: 'en' | 'fr', n: number, one: string, other: string): string {
  return `${n} ${rules[lang].select(n) === 'one' ? one : other}`;
}

const ordinals = { en: new Intl.PluralRules('en', { type: 'ordinal' }), fr: rules.fr };
const endings = {
  en: { one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th', zero: 'th' },
  fr: { one: 'er', two: 'e', few: 'e', many: 'e', other: 'e', zero: 'e' },
};

/** `1st`, `2nd`; `1er`, `2e`. */
export function ordinal(n: number, lang: 'en' | 'fr'): string {
  const kind = lang === 'fr' && n !== 1 ? 'other' : ordinals[lang].select(n);
  return `${n}${endings[lang][kind]}`;
}
