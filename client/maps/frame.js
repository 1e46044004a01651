/**
 * The sheet: which part of the world it shows, in which projection.
 *
 * @import { Geometry } from 'geojson'
 * @import { FrameDrawing } from './format.ts'
 * @import { Point } from './plane/geometry.js'
 *
 * @typedef {object} Frame
 * @property {number} width
 * @property {number} height
 * @property {(lonlat: Point) => Point} project
 * @property {(geometry: Geometry) => Point[][]} clip The lines or rings of a geometry that lie on the sheet.
 */
import { geoConicConformal, geoPath } from 'd3-geo';

const EARTH_RADIUS_KM = 6371;

/**
 * @param {FrameDrawing} drawing
 * @returns {Frame}
 */
export function frameOf({ centre, parallels, kilometres, size: [width, height] }) {
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
      return point;
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
  /** @type {Point[][]} */
  const found = [];
  const context = {
    beginPath() {},
    closePath() {},
    arc() {},
    /** @param {number} x @param {number} y */
    moveTo(x, y) {
      found.push([[x, y]]);
    },
    /** @param {number} x @param {number} y */
    lineTo(x, y) {
      found[found.length - 1].push([x, y]);
    },
  };
  return { context, found };
}
