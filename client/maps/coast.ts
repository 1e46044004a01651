/** Coastlines: from the world atlas to whole-numbered rings on the sheet. */
import type { MultiPolygon, Position } from 'geojson';
import type { Topology, GeometryCollection } from 'topojson-specification';
import type { Detail } from './format.ts';
import type { Frame } from './frame.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea } from 'd3-geo';
import { feature } from 'topojson-client';
import { inside, signedArea, type Point, type Ring } from './plane/geometry.ts';

export interface Landmass {
  /** Its outline first, then its lakes. */
  rings: Ring[];
}

const require = createRequire(import.meta.url);

/** @returns The largest first. */
export function landmasses({ coastline, simplify, islet }: Detail, frame: Frame): Landmass[] {
  const rings = frame
    .clip(landOf(coastline))
    .map(ring => simplified(open(ring), simplify, frame).map(rounded))
    .filter(ring => ring.length > 2 && Math.abs(signedArea(ring)) >= islet)
    .sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)));
  const masses: Landmass[] = [];
  for (const ring of rings) {
    const [x, y] = ring[0];
    const around = masses.find(mass => inside([x, y], mass.rings));
    if (around) around.rings.push(ring);
    else masses.push({ rings: [ring] });
  }
  return masses;
}

function landOf(scale: '10m' | '50m'): MultiPolygon {
  const file = require.resolve(`world-atlas/land-${scale}.json`);
  const topology: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(file, 'utf8'));
  const polygons = feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  // The atlas rounds its corners, which turns a few specks inside out: they would read as the whole globe but a speck.
  const insideOut = (coordinates: Position[][]) =>
    geoArea({ type: 'Polygon', coordinates }) > 2 * Math.PI;
  return { type: 'MultiPolygon', coordinates: polygons.filter(polygon => !insideOut(polygon)) };
}

function open(ring: Point[]) {
  const [first, last] = [ring[0], ring[ring.length - 1]];
  return first[0] === last[0] && first[1] === last[1] ? ring.slice(0, -1) : ring;
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/**
 * Drops the corners that matter least (Visvalingam's measure: the area of the corner's triangle), in sweeps that take
 * only corners smaller than both their neighbours. Corners on the edge of the sheet stay.
 */
export function simplified(ring: Ring, area: number, { width, height }: Frame) {
  const pinned = ([x, y]: Point) => x <= 0 || y <= 0 || x >= width || y >= height;
  for (let points = ring; ;) {
    const n = points.length;
    const weights = points.map((point, i) =>
      pinned(point)
        ? Infinity
        : Math.abs(signedArea([points[(i + n - 1) % n], point, points[(i + 1) % n]])),
    );
    const kept = points.filter((_, i) => {
      const weight = weights[i];
      // Of two equal neighbours the earlier goes first.
      const least = weight < weights[(i + 1) % n] && weight <= weights[(i + n - 1) % n];
      return !(least && weight < area);
    });
    if (kept.length === n || kept.length < 4) return points;
    points = kept;
  }
}
