/**
 * Borders between the regions of one landmass or one sea.
 *
 * Each region is given by a few points; a place belongs to the region of the nearest one.
 */
import type { Frame } from './frame.ts';
import { Delaunay } from 'd3-delaunay';
import { cross, type Point } from './plane/geometry.ts';
import { chain, type Arc, type Line } from './plane/outline.ts';

export interface Seed {
  at: Point;
  region: string;
  /** As the drawing file writes it, for complaints. */
  place?: string;
}

export function bordersBetween(seeds: readonly Seed[], frame: Frame): Arc[] {
  const sites = [...seeds, ...farAway(frame)];
  const delaunay = Delaunay.from(sites.map(({ at }) => at));
  const { circumcenters } = delaunay.voronoi();
  const corner = (half: number): Point => {
    const triangle = Math.floor(half / 3);
    return [circumcenters[2 * triangle], circumcenters[2 * triangle + 1]];
  };
  const lines: Line[] = [];
  for (const [half, twin] of delaunay.halfedges.entries()) {
    if (twin < half) continue;
    const one = sites[delaunay.triangles[half]];
    const other = sites[delaunay.triangles[half % 3 === 2 ? half - 2 : half + 1]];
    if (one.region === other.region) continue;
    const [from, to] = [corner(half), corner(twin)];
    const [left, right] = cross(from, to, one.at) > 0 ? [one, other] : [other, one];
    lines.push({ from, to, left: left.region, right: right.region });
  }
  return chain(lines).flatMap(arc => onSheet(arc, frame));
}

/** Points so far out that every cell that matters is closed. */
function farAway({ width, height }: Frame): Seed[] {
  const reach = 8 * Math.max(width, height);
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6 + 0.1;
    const at: Point = [width / 2 + reach * Math.cos(angle), height / 2 + reach * Math.sin(angle)];
    return { at, region: 'far away' };
  });
}

/** The stretches of a border that come near the sheet; corners of narrow cells can lie very far out. */
function onSheet({ points, left, right }: Arc, { width, height }: Frame): Arc[] {
  const margin = 0.1 * width;
  const stretches: Arc[] = [];
  for (let i = 1; i < points.length; i++) {
    const part = clipped(points[i - 1], points[i], -margin, width + margin, height + margin);
    if (!part) continue;
    const last = stretches[stretches.length - 1];
    if (last && last.points[last.points.length - 1] === part[0]) last.points.push(part[1]);
    else stretches.push({ points: part, left, right });
  }
  return stretches;
}

/** Liang and Barsky's clipping of a segment by a box. */
function clipped(
  a: Point,
  b: Point,
  low: number,
  right: number,
  bottom: number,
): [Point, Point] | undefined {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  let [enter, leave] = [0, 1];
  for (const [p, q] of [
    [-dx, a[0] - low],
    [dx, right - a[0]],
    [-dy, a[1] - low],
    [dy, bottom - a[1]],
  ]) {
    if (p === 0 && q < 0) return undefined;
    if (p < 0) enter = Math.max(enter, q / p);
    if (p > 0) leave = Math.min(leave, q / p);
  }
  if (enter >= leave) return undefined;
  const at = (t: number): Point => [a[0] + t * dx, a[1] + t * dy];
  return [enter === 0 ? a : at(enter), leave === 1 ? b : at(leave)];
}
