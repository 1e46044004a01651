/** The rows of the purchase panel: prices, stock, and what is on offer. Nothing here decides what is allowed. */
import type { Lang } from '../../i18n/index.ts';
import { capital } from '../../i18n/typography.ts';
import type { Offer } from '../../net/offers.ts';
import { keyOf, same } from '../../table/handles.ts';
import { choices } from '../../table/picker.ts';
import type { Handle, HandleOf, SharedHandle } from './both.ts';
import { amounts } from './column.ts';
import { LAND_UNITS, type Units } from './counts.ts';
import { kindName, type Building, type Glyph } from './forces.ts';
import type { MarketRow } from './Market.svelte';

/** The button that begins each row. */
const BEGINS = {
  infantry: { kind: 'buy', unit: 'infantry' },
  cavalry: { kind: 'buy', unit: 'cavalry' },
  catapult: { kind: 'buy', unit: 'catapult' },
  galley: { kind: 'buy', unit: 'galley' },
  city: { kind: 'build_city' },
  wall: { kind: 'build_wall' },
  road: { kind: 'build_road' },
  destroy: { kind: 'destroy' },
} as const satisfies Record<string, SharedHandle>;

/** What a row sells, or does. */
export type Good = keyof typeof BEGINS;

interface Given<Own extends Handle> {
  /** Prices and stock as the edition has them; galleys are of one color. */
  prices: readonly [infantry: number, cavalry: number, catapult: number, galley: number];
  /** What so many of each kind of unit cost together, from one on. */
  sums: readonly (readonly number[])[];
  stock: Units;
  galleys: number;
  buildings: Readonly<Record<Building, { price: number; stock: number }>>;
  /** What the edition calls what can be built, and how a city goes. */
  names: Readonly<Record<Building | 'destroy', string>>;
  legal: readonly Offer<HandleOf<Own>>[];
  picked: readonly HandleOf<Own>[];
  /** The name of a place where something could stand. */
  place: (handle: HandleOf<Own>) => string;
  /** Why a button stays grey just now. */
  why: (handle: SharedHandle) => string | null;
  lang: Lang;
}

export function marketRows<Own extends Handle>(given: Given<Own>): MarketRow<HandleOf<Own>>[] {
  const { prices, stock, buildings, names, legal, picked, lang } = given;
  const row = (
    id: Good,
    kind: Glyph,
    price: number,
    left: number | null,
    name: string,
    sums: readonly number[] = [],
  ): MarketRow<HandleOf<Own>> => {
    const begins: SharedHandle = BEGINS[id];
    const counted = amounts(legal, begins);
    // A road has two ends: once the first is chosen, its places are those of the other.
    const open = same(picked[0], begins);
    const path: readonly HandleOf<Own>[] = open ? picked : [begins];
    const places = counted.length > 0 ? [] : [...choices(legal, path).next];
    return {
      id,
      path,
      kind,
      name,
      price,
      stock: left,
      amounts: counted.map(n => ({ n, sum: sums[n - 1] ?? 0 })),
      places: places.map(it => ({ key: keyOf(it), handle: it, name: given.place(it) })),
      open,
      why: given.why(begins),
    };
  };
  const units = LAND_UNITS.map((unit, i) =>
    row(unit, unit, prices[i] ?? 0, stock[i] ?? 0, capital(kindName(unit, lang)), given.sums[i]),
  );
  const built = (['city', 'wall', 'road'] as const).map(it =>
    row(it, it, buildings[it].price, buildings[it].stock, names[it]),
  );
  const destroy = row('destroy', 'city', 0, null, names.destroy);
  return [
    ...units,
    row('galley', 'galley', prices[3], given.galleys, capital(kindName('galley', lang))),
    ...built,
    ...(destroy.places.length > 0 ? [destroy] : []),
  ];
}
