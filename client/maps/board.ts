/** Draws a board: from its drawing file and its facts to the map that the client shows. */
import type { BoardMap, Room } from '../src/lib/map/board.ts';
import type { Drawing, Facts, LonLat } from './format.ts';
import type { Seed } from './cells.ts';
import type { Ring } from './plane/geometry.ts';
import { checkDrawing } from './check.ts';
import { landmasses } from './coast.ts';
import { steps, whole } from './curves.ts';
import { frameOf, type Frame } from './frame.ts';
import { boxOf } from './lettering.ts';
import { drawMarks } from './marks.ts';
import { drawNetwork } from './network.ts';
import { partition, SEA } from './partition.ts';
import { drawPlaces } from './places.ts';
import { ringsOf, type Arc } from './plane/outline.ts';
import { mountains, riverPaths } from './relief.ts';
import { roughener } from './rough.ts';
import { degreeTicks, graticulePaths } from './sheet.ts';
import { drawSpace, lettering } from './spaces.ts';

const OUTSIDE = 'outside';

/** Pieces need about this much room; beyond it mountains may stand. */
const PIECES = 150;

export function drawBoard(drawing: Drawing, facts: Facts): BoardMap {
  checkDrawing(drawing, facts);
  const frame = frameOf(drawing.frame);
  const masses = landmasses(drawing.detail, frame);
  const coast = masses.flatMap(({ rings }) => rings);
  const arcs = partition({
    frame,
    detail: drawing.detail,
    masses,
    landSeeds: [...seedsOf(drawing.land, frame), ...seedsOf(drawing.outside, frame, OUTSIDE)],
    seaSeeds: [...seedsOf(drawing.sea, frame), ...closedWaters(drawing, frame)],
    channels: drawing.channels.map(ring => ring.map(frame.project).map(whole)),
    roughen: roughener(drawing.rough),
  });
  const land = (facts.provinces ?? []).map(({ id, name }) =>
    drawSpace(id, name, drawing.land[id], arcs, frame),
  );
  const afloat = land.flatMap(({ label }) => (label.place === 'beside' ? [boxOf(label)] : []));
  const sea = (facts.seas ?? []).map(({ id, name }) =>
    drawSpace(id, name, drawing.sea[id], arcs, frame, afloat),
  );
  const outsideNames = Object.values(drawing.outside).flatMap(({ label }) =>
    label ? [lettering(label, label.lines, frame)] : [],
  );
  const taken = [
    ...[...land.map(({ label }) => label), ...outsideNames].map(boxOf),
    ...land.map(({ pieces }) => square(pieces)),
  ];
  return {
    game: drawing.game,
    size: [frame.width, frame.height],
    arcs: arcs.map(({ points }) => steps(points)),
    ...sorted(arcs, drawing),
    land,
    sea,
    outside: ringsOf(arcs, OUTSIDE),
    ...drawMarks(drawing, facts, frame, coast),
    ...drawNetwork(drawing, facts, frame),
    ...drawPlaces(drawing, facts, { land, sea, arcs, frame }),
    outsideNames,
    rivers: riverPaths(drawing.rivers, frame, coast),
    relief: mountains(drawing.ranges, frame, coast, taken),
    graticule: graticulePaths(frame, drawing.graticule),
    ticks: degreeTicks(frame),
  };
}

/** Waters of no sea zone: they are drawn, and bear no name. */
function closedWaters({ waters = [] }: Drawing, frame: Frame): Seed[] {
  return waters.map(seed => ({ at: frame.project(seed), region: SEA, place: `[${seed}]` }));
}

/** @param region One name for them all; each its own if not given. */
function seedsOf(
  spaces: Record<string, { seeds: LonLat[] }>,
  frame: Frame,
  region?: string,
): Seed[] {
  return Object.entries(spaces).flatMap(([id, { seeds }]) =>
    seeds.map(seed => ({
      at: frame.project(seed),
      region: region ?? id,
      place: `[${seed}] of ${id}`,
    })),
  );
}

/** Which arcs are coast, which border, which march: the client draws each in its own way. */
function sorted(
  arcs: readonly Arc[],
  drawing: Drawing,
): Pick<BoardMap, 'coast' | 'borders' | 'marches'> {
  const isSea = (label: string) => label === SEA || label in drawing.sea;
  const isProvince = (label: string) => label in drawing.land;
  const isLand = (label: string) => label === OUTSIDE || isProvince(label);
  const select = (test: (a: string, b: string) => boolean) =>
    [...arcs.keys()].filter(i => {
      const { left, right } = arcs[i];
      return test(left, right) || test(right, left);
    });
  return {
    coast: select((a, b) => isSea(a) && isLand(b)),
    borders: select((a, b) => isProvince(a) && isProvince(b)),
    marches: select((a, b) => isProvince(a) && b === OUTSIDE),
  };
}

function square({ at: [x, y], radius }: Room): Ring {
  const half = Math.min(radius, PIECES) * 0.8;
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
}
