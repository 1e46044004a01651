/** Where each fact of a board comes from, read from the board file that the rules read too. */
import { french } from '../i18n/typography.ts';

export interface Provenance {
  status: string;
  /** Where it is written, by a name in the file's list of sources; only of what is sourced. */
  source?: string;
  en: string;
  fr: string;
}

export interface BoardFile {
  /** What the file calls its sources, each with where it can be read. */
  sources?: Record<string, string>;
  provinces?: { name: string; id: string; provenance: Provenance }[];
  land?: { between: string[]; provenance: Provenance }[];
  seas?: { name: string; provenance: Provenance }[];
  sea_routes?: { between: string[]; provenance: Provenance }[];
  /** Straits that are crossed on foot. */
  crossings?: { between: string[]; provenance: Provenance }[];
  /** Borders about which players disagree. */
  disputed?: { between: string[]; provenance: Provenance }[];
  /** What a board that is no map of provinces says of itself. */
  facts?: { what: { en: string; fr: string }; provenance: Provenance }[];
}

export interface Fact {
  what: string;
  /** Written in a booklet or another named source, concluded from such, or made by us. */
  status: 'sourced' | 'reconstructed' | 'ours';
  en: string;
  fr: string;
}

/** Borders and routes first told as what they join; provinces by their name. */
export function factsOf(board: BoardFile, lang: 'en' | 'fr' = 'en'): Fact[] {
  const { provinces = [], land = [], seas = [], sea_routes = [], facts = [] } = board;
  const { crossings = [], disputed = [] } = board;
  const names = new Map(provinces.map(it => [it.id, it.name]));
  const joined = (between: string[], by: string) => between.map(id => names.get(id) ?? id).join(by);
  return [
    ...land.map(it => fact(joined(it.between, ' | '), it.provenance)),
    ...sea_routes.map(it => fact(joined(it.between, ' ~ '), it.provenance)),
    ...crossings.map(it => fact(joined(it.between, ' ≈ '), it.provenance)),
    ...disputed.map(it => fact(joined(it.between, ' ? '), it.provenance)),
    ...[...provinces, ...seas].map(it => fact(it.name, it.provenance)),
    ...facts.map(it => fact(it.what[lang], it.provenance)),
  ];
}

function fact(what: string, { status, en, fr }: Provenance): Fact {
  return { what, status: originOf(status), en, fr: french(fr) };
}

function originOf(status: string): Fact['status'] {
  return status === 'sourced' || status === 'ours' ? status : 'reconstructed';
}
