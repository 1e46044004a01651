/** What places and peoples are called in English. */
import type { People, Territory } from '../../protocol/conquerants.ts';

export const territory: Record<Territory, string> = {
  transpadane: 'Transpadane Gaul',
  cispadane: 'Cispadane Gaul',
  ligurie: 'Liguria',
  venetie: 'Venetia',
  etrurie: 'Etruria',
  ombrie: 'Umbria',
  picenum: 'Picenum',
  sabine: 'Sabina',
  latium: 'Latium',
  samnium: 'Samnium',
  campanie: 'Campania',
  pouilles: 'Apulia',
  tarente: 'Tarentum',
  calabre: 'Calabria',
  lucanie: 'Lucania',
  bruttium: 'Bruttium',
  sicile: 'Sicily',
  sardaigne: 'Sardinia',
  corse: 'Corsica',
  carthage: 'Carthage',
  numidie: 'Numidia',
};

export const sea: Record<string, string> = {
  mer_ligure: 'Ligurian Sea',
  mer_tyrrhenienne_nord: 'Tyrrhenian Sea (north)',
  mer_tyrrhenienne_sud: 'Tyrrhenian Sea (south)',
  mer_adriatique: 'Adriatic Sea',
  mer_ionienne: 'Ionian Sea',
  mer_punique: 'Punic Sea',
};

export const people: Record<People, string> = {
  gauls: 'Gauls',
  romans: 'Romans',
  carthaginians: 'Carthaginians',
  tarentines: 'Tarentines',
};
