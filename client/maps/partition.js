/**
 * Divides the sheet: every place of it belongs to exactly one region, and the lines between regions are shared.
 *
 * @import { Landmass } from './coast.js'
 * @import { Detail } from './format.ts'
 * @import { Seed } from './cells.js'
 * @import { Frame } from './frame.js'
 * @import { Ring, Point } from './plane/geometry.js'
 * @import { Arrangement, Face } from './plane/faces.js'
 * @import { Edge } from './plane/noding.js'
 * @import { Arc } from './plane/outline.js'
 *
 * @typedef {object} Territory A landmass, or the sea around them all, and the seeds that divide it.
 * @property {Ring[]} rings
 * @property {Seed[]} seeds
 */
import { bordersBetween } from './cells.js';
import { inside, interiorPoint } from './plane/geometry.js';
import { arrange } from './plane/faces.js';
import { noded } from './plane/noding.js';
import { arcsBetween } from './plane/outline.js';
import { withoutSlivers } from './slivers.js';

/** The label of the sea on boards that do not divide it. */
export const SEA = 'sea';

/**
 * @param {object} sheet
 * @param {Frame} sheet.frame
 * @param {Detail} sheet.detail
 * @param {readonly Landmass[]} sheet.masses
 * @param {readonly Seed[]} sheet.landSeeds Every seed lies on land.
 * @param {readonly Seed[]} sheet.seaSeeds None on a board without sea zones.
 * @param {readonly Ring[]} sheet.channels Thin water that the coastline's scale has closed.
 * @param {(line: Point[]) => Point[]} sheet.roughen
 * @returns {Arc[]}
 */
export function partition({ frame, detail, masses, landSeeds, seaSeeds, channels, roughen }) {
  const lands = masses.map(({ rings }) => ({
    rings,
    seeds: landSeeds.filter(seed => inside(seed.at, rings)),
  }));
  checkSeeds(lands, landSeeds);
  const edge = frameRing(frame);
  const sea = { rings: [edge, ...masses.flatMap(({ rings }) => rings)], seeds: [...seaSeeds] };
  const cut = [...lands, sea].flatMap(territory => divided(territory, frame, roughen));
  const arrangement = arrange(noded([...cut, ...[edge, ...channels].flatMap(edgesOf)]));
  const landOf = arrangement.faces.map(({ rings }) => {
    const point = interiorPoint(rings);
    return inside(point, channels) ? undefined : lands.find(land => inside(point, land.rings));
  });
  const labels = arrangement.faces.map((face, i) => {
    const land = landOf[i];
    if (land) return labelOf(face, land, arrangement, landSeeds);
    return seaSeeds.length > 0 ? labelOf(face, sea, arrangement, seaSeeds) : SEA;
  });
  const isLand = landOf.map(Boolean);
  return arcsBetween(arrangement, withoutSlivers(arrangement, labels, isLand, detail.sliver));
}

/**
 * @param {readonly Territory[]} lands
 * @param {readonly Seed[]} seeds
 */
function checkSeeds(lands, seeds) {
  const placed = new Set(lands.flatMap(land => land.seeds));
  for (const seed of seeds) {
    if (!placed.has(seed)) throw new Error(`the seed ${seed.place} is not on land of this sheet`);
  }
}

/** @param {Frame} frame @returns {Ring} */
function frameRing({ width, height }) {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}

/** @param {Ring} ring @returns {Edge[]} */
function edgesOf(ring) {
  return ring.map((b, i) => ({ a: ring[(i + ring.length - 1) % ring.length], b, coast: true }));
}

/**
 * The outline of a territory and the borders inside it, cut at each other.
 *
 * @param {Territory} territory
 * @param {Frame} frame
 * @param {(line: Point[]) => Point[]} roughen
 */
function divided({ rings, seeds }, frame, roughen) {
  const outline = rings.flatMap(edgesOf);
  if (regionsOf(seeds).length < 2) return outline;
  const borders = bordersBetween(seeds, frame).flatMap(({ points, left, right }) => {
    const line = roughen(points);
    return line.slice(1).map((b, i) => ({ a: line[i], b, left, right }));
  });
  return noded([...outline, ...borders]).filter(
    ({ a, b, coast }) => coast || inside([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], rings),
  );
}

/** @param {readonly Seed[]} seeds */
function regionsOf(seeds) {
  return [...new Set(seeds.map(({ region }) => region))];
}

/**
 * Which region a face belongs to: the one that its borders name on this side, the only one of its landmass, or, on an
 * island without a seed, the nearest.
 *
 * @param {Face} face
 * @param {Territory} territory
 * @param {Arrangement} arrangement
 * @param {readonly Seed[]} allSeeds
 */
function labelOf(face, { seeds }, { halves }, allSeeds) {
  const regions = regionsOf(seeds);
  if (regions.length === 1) return regions[0];
  /** @type {Map<string, number>} */
  const told = new Map();
  for (const { left, from, to } of face.halves.map(half => halves[half])) {
    if (left === undefined || !regions.includes(left)) continue;
    told.set(left, (told.get(left) ?? 0) + Math.hypot(to[0] - from[0], to[1] - from[1]));
  }
  const [most] = [...told].sort((a, b) => b[1] - a[1]);
  return most ? most[0] : nearest(interiorPoint(face.rings), seeds.length > 0 ? seeds : allSeeds);
}

/** @param {Point} point @param {readonly Seed[]} seeds */
function nearest([x, y], seeds) {
  let best = seeds[0];
  const far = (/** @type {Seed} */ { at }) => Math.hypot(at[0] - x, at[1] - y);
  for (const seed of seeds) if (far(seed) < far(best)) best = seed;
  return best.region;
}
