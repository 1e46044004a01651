/** Counting in words: French counts nothing as one, English as many. */
const rules = {
  en: new Intl.PluralRules('en'),
  fr: new Intl.PluralRules('fr'),
};

/** `3 legions`, `1 legion`. */
export function counted(lang: 'en' | 'fr', n: number, one: string, other: string): string {
  return `${n} ${rules[lang].select(n) === 'one' ? one : other}`;
}
