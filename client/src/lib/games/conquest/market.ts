/** The rows of the purchase panel: prices, stock, and what is on offer. Nothing here decides what is allowed. */
import type { Lang } from '../../i18n/index.ts';
import { capital } from '../../i18n/typography.ts';
import { choices } from '../../table/picker.ts';
import type { Handle, Offer } from '../../wire.ts';
import { amounts } from './column.ts';
import { LAND_UNITS, type Units } from './counts.ts';
import { kindName, type Building } from './forces.ts';
import type { MarketRow } from './Market.svelte';

/** The button that begins each row. */
export const BEGINS: Readonly<Record<string, Handle>> = {
  infantry: 'button:buy-infantry',
  cavalry: 'button:buy-cavalry',
  catapult: 'button:buy-catapult',
  galley: 'button:buy-galley',
  city: 'button:build-city',
  wall: 'button:build-wall',
  road: 'button:build-road',
  destroy: 'button:destroy',
};

interface Given {
  /** Prices and stock as the edition has them; galleys are of one color. */
  prices: readonly [infantry: number, cavalry: number, catapult: number, galley: number];
  stock: Units;
  galleys: number;
  buildings: Readonly<Record<Building, { price: number; stock: number }>>;
  /** What the edition calls what can be built, and how a city goes. */
  names: Readonly<Record<Building | 'destroy', string>>;
  legal: readonly Offer[];
  picked: readonly Handle[];
  /** The printed name of a place. */
  place: (id: string) => string;
  /** Why a button stays grey just now. */
  why: (handle: Handle) => string | null;
  lang: Lang;
}

export function marketRows(given: Given): MarketRow[] {
  const { prices, stock, buildings, names, legal, picked, lang } = given;
  const row = (
    id: string,
    kind: MarketRow['kind'],
    price: number,
    left: number | null,
    name: string,
  ) => {
    const begins = BEGINS[id] ?? '';
    const counted = amounts(legal, begins);
    // A road has two ends: once the first is chosen, its places are those of the other.
    const path = picked[0] === begins ? picked : [begins];
    const places = counted.length > 0 ? [] : [...choices(legal, path).next];
    return {
      id,
      kind,
      name,
      price,
      stock: left,
      amounts: counted,
      places: places.map(it => ({ id: it, name: given.place(it.slice('space:'.length)) })),
      open: picked[0] === begins,
      why: given.why(begins),
    };
  };
  const units = LAND_UNITS.map((unit, i) =>
    row(unit, unit, prices[i] ?? 0, stock[i] ?? 0, capital(kindName(unit, lang))),
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
