/** What this edition sells, and at which price. */
import type { MarketRow } from '../conquest/Market.svelte';
import { marketRows as rows } from '../conquest/market.ts';
import type { Lang } from '../../i18n/index.ts';
import type { Handle, Illegal, View } from '../../protocol/conquest1984.ts';
import type { Offer } from '../../net/offers.ts';
import { same } from '../../table/handles.ts';
import type { GameWords, TrayProps } from '../game-ui.ts';
import { labels } from './labels.ts';

interface Given {
  view: View;
  legal: readonly Offer<Handle>[];
  barred: TrayProps<View, Illegal, Handle>['barred'];
  picked: readonly Handle[];
  words: GameWords<View, Illegal, Handle>;
  lang: Lang;
}

export function marketRows({
  view,
  legal,
  barred,
  picked,
  words,
  lang,
}: Given): MarketRow<Handle>[] {
  const { market } = view;
  const own = view.players[view.turn];
  return rows({
    prices: market.prices,
    sums: view.prompt.kind === 'spend' ? view.prompt.sums : [],
    stock: market.stock,
    galleys: own?.spare_galleys ?? 0,
    buildings: {
      city: { price: market.city, stock: market.cities },
      wall: { price: market.wall, stock: market.walls },
      road: { price: 0, stock: market.roads },
    },
    names: labels[lang],
    legal,
    picked,
    place: it => (it.kind === 'space' ? words.place(it.at) : words.handle(it, view, [])),
    why: handle => {
      const found = barred.find(it => same(it.handle, handle));
      return found ? words.refusal(found.why) : null;
    },
    lang,
  });
}
