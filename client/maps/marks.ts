/** What lies over land and sea: routes, crossings, the names of seas, towns, the compass. */
import type { BoardMap } from '../src/lib/map/board.ts';
import type { Drawing, Facts, LonLat } from './format.ts';
import type { Frame } from './frame.ts';
import { crossingsOf } from './check.ts';
import { cubicPath, pointAlong, sampled, smooth, whole } from './curves.ts';
import { distanceToRings, type Ring } from './plane/geometry.ts';

export function drawMarks(
  drawing: Drawing,
  facts: Facts,
  frame: Frame,
  coast: readonly Ring[],
): Pick<BoardMap, 'routes' | 'crossings' | 'disputed' | 'seaNames' | 'towns' | 'compass'> {
  const curve = (through: LonLat[]) => smooth(through.map(frame.project));
  const bridge = (it: { name: string; between: [string, string] }, through: LonLat[]) => {
    const at = whole(pointAlong(sampled(curve(through), 4), 0.5));
    return { ...it, path: cubicPath(curve(through)), at };
  };
  return {
    routes: (facts.sea_routes ?? []).map(({ id, between }) => {
      const { through, fleets } = drawing.routes[id];
      const at = whole(pointAlong(sampled(curve(through), 8), fleets));
      const radius = Math.floor(distanceToRings(at, coast));
      return { id, between, path: cubicPath(curve(through)), pieces: { at, radius } };
    }),
    crossings: crossingsOf(facts).map(it => bridge(it, drawing.crossings[it.name].through)),
    ...(drawing.disputed && {
      disputed: (facts.disputed ?? []).map(({ between }) => {
        const name = between.join('-');
        return bridge({ name, between }, drawing.disputed?.[name].through ?? []);
      }),
    }),
    seaNames: drawing.seaNames.map(({ text, through, size, spread }) => ({
      text,
      size,
      spread,
      path: cubicPath(curve(lengthened(through))),
    })),
    towns: drawing.towns.map(town => ({ ...town, at: whole(frame.project(town.at)) })),
    compass: { at: whole(frame.project(drawing.compass.at)), radius: drawing.compass.radius },
  };
}

/** A line that goes on straight at both ends: letters that a small screen sets larger still find room on it. */
function lengthened(line: readonly LonLat[]): LonLat[] {
  const on = ([ax, ay]: LonLat, [bx, by]: LonLat): LonLat => [
    bx + 0.8 * (bx - ax),
    by + 0.8 * (by - ay),
  ];
  const last = line.length - 1;
  return [on(line[1], line[0]), ...line, on(line[last - 1], line[last])];
}
