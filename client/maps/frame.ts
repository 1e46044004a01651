/** The sheet: which part of the world it shows, in which projection. */
import type { Geometry } from 'geojson';
import type { FrameDrawing } from './format.ts';
import type { Point } from './plane/geometry.ts';
import { geoConicConformal, geoPath } from 'd3-geo';

export interface Frame {
  width: number;
  height: number;
  project: (lonlat: Point) => Point;
  /** The lines or rings of a geometry that lie on the sheet. */
  clip: (geometry: Geometry) => Point[][];
}

const EARTH_RADIUS_KM = 6371;

/**
 * A coordinate to a millionth. The projection needs a power, and engines differ in the last bit of
 * one; everywhere the same map must come out.
 */
const settled = (coordinate: number) => Math.round(coordinate * 1e6) / 1e6;

export function frameOf({
  centre,
  parallels,
  kilometres,
  size: [width, height],
}: FrameDrawing): Frame {
  const projection = geoConicConformal()
    .parallels(parallels)
    .rotate([-centre[0], 0])
    .center([0, centre[1]])
    .scale((EARTH_RADIUS_KM * width) / kilometres)
    .translate([width / 2, height / 2])
    .precision(0);
  return {
    width,
    height,
    project(lonlat) {
      const point = projection(lonlat);
      if (!point) throw new Error(`${lonlat} is not on this sheet`);
      return [settled(point[0]), settled(point[1])];
    },
    clip(geometry) {
      const lines = collector();
      geoPath(
        projection.clipExtent([
          [0, 0],
          [width, height],
        ]),
        lines.context,
      )(geometry);
      projection.clipExtent(null);
      return lines.found;
    },
  };
}

/** A drawing context that writes down what it is asked to draw. */
function collector() {
  const found: Point[][] = [];
  const context = {
    beginPath() {},
    closePath() {},
    arc() {},
    moveTo(x: number, y: number) {
      found.push([[settled(x), settled(y)]]);
    },
    lineTo(x: number, y: number) {
      found[found.length - 1].push([settled(x), settled(y)]);
    },
  };
  return { context, found };
}
