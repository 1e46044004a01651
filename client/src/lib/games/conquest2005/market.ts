/** The rows of the purchase panel: prices, stock, and what is on offer. */
import type { MarketRow } from '../../conquest/Market.svelte';
import { kindName } from '../../conquest/forces.ts';
import type { Lang } from '../../i18n/index.ts';
import type { Illegal, View } from '../../protocol/conquest2005.ts';
import { choices } from '../../table/picker.ts';
import type { Handle, Offer } from '../../wire.ts';
import type { GameWords, TrayProps } from '../game-ui.ts';
import { LAND_UNITS } from './board.ts';
import { labels } from './labels.ts';
import { amounts, capital } from './panels.ts';

interface Given {
  view: View;
  legal: readonly Offer[];
  barred: TrayProps<View, Illegal>['barred'];
  picked: readonly Handle[];
  words: GameWords<View, Illegal>;
  lang: Lang;
}

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

export function marketRows({ view, legal, barred, picked, words, lang }: Given): MarketRow[] {
  const { market } = view;
  const say = labels[lang];
  const own = view.players[view.turn];
  const row = (
    id: string,
    kind: MarketRow['kind'],
    price: number,
    stock: number | null,
    name: string,
  ) => {
    const begins = BEGINS[id] ?? '';
    const why = barred.find(it => it.handle === begins);
    const counted = amounts(legal, begins);
    // A road has two ends: once the first is chosen, its places are those of the other.
    const path = picked[0] === begins ? picked : [begins];
    const places = counted.length > 0 ? [] : [...choices(legal, path).next];
    return {
      id,
      kind,
      name,
      price,
      stock,
      amounts: counted,
      places: places.map(it => ({ id: it, name: words.place(it.slice('space:'.length)) })),
      open: picked[0] === begins,
      why: why ? words.refusal(why.why) : null,
    };
  };
  const [infantry, cavalry, catapult, galley] = market.prices;
  const prices = { infantry, cavalry, catapult };
  const units = LAND_UNITS.map((unit, i) =>
    row(unit, unit, prices[unit], own?.stock[i] ?? 0, capital(kindName(unit, lang, 2))),
  );
  const destroy = row('destroy', 'city', 0, null, say.destroy);
  return [
    ...units,
    row('galley', 'galley', galley, own?.spare_galleys ?? 0, capital(kindName('galley', lang))),
    row('city', 'city', market.city, market.cities, say.city),
    row('wall', 'wall', market.wall, market.walls, say.wall),
    row('road', 'road', market.road, market.roads, say.road),
    ...(destroy.places.length > 0 ? [destroy] : []),
  ];
}
