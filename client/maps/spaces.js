/**
 * Provinces and sea zones: outline, name, room for pieces.
 *
 * @import { AreaSpace, Lettering } from '../src/lib/map/board.ts'
 * @import { LabelDrawing, SpaceDrawing } from './format.ts'
 * @import { Frame } from './frame.js'
 * @import { Ring } from './plane/geometry.js'
 * @import { Arc } from './plane/outline.js'
 */
import { boxOf } from './lettering.js';
import { inside, signedArea } from './plane/geometry.js';
import { ringsOf, walked } from './plane/outline.js';
import { roomAt, widestRoom } from './room.js';
import { whole } from './curves.js';

/**
 * @param {string} id
 * @param {string} name
 * @param {SpaceDrawing} drawing
 * @param {readonly Arc[]} arcs
 * @param {Frame} frame
 * @param {readonly Ring[]} [kept] What pieces must leave free besides its own name.
 * @returns {AreaSpace}
 */
export function drawSpace(id, name, drawing, arcs, frame, kept = []) {
  const rings = ringsOf(arcs, id);
  const outlines = rings.map(ring => walked(arcs, ring));
  if (outlines.length === 0) throw new Error(`${id} has no place on the sheet`);
  const label = lettering(drawing.label, drawing.label.lines ?? [name], frame);
  if (label.lines.join(' ') !== name) throw new Error(`${label.lines.join(' ')} is not ${name}`);
  // Islets off the coast have no room for pieces; looking for it there would only cost time.
  const largest = outlines.reduce((a, b) =>
    Math.abs(signedArea(a)) < Math.abs(signedArea(b)) ? b : a,
  );
  // Islands in a sea zone are no place for a fleet.
  const holes = outlines.filter(ring => ring !== largest && inside(ring[0], [largest]));
  const taken = [boxOf(label), ...holes, ...kept];
  const pieces = drawing.pieces
    ? roomAt(whole(frame.project(drawing.pieces)), [largest], taken)
    : widestRoom([largest], taken);
  return { id, tint: drawing.tint, rings, label, pieces };
}

/**
 * @param {LabelDrawing} drawing
 * @param {string[]} lines
 * @param {Frame} frame
 * @returns {Lettering}
 */
export function lettering(
  { at, size, angle = 0, anchor = 'middle', place = 'inside' },
  lines,
  frame,
) {
  return { lines, at: whole(frame.project(at)), size, angle, anchor, place };
}
