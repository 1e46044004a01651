/** What is said of a record that is right. */
import type { Catalogue, Lang } from '../i18n/index.ts';
import type { Certificate } from '../protocol/engine.ts';

export interface Fact {
  name: string;
  value: string;
}

export function factsOf(
  certificate: Certificate,
  game: string,
  sides: readonly string[],
  words: Catalogue,
  lang: Lang,
): Fact[] {
  const all = (names: readonly string[]) => new Intl.ListFormat(lang).format(names);
  const { result } = certificate;
  const winners = result?.winners.map(seat => sides[seat] ?? '') ?? [];
  const end = winners.length > 0 ? words.records.overWon(all(winners)) : words.records.overDrawn;
  return [
    { name: words.records.game, value: game },
    { name: words.site.rules, value: words.records.version(certificate.rules_version) },
    { name: words.lobby.count, value: all(sides) },
    { name: words.records.actions, value: `${certificate.actions}` },
    { name: words.records.draws, value: `${certificate.draws}` },
    { name: words.records.state, value: result ? end : words.records.unfinished },
  ];
}
