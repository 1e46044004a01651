/**
 * Places on and off the provinces, for boards with cities, roads and galleys: where a city stands, where galleys lie
 * at a coast, and where a road leaves one province for the next.
 *
 * @import { AreaSpace, BoardMap, Room } from '../src/lib/map/board.ts'
 * @import { Drawing, Facts } from './format.ts'
 * @import { Frame } from './frame.js'
 * @import { Point, Ring } from './plane/geometry.js'
 * @import { Arc } from './plane/outline.js'
 */
import { whole } from './curves.js';
import { boxOf } from './lettering.js';
import { distanceToRings, inside } from './plane/geometry.js';
import { ringsOf, walked } from './plane/outline.js';
import { widestRoom } from './room.js';

/** How far off the shore galleys lie, and how much room the pieces of a province and a city take. */
const OFFING = 46;
const STACK = 64;
const CITY = 40;

/**
 * @typedef {object} Sheet What is on the sheet already.
 * @property {AreaSpace[]} land
 * @property {AreaSpace[]} sea
 * @property {readonly Arc[]} arcs
 * @property {Frame} frame
 *
 * @param {Drawing} drawing
 * @param {Facts} facts
 * @param {Sheet} sheet
 * @returns {Pick<BoardMap, 'cities' | 'harbours' | 'gates'>}
 */
export function drawPlaces(drawing, facts, sheet) {
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
  /** @type {Room['at'][]} */
  const taken = [];
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

/**
 * The coasts of a board: one for each province by the sea, two where the facts say that it is broken.
 *
 * @param {Facts} facts
 * @returns {{ id: string, province: string, seas: string[] }[]}
 */
export function coastsOf({ provinces = [], coast = [], broken_coasts = [] }) {
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

/**
 * The widest room that the name and the pieces of a province leave.
 *
 * @param {AreaSpace} space
 * @param {readonly Ring[]} rings
 * @returns {Point}
 */
function cityIn({ label, pieces }, rings) {
  return widestRoom(rings, [boxOf(label), disc(pieces.at, Math.min(STACK, pieces.radius))]).at;
}

/** @param {Point} at @param {number} radius @returns {Ring} */
function disc([x, y], radius) {
  return Array.from({ length: 12 }, (_, i) => {
    const turn = (i * Math.PI) / 6;
    return /** @type {Point} */ ([x + radius * Math.cos(turn), y + radius * Math.sin(turn)]);
  });
}

/**
 * A place in the water just off a coast, as far as can be from other coasts, from names and from other pieces.
 *
 * @param {{ id: string, province: string, seas: string[] }} coast
 * @param {Sheet} sheet
 * @param {ReadonlyMap<string, Ring[]>} outlines
 * @param {readonly { id: string, at: Point }[]} cities
 * @param {readonly Point[]} taken Other harbours.
 * @returns {Point}
 */
function harbourOf({ id, province, seas }, { land, sea, arcs, frame }, outlines, cities, taken) {
  const waters = seas.map(it => outlines.get(it) ?? []);
  const foreign = [...outlines]
    .filter(([it]) => it !== province && !sea.some(zone => zone.id === it))
    .flatMap(([, rings]) => rings);
  const names = [...land, ...sea].map(({ label }) => boxOf(label));
  const pieces = [...land, ...sea].map(space =>
    disc(space.pieces.at, Math.min(STACK, space.pieces.radius)),
  );
  const towns = cities.map(({ at }) => disc(at, CITY));
  /** @type {{ at: Point, clear: number } | undefined} */
  let best;
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

/** @param {Point} a @param {Point} b @returns {Point[]} Off the middle of a stretch of coast, on either side. */
function abreast(a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (length < 4) return [];
  return [OFFING, -OFFING].map(off =>
    whole([(a[0] + b[0]) / 2 + (dy / length) * off, (a[1] + b[1]) / 2 - (dx / length) * off]),
  );
}

/** @param {Point} at @param {Frame} frame */
function onSheet([x, y], { width, height }) {
  return x > 130 && y > 130 && x < width - 130 && y < height - 130;
}

/**
 * Where a road crosses a border: on the line itself, so that each half of the road stays in its own province, and is
 * as short as that allows.
 *
 * @param {readonly Arc[]} arcs
 * @param {[string, string]} between
 * @param {[Point, Point]} cities
 * @param {ReadonlyMap<string, Ring[]>} outlines
 * @returns {Point}
 */
function gateOf(arcs, between, cities, outlines) {
  const line = arcs
    .filter(({ left, right }) => between.includes(left) && between.includes(right))
    .flatMap(({ points }) => points.slice(1, -1));
  const away = (/** @type {Point} */ at) =>
    cities.reduce((sum, city, side) => {
      const rings = outlines.get(between[side]) ?? [];
      return sum + Math.hypot(at[0] - city[0], at[1] - city[1]) + 8 * outsideShare(city, at, rings);
    }, 0);
  const [best] = line.map(at => ({ at, far: away(at) })).sort((a, b) => a.far - b.far);
  if (!best) throw new Error(`${between.join(' and ')} share no line`);
  return best.at;
}

/**
 * How long the part of a straight line is that leaves an area.
 *
 * @param {Point} from
 * @param {Point} to
 * @param {readonly Ring[]} rings
 */
function outsideShare([ax, ay], [bx, by], rings) {
  const parts = 24;
  let out = 0;
  for (let i = 1; i < parts; i++) {
    if (!inside([ax + ((bx - ax) * i) / parts, ay + ((by - ay) * i) / parts], rings)) out += 1;
  }
  return (out / parts) * Math.hypot(bx - ax, by - ay);
}
