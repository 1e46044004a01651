/** Where the pieces lie on the sheet. Pure arithmetic. */
import type { BoardMap, Lettering, Place } from '../../map/board.ts';
import { roomsOf } from '../../map/spaces.ts';
import { legible } from '../../map/viewport.ts';
import type { Province, Seat, View } from '../../protocol/imperium.ts';
import { FACTS, PROVINCES } from './board.ts';

/** Markers of one player in one province, drawn as one with a number. */
export interface Stack {
  key: string;
  seat: Seat;
  n: number;
  x: number;
  y: number;
}

/** What one province shows. */
export interface Spot {
  province: Province;
  number: number;
  points: readonly number[];
  /** Where number and points stand. */
  plaque: Place;
  stacks: Stack[];
  /** Where the capital lies, and whose marker stands on it. */
  capital: Place;
  proconsul: Seat | null;
}

/** From so many pixels a unit on there is room for a plaque beside its name. */
export const ROOMY = 0.1;

/** Names are set between so many pixels high and so many, see Labels.svelte. */
const LETTERS = [9, 60] as const;

/** Where a plaque stands that would lie on the name: under its last line. */
function underName({ at, size, lines }: Lettering, scale: number, piece: number): Place {
  const height = legible(size, scale, ...LETTERS);
  return [at[0], at[1] + ((lines.length - 1) / 2 + 0.6) * height + 0.4 * piece];
}

/** All provinces of a view; a piece is `size` wide, a unit `scale` pixels. */
export function spotsOf(view: View, map: BoardMap, size: number, scale = 1): Spot[] {
  const rooms = roomsOf(map);
  const labels = new Map(map.land.map(({ id, label }) => [id, label]));
  const towns = new Map(map.towns.map(({ name, at }) => [name, at]));
  return FACTS.map(({ id, number, points, capital }, idx) => {
    const [x, y] = rooms.get(id)?.at ?? [0, 0];
    const label = scale > ROOMY ? undefined : labels.get(id);
    const held = view.markers.flatMap((counts, seat) => {
      const n = counts[idx] ?? 0;
      return n > 0 ? [{ seat, n }] : [];
    });
    const places = spread(held.length, size);
    const stacks = held.map(({ seat, n }, i) => {
      const [dx, dy] = places[i] ?? [0, 0];
      return { key: `${id}/${seat}`, seat, n, x: x + dx, y: y + dy + 0.42 * size };
    });
    return {
      province: id,
      number,
      points,
      plaque: label ? underName(label, scale, size) : [x, y - 0.72 * size],
      stacks,
      capital: towns.get(capital) ?? [x, y],
      proconsul: view.proconsuls[idx] ?? null,
    };
  });
}

/** Up to three in a row, the rows one below the other. */
function spread(n: number, size: number): Place[] {
  const step = 1.08 * size;
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / 3);
    const inRow = Math.min(3, n - 3 * row);
    return [((i % 3) - (inRow - 1) / 2) * step, row * step];
  });
}

/** The way of the pawn from one province to the next: a curve that bends towards the middle of the sea. */
export function wayOf(from: Spot, to: Spot, map: BoardMap): string {
  const [ax, ay] = from.plaque;
  const [bx, by] = to.plaque;
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const [cx, cy] = [map.size[0] / 2, 0.52 * map.size[1]];
  const pull = 0.3;
  return `M${ax} ${ay}Q${Math.round(mx + (cx - mx) * pull)} ${Math.round(my + (cy - my) * pull)} ${bx} ${by}`;
}

export const spotOf = (spots: readonly Spot[], province: Province): Spot | undefined =>
  spots[PROVINCES.indexOf(province)];
