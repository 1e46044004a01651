/** The areas of a map as paths, worked out once for each map however many layers draw them. */
import type { BoardMap } from './board.ts';
import { areaPath } from './paths.ts';

export interface Shape {
  id: string;
  kind: 'land' | 'sea';
  tint: number;
  path: string;
}

const known = new WeakMap<BoardMap, Shape[]>();

/** Sea zones first, so that land lies on top. */
export function shapesOf(map: BoardMap): Shape[] {
  let shapes = known.get(map);
  if (!shapes) {
    shapes = (['sea', 'land'] as const).flatMap(kind =>
      map[kind].map(({ id, tint, rings }) => ({ id, kind, tint, path: areaPath(map, rings) })),
    );
    known.set(map, shapes);
  }
  return shapes;
}
