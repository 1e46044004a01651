/** What marches or goes aboard, while it is being made up. Nothing here decides what is allowed. */
import type { Lang } from '../../i18n/index.ts';
import { capital } from '../../i18n/typography.ts';
import { choices } from '../../table/picker.ts';
import type { Offer } from '../../net/offers.ts';
import type { Seat } from '../../wire.ts';
import type { Handle, Leader, SharedHandle, View } from './both.ts';
import type { ComposerRow } from './Composer.svelte';
import { countsOf, LAND_UNITS, ledBy, total, type Units } from './counts.ts';
import { kindName, type Counts, type Kind } from './forces.ts';
import { unitHandle } from './handles.ts';

type Legal = readonly Offer<Handle>[];

interface Lead {
  kind: 'lead';
  seat: Seat;
  leader: Leader;
  units: Units;
  tired_cavalry: number;
  /** How many units can go at most. */
  most: number;
}

interface Embark {
  kind: 'embark';
  seat: Seat;
  units: Units;
  generals: number;
  caesar: boolean;
  /** How many units can go at most. */
  most: number;
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
  const numbers = [...choices(legal, path).next].flatMap(it => (it.kind === 'count' ? it.n : []));
  return numbers.sort((a, b) => a - b);
}

/** The pieces that could go along or aboard, kind by kind; `tired` is what cavalry is called that has moved once. */
export function rowsOf(going: Going, legal: Legal, tired: string, lang: Lang): ComposerRow[] {
  const row = (
    kind: ComposerRow['kind'],
    name: string,
    taken: number,
    handle: SharedHandle,
  ): ComposerRow => ({ kind, name, taken, handle, amounts: amounts(legal, handle) });
  const several = (kind: Kind) => capital(kindName(kind, lang, 2));
  const units = LAND_UNITS.map((unit, i) =>
    row(unit, several(unit), going.units[i] ?? 0, unitHandle(unit)),
  );
  if (going.kind === 'lead') {
    const riders = row('cavalry', tired, going.tired_cavalry, { kind: 'tired_cavalry' });
    return riders.taken + riders.amounts.length > 0 ? [...units, riders] : units;
  }
  const generals = row('general', several('general'), going.generals, { kind: 'generals' });
  const handle: SharedHandle = { kind: 'leader', leader: 'caesar' };
  const offered = choices(legal, []).next.has(handle);
  if (!offered && !going.caesar) return [...units, generals];
  const caesar = row('caesar', kindName('caesar', lang), +going.caesar, handle);
  return [...units, generals, { ...caesar, amounts: offered ? [1] : [] }];
}

/** Everything that goes so far. */
export function columnOf(going: Going): Column {
  const { seat } = going;
  if (going.kind === 'embark') return { counts: countsOf(going), taken: total(going.units), seat };
  const led = ledBy(going);
  return { counts: countsOf(led), taken: total(led.units), seat };
}
