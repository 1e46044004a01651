/** The net of meridians and parallels, and the degrees along the edge of the sheet. */
import type { Ticks } from '../src/lib/map/board.ts';
import type { Frame } from './frame.ts';
import type { Point } from './plane/geometry.ts';
import { geoGraticule } from 'd3-geo';
import { cubicPath, pointAlong, smooth } from './curves.ts';

/** @param degrees Between two lines. */
export function graticulePaths(frame: Frame, degrees: number) {
  return netLines(frame, degrees).map(line => {
    const few = Array.from({ length: 7 }, (_, i) => pointAlong(line, i / 6));
    return cubicPath(smooth(few));
  });
}

export function degreeTicks(frame: Frame): Ticks {
  const { width, height } = frame;
  const found: Record<keyof Ticks, Set<number>> = {
    top: new Set(),
    right: new Set(),
    bottom: new Set(),
    left: new Set(),
  };
  for (const line of netLines(frame, 1)) {
    const steep = isSteep(line);
    for (const [x, y] of [line[0], line[line.length - 1]]) {
      if (steep && y < 1) found.top.add(Math.round(x));
      if (steep && y > height - 1) found.bottom.add(Math.round(x));
      if (!steep && x < 1) found.left.add(Math.round(y));
      if (!steep && x > width - 1) found.right.add(Math.round(y));
    }
  }
  const sorted = (ticks: Set<number>) => [...ticks].sort((a, b) => a - b);
  return {
    top: sorted(found.top),
    right: sorted(found.right),
    bottom: sorted(found.bottom),
    left: sorted(found.left),
  };
}

function netLines(frame: Frame, degrees: number): Point[][] {
  const net = geoGraticule()
    .step([degrees, degrees])
    .extentMajor([
      [-180, -80],
      [180, 80],
    ])
    .stepMajor([degrees, degrees]);
  return net
    .lines()
    .flatMap(line => frame.clip(line))
    .filter(line => line.length > 1);
}

function isSteep(line: Point[]) {
  const [[ax, ay], [bx, by]] = [line[0], line[line.length - 1]];
  return Math.abs(by - ay) > Math.abs(bx - ax);
}
