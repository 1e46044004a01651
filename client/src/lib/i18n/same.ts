/** What tells English from French in the tests of the catalogues. */

/** What games are called in French: a name may be what it is in any language. */
const NAMES = Object.values(
  import.meta.glob<{ fr: { name: string } }>('../games/*/cover.ts', {
    eager: true,
    import: 'cover',
  }),
).map(it => it.fr.name);

/** Words that both languages spell alike. */
const ALIKE = new Set(
  `Septem Menu U H R W P K N L Match Total total point points talent province provinces proconsul proconsuls commerce chances talents consul oracle
   turquoise orange olives min fortification place route stock Rome Carthage Hannibal Pause`
    .toLowerCase()
    .split(/\s+/),
);

/** Common words of English that are no words of French. */
const ENGLISH =
  /\b(the|of|and|with|from|your|you|are|is|has|have|this|that|which|when|where|their|his|must|may|can|will|takes?|wins?|loses?|card|turn|player)\b/i;

const withoutNames = (text: string) => NAMES.reduce((it, name) => it.replaceAll(name, ''), text);
const wordsOf = (text: string) =>
  withoutNames(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Whether a text may stand in both catalogues as it is. */
export function isAlike(text: string): boolean {
  return wordsOf(text).every(word => ALIKE.has(word));
}

/** The word that gives English away in a French text, if there is one. */
export function englishIn(text: string): string | undefined {
  return ENGLISH.exec(withoutNames(text))?.[0];
}
