/** Provinces and sea zones: outline, name, room for pieces. */
import type { AreaSpace, Lettering } from '../src/lib/map/board.ts';
import type { LabelDrawing, SpaceDrawing } from './format.ts';
import type { Frame } from './frame.ts';
import { boxOf } from './lettering.ts';
import { inside, signedArea, type Ring } from './plane/geometry.ts';
import { ringsOf, walked, type Arc } from './plane/outline.ts';
import { roomAt, widestRoom } from './room.ts';
import { whole } from './curves.ts';

/** @param kept What pieces must leave free besides its own name. */
export function drawSpace(
  id: string,
  name: string,
  drawing: SpaceDrawing,
  arcs: readonly Arc[],
  frame: Frame,
  kept: readonly Ring[] = [],
): AreaSpace {
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

export function lettering(
  { at, size, angle = 0, anchor = 'middle', place = 'inside' }: LabelDrawing,
  lines: string[],
  frame: Frame,
): Lettering {
  return { lines, at: whole(frame.project(at)), size, angle, anchor, place };
}
