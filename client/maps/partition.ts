/** Divides the sheet: every place of it belongs to exactly one region, and the lines between regions are shared. */
import type { Landmass } from './coast.ts';
import type { Detail } from './format.ts';
import type { Frame } from './frame.ts';
import { bordersBetween, type Seed } from './cells.ts';
import { inside, interiorPoint, type Ring, type Point } from './plane/geometry.ts';
import { arrange, type Arrangement, type Face } from './plane/faces.ts';
import { noded, type Edge } from './plane/noding.ts';
import { arcsBetween, type Arc } from './plane/outline.ts';
import { withoutSlivers } from './slivers.ts';

/** A landmass, or the sea around them all, and the seeds that divide it. */
interface Territory {
  rings: Ring[];
  seeds: Seed[];
}

/** The label of the sea on boards that do not divide it. */
export const SEA = 'sea';

export interface Sheet {
  frame: Frame;
  detail: Detail;
  masses: readonly Landmass[];
  /** Every seed lies on land. */
  landSeeds: readonly Seed[];
  /** None on a board without sea zones. */
  seaSeeds: readonly Seed[];
  /** Thin water that the coastline's scale has closed. */
  channels: readonly Ring[];
  roughen: (line: Point[]) => Point[];
}

export function partition(sheet: Sheet): Arc[] {
  const { frame, detail, masses, landSeeds, seaSeeds, channels, roughen } = sheet;
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

function checkSeeds(lands: readonly Territory[], seeds: readonly Seed[]) {
  const placed = new Set(lands.flatMap(land => land.seeds));
  for (const seed of seeds) {
    if (!placed.has(seed)) throw new Error(`the seed ${seed.place} is not on land of this sheet`);
  }
}

function frameRing({ width, height }: Frame): Ring {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}

function edgesOf(ring: Ring): Edge[] {
  return ring.map((b, i) => ({ a: ring[(i + ring.length - 1) % ring.length], b, coast: true }));
}

/** The outline of a territory and the borders inside it, cut at each other. */
function divided({ rings, seeds }: Territory, frame: Frame, roughen: (line: Point[]) => Point[]) {
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

function regionsOf(seeds: readonly Seed[]) {
  return [...new Set(seeds.map(({ region }) => region))];
}

/**
 * Which region a face belongs to: the one that its borders name on this side, the only one of its landmass, or, on an
 * island without a seed, the nearest.
 */
function labelOf(
  face: Face,
  { seeds }: Territory,
  { halves }: Arrangement,
  allSeeds: readonly Seed[],
) {
  const regions = regionsOf(seeds);
  if (regions.length === 1) return regions[0];
  const told = new Map<string, number>();
  for (const { left, from, to } of face.halves.map(half => halves[half])) {
    if (left === undefined || !regions.includes(left)) continue;
    told.set(left, (told.get(left) ?? 0) + Math.hypot(to[0] - from[0], to[1] - from[1]));
  }
  const [most] = [...told].sort((a, b) => b[1] - a[1]);
  return most ? most[0] : nearest(interiorPoint(face.rings), seeds.length > 0 ? seeds : allSeeds);
}

function nearest([x, y]: Point, seeds: readonly Seed[]) {
  let best = seeds[0];
  const far = ({ at }: Seed) => Math.hypot(at[0] - x, at[1] - y);
  for (const seed of seeds) if (far(seed) < far(best)) best = seed;
  return best.region;
}
