/** Cities and the ways between them, where a board is a network. */
import type { BoardMap } from '../src/lib/map/board.ts';
import type { Drawing, Facts } from './format.ts';
import type { Frame } from './frame.ts';
import type { Point } from './plane/geometry.ts';
import { whole } from './curves.ts';

export function drawNetwork(
  drawing: Drawing,
  facts: Facts,
  frame: Frame,
): Pick<BoardMap, 'sites' | 'nets'> {
  if (!facts.cities || !facts.rome || !facts.boards || !drawing.network) return {};
  const { moved, labels, bends } = drawing.network;
  const sites = [facts.rome, ...facts.cities].map(({ id, name, lon, lat }) => ({
    id,
    at: whole(frame.project(moved[id] ?? [lon, lat])),
    name,
    label: labels[id] ?? 's',
  }));
  const at = new Map(sites.map(site => [site.id, site.at]));
  const nets = facts.boards.map(({ id, ways }) => ({
    id,
    ways: ways.map(({ between, roads }) => {
      const [a, b] = between;
      const [from, to] = [at.get(a), at.get(b)];
      if (!from || !to) throw new Error(`the way ${a} - ${b} leads nowhere`);
      return { between, roads, bend: bent(from, to, bends[`${a}-${b}`] ?? 0) };
    }),
  }));
  return { sites, nets };
}

/**
 * The point towards which a way bends: beside its middle, by a share of its length.
 *
 * @param share To the left of who goes from the first to the second if positive.
 */
function bent([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return whole([(ax + bx) / 2 + (by - ay) * share, (ay + by) / 2 - (bx - ax) * share]);
}
