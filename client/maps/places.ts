/**
 * Places on and off the provinces, for boards with cities, roads and galleys: where a city stands, where galleys lie
 * at a coast, and where a road leaves one province for the next.
 */
import type { AreaSpace, BoardMap, Room } from '../src/lib/map/board.ts';
import type { Drawing, Facts } from './format.ts';
import type { Frame } from './frame.ts';
import { whole } from './curves.ts';
import { boxOf } from './lettering.ts';
import { distanceToRings, inside, type Point, type Ring } from './plane/geometry.ts';
import { ringsOf, walked, type Arc } from './plane/outline.ts';
import { widestRoom } from './room.ts';

/** How far off the shore galleys lie, and how much room the pieces of a province and a city take. */
const OFFING = 46;
const STACK = 64;
const CITY = 40;

/** What is on the sheet already. */
interface Sheet {
  land: AreaSpace[];
  sea: AreaSpace[];
  arcs: readonly Arc[];
  frame: Frame;
}

export function drawPlaces(
  drawing: Drawing,
  facts: Facts,
  sheet: Sheet,
): Pick<BoardMap, 'cities' | 'harbours' | 'gates'> {
  if (!drawing.places) return {};
  const { cities, harbours } = drawing.places;
  const { land, arcs, frame } = sheet;
  const outlines = new Map(
    [...land, ...sheet.sea].map(({ id }) => [
      id,
      ringsOf(arcs, id).map(ring => walked(arcs, ring)),
    ]),
  );
  const placed = land.map(space => {
    const own = cities[space.id];
    const at = own ? whole(frame.project(own)) : cityIn(space, outlines.get(space.id) ?? []);
    return { id: space.id, at };
  });
  const taken: Room['at'][] = [];
  const anchored = coastsOf(facts).map(coast => {
    const own = harbours[coast.id];
    const at = own ? whole(frame.project(own)) : harbourOf(coast, sheet, outlines, placed, taken);
    taken.push(at);
    return { id: coast.id, at };
  });
  const cityOf = new Map(placed.map(({ id, at }) => [id, at]));
  const gates = (facts.land ?? []).flatMap(({ between, crossing }) => {
    if (crossing !== undefined) return [];
    const [one, other] = between;
    const ends = [cityOf.get(one), cityOf.get(other)];
    if (!ends[0] || !ends[1]) throw new Error(`no city of ${between}`);
    return [{ between, at: gateOf(arcs, between, [ends[0], ends[1]], outlines) }];
  });
  return { cities: placed, harbours: anchored, gates };
}

/** The coasts of a board: one for each province by the sea, two where the facts say that it is broken. */
export function coastsOf({
  provinces = [],
  coast = [],
  broken_coasts = [],
}: Facts): { id: string; province: string; seas: string[] }[] {
  return provinces.flatMap(({ id }) => {
    const broken = broken_coasts.find(({ province }) => province === id);
    if (broken) {
      return [
        { id: `${id}-west`, province: id, seas: broken.west },
        { id: `${id}-east`, province: id, seas: broken.east },
      ];
    }
    const seas = coast.filter(({ province }) => province === id).map(({ sea }) => sea);
    return seas.length > 0 ? [{ id, province: id, seas }] : [];
  });
}

/** The widest room that the name and the pieces of a province leave. */
function cityIn({ label, pieces }: AreaSpace, rings: readonly Ring[]): Point {
  return widestRoom(rings, [boxOf(label), disc(pieces.at, Math.min(STACK, pieces.radius))]).at;
}

function disc([x, y]: Point, radius: number): Ring {
  return Array.from({ length: 12 }, (_, i): Point => {
    const turn = (i * Math.PI) / 6;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });
}

/**
 * A place in the water just off a coast, as far as can be from other coasts, from names and from other pieces.
 *
 * @param taken Other harbours.
 */
function harbourOf(
  { id, province, seas }: { id: string; province: string; seas: string[] },
  { land, sea, arcs, frame }: Sheet,
  outlines: ReadonlyMap<string, Ring[]>,
  cities: readonly { id: string; at: Point }[],
  taken: readonly Point[],
): Point {
  const waters = seas.map(it => outlines.get(it) ?? []);
  const foreign = [...outlines]
    .filter(([it]) => it !== province && !sea.some(zone => zone.id === it))
    .flatMap(([, rings]) => rings);
  const names = [...land, ...sea].map(({ label }) => boxOf(label));
  const pieces = [...land, ...sea].map(space =>
    disc(space.pieces.at, Math.min(STACK, space.pieces.radius)),
  );
  const towns = cities.map(({ at }) => disc(at, CITY));
  let best: { at: Point; clear: number } | undefined;
  for (const { points, left, right } of arcs) {
    const washed =
      (left === province && seas.includes(right)) || (right === province && seas.includes(left));
    if (!washed) continue;
    for (const at of points.slice(1).flatMap((b, i) => abreast(points[i], b))) {
      if (!waters.some(rings => inside(at, rings)) || !onSheet(at, frame)) continue;
      const clear = Math.min(
        distanceToRings(at, foreign),
        distanceToRings(at, [...names, ...pieces, ...towns]) + 20,
        ...taken.map(([x, y]) => Math.hypot(at[0] - x, at[1] - y) - 40),
      );
      if (!best || clear > best.clear) best = { at, clear };
    }
  }
  if (!best) throw new Error(`no water off the coast ${id}`);
  return best.at;
}

/** @returns Off the middle of a stretch of coast, on either side. */
function abreast(a: Point, b: Point): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (length < 4) return [];
  return [OFFING, -OFFING].map(off =>
    whole([(a[0] + b[0]) / 2 + (dy / length) * off, (a[1] + b[1]) / 2 - (dx / length) * off]),
  );
}

function onSheet([x, y]: Point, { width, height }: Frame) {
  return x > 130 && y > 130 && x < width - 130 && y < height - 130;
}

/**
 * Where a road crosses a border: on the line itself, so that each half of the road stays in its own province, and is
 * as short as that allows.
 */
function gateOf(
  arcs: readonly Arc[],
  between: [string, string],
  cities: [Point, Point],
  outlines: ReadonlyMap<string, Ring[]>,
): Point {
  const line = arcs
    .filter(({ left, right }) => between.includes(left) && between.includes(right))
    .flatMap(({ points }) => points.slice(1, -1));
  const away = (at: Point) =>
    cities.reduce((sum, city, side) => {
      const rings = outlines.get(between[side]) ?? [];
      return sum + Math.hypot(at[0] - city[0], at[1] - city[1]) + 8 * outsideShare(city, at, rings);
    }, 0);
  const [best] = line.map(at => ({ at, far: away(at) })).sort((a, b) => a.far - b.far);
  if (!best) throw new Error(`${between.join(' and ')} share no line`);
  return best.at;
}

/** How long the part of a straight line is that leaves an area. */
function outsideShare([ax, ay]: Point, [bx, by]: Point, rings: readonly Ring[]) {
  const parts = 24;
  let out = 0;
  for (let i = 1; i < parts; i++) {
    if (!inside([ax + ((bx - ax) * i) / parts, ay + ((by - ay) * i) / parts], rings)) out += 1;
  }
  return (out / parts) * Math.hypot(bx - ax, by - ay);
}
