/** Comment s'appellent les lieux et les peuples, et comment on en parle. */
import { provinces, seas } from '../../../../../games/conquerants/board.json';
import type { People, Territory } from '../../protocol/conquerants.ts';

export const territory = Object.fromEntries(provinces.map(it => [it.id, it.name])) as Record<
  Territory,
  string
>;

export const sea: Record<string, string> = Object.fromEntries(seas.map(it => [it.id, it.name]));

export const people: Record<People, string> = {
  gauls: 'Gaulois',
  romans: 'Romains',
  carthaginians: 'Carthaginois',
  tarentines: 'Tarentais',
};

type Article = 'la' | 'le' | 'les' | "l'" | '';

const article: Record<Territory, Article> = {
  transpadane: 'la',
  cispadane: 'la',
  ligurie: 'la',
  venetie: 'la',
  etrurie: "l'",
  ombrie: "l'",
  picenum: 'le',
  sabine: 'la',
  latium: 'le',
  samnium: 'le',
  campanie: 'la',
  pouilles: 'les',
  tarente: '',
  calabre: 'la',
  lucanie: 'la',
  bruttium: 'le',
  sicile: 'la',
  sardaigne: 'la',
  corse: 'la',
  carthage: '',
  numidie: 'la',
};

const before: Record<Article, string> = {
  la: 'la ',
  le: 'le ',
  les: 'les ',
  "l'": "l'",
  '': '',
};
const belonging: Record<Article, string> = {
  la: 'de la ',
  le: 'du ',
  les: 'des ',
  "l'": "de l'",
  '': 'de ',
};
const inside: Record<Article, string> = {
  la: 'en ',
  le: 'dans le ',
  les: 'dans les ',
  "l'": 'en ',
  '': 'à ',
};

/** `le Latium`, `l'Étrurie`, `Carthage`. */
export const the = (at: Territory) => before[article[at]] + territory[at];
/** `du Latium`, `de l'Étrurie`, `de Carthage`. */
export const of = (at: Territory) => belonging[article[at]] + territory[at];
/** `dans le Latium`, `en Étrurie`, `à Carthage`. */
export const within = (at: Territory) => inside[article[at]] + territory[at];
/** Whether verbs and adjectives that speak of it stand in the plural. */
export const isMany = (at: Territory) => article[at] === 'les';
/** Whether it is feminine. */
export const isFeminine = (at: Territory) => article[at] !== 'le';
