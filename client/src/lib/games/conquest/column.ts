/** What marches or goes aboard, while it is being made up. Nothing here decides what is allowed. */
import type { Lang } from '../../i18n/index.ts';
import { capital } from '../../i18n/typography.ts';
import { choices } from '../../table/picker.ts';
import type { Handle, Offer, Seat } from '../../wire.ts';
import type { Leader, View } from './both.ts';
import type { ComposerRow } from './Composer.svelte';
import { countsOf, LAND_UNITS, ledBy, total, type Units } from './counts.ts';
import { kindName, type Counts } from './forces.ts';
import { amountOf } from './handles.ts';

type Legal = readonly Offer[];

interface Lead {
  kind: 'lead';
  seat: Seat;
  leader: Leader;
  units: Units;
  tired_cavalry: number;
}

interface Embark {
  kind: 'embark';
  seat: Seat;
  units: Units;
  generals: number;
  caesar: boolean;
}

/** What a table asks for when somebody is about to go, in either edition. */
export type Going = Lead | Embark;

/** Who is about to go, if somebody is. */
export const goingOf = ({ prompt }: View): Going | null =>
  prompt.kind === 'lead' || prompt.kind === 'embark' ? prompt : null;

export interface Column {
  counts: Counts;
  /** Combat units so far. */
  taken: number;
  seat: Seat;
}

/** The numbers on offer after some clicks, from the least. */
export function amounts(legal: Legal, ...path: Handle[]): number[] {
  const numbers = [...choices(legal, path).next].flatMap(handle => amountOf(handle) ?? []);
  return numbers.sort((a, b) => a - b);
}

/** The pieces that could go along or aboard, kind by kind; `tired` is what cavalry is called that has moved once. */
export function rowsOf(going: Going, legal: Legal, tired: string, lang: Lang): ComposerRow[] {
  const row = (kind: ComposerRow['kind'], name: string, taken: number, id: string = kind) => ({
    id,
    kind,
    name,
    taken,
    amounts: amounts(legal, `piece:${id}`),
  });
  const units = LAND_UNITS.map((unit, i) =>
    row(unit, capital(kindName(unit, lang, 2)), going.units[i] ?? 0),
  );
  if (going.kind === 'lead') {
    const riders = row('cavalry', tired, going.tired_cavalry, 'tired-cavalry');
    return riders.taken + riders.amounts.length > 0 ? [...units, riders] : units;
  }
  const generals = row('general', capital(kindName('general', lang, 2)), going.generals);
  const offered = choices(legal, []).next.has('piece:caesar');
  if (!offered && !going.caesar) return [...units, generals];
  const caesar = row('caesar', kindName('caesar', lang), +going.caesar);
  return [...units, generals, { ...caesar, amounts: offered ? [1] : [] }];
}

/** Everything that goes so far. */
export function columnOf(going: Going): Column {
  const { seat } = going;
  if (going.kind === 'embark') return { counts: countsOf(going), taken: total(going.units), seat };
  const led = ledBy(going);
  return { counts: countsOf(led), taken: total(led.units), seat };
}
