/**
 * Draws a board: from its drawing file and its facts to the map that the client shows.
 *
 * @import { BoardMap, Room } from '../src/lib/map/board.ts'
 * @import { Drawing, Facts, LonLat } from './format.ts'
 * @import { Frame } from './frame.js'
 * @import { Seed } from './cells.js'
 * @import { Ring } from './plane/geometry.js'
 * @import { Arc } from './plane/outline.js'
 */
import { checkDrawing } from './check.js';
import { landmasses } from './coast.js';
import { steps, whole } from './curves.js';
import { frameOf } from './frame.js';
import { boxOf } from './lettering.js';
import { drawMarks } from './marks.js';
import { drawNetwork } from './network.js';
import { partition, SEA } from './partition.js';
import { drawPlaces } from './places.js';
import { ringsOf } from './plane/outline.js';
import { mountains, riverPaths } from './relief.js';
import { roughener } from './rough.js';
import { degreeTicks, graticulePaths } from './sheet.js';
import { drawSpace, lettering } from './spaces.js';

const OUTSIDE = 'outside';

/** Pieces need about this much room; beyond it mountains may stand. */
const PIECES = 150;

/**
 * @param {Drawing} drawing
 * @param {Facts} facts
 * @returns {BoardMap}
 */
export function drawBoard(drawing, facts) {
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

/**
 * Waters of no sea zone: they are drawn, and bear no name.
 *
 * @param {Drawing} drawing
 * @param {Frame} frame
 * @returns {Seed[]}
 */
function closedWaters({ waters = [] }, frame) {
  return waters.map(seed => ({ at: frame.project(seed), region: SEA, place: `[${seed}]` }));
}

/**
 * @param {Record<string, { seeds: LonLat[] }>} spaces
 * @param {Frame} frame
 * @param {string} [region] One name for them all; each its own if not given.
 * @returns {Seed[]}
 */
function seedsOf(spaces, frame, region) {
  return Object.entries(spaces).flatMap(([id, { seeds }]) =>
    seeds.map(seed => ({
      at: frame.project(seed),
      region: region ?? id,
      place: `[${seed}] of ${id}`,
    })),
  );
}

/**
 * Which arcs are coast, which border, which march: the client draws each in its own way.
 *
 * @param {readonly Arc[]} arcs
 * @param {Drawing} drawing
 * @returns {Pick<BoardMap, 'coast' | 'borders' | 'marches'>}
 */
function sorted(arcs, drawing) {
  const isSea = (/** @type {string} */ label) => label === SEA || label in drawing.sea;
  const isProvince = (/** @type {string} */ label) => label in drawing.land;
  const isLand = (/** @type {string} */ label) => label === OUTSIDE || isProvince(label);
  /** @param {(a: string, b: string) => boolean} test */
  const select = test =>
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

/** @param {Room} room @returns {Ring} */
function square({ at: [x, y], radius }) {
  const half = Math.min(radius, PIECES) * 0.8;
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
}
