/**
 * Gives splinters to their neighbours.
 *
 * Where a border runs along a bay it can cut off a splinter of land that belongs to the far side. Nobody would see
 * whose it is, and it would make two provinces touch that must not.
 */
import type { Arrangement } from './plane/faces.ts';

/**
 * @param labels One for each face.
 * @param isLand One for each face; land never becomes sea, nor sea land.
 * @param least Area below which a piece is a splinter, unless it is an island.
 * @returns Labels without splinters.
 */
export function withoutSlivers(
  arrangement: Arrangement,
  labels: readonly string[],
  isLand: readonly boolean[],
  least: number,
): string[] {
  const given = [...labels];
  for (;;) {
    const pieces = piecesOf(arrangement, given);
    const splinters = pieces
      .filter(({ area }) => area < least)
      .map(piece => ({ ...piece, to: longestNeighbour(arrangement, piece, given, isLand) }))
      .filter(({ to }) => to !== undefined)
      .sort((a, b) => a.area - b.area);
    if (splinters.length === 0) return given;
    // One at a time: the smallest may change who is whose neighbour.
    for (const face of splinters[0].faces) given[face] = String(splinters[0].to);
  }
}

/** Faces of one label that hang together. */
interface Piece {
  faces: number[];
  area: number;
}

export function piecesOf({ halves, faces }: Arrangement, labels: readonly string[]): Piece[] {
  const seen = new Set();
  const pieces: Piece[] = [];
  for (const start of faces.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const piece = { faces: [start], area: 0 };
    for (const face of piece.faces) {
      piece.area += faces[face].area;
      for (const half of faces[face].halves) {
        const next = halves[halves[half].twin].face;
        if (next < 0 || seen.has(next) || labels[next] !== labels[start]) continue;
        seen.add(next);
        piece.faces.push(next);
      }
    }
    pieces.push(piece);
  }
  return pieces;
}

function longestNeighbour(
  { halves, faces }: Arrangement,
  piece: Piece,
  labels: readonly string[],
  isLand: readonly boolean[],
) {
  const shared = new Map<string, number>();
  for (const face of piece.faces) {
    for (const half of faces[face].halves) {
      const { from, to, twin } = halves[half];
      const next = halves[twin].face;
      if (next < 0 || isLand[next] !== isLand[face] || labels[next] === labels[face]) continue;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      shared.set(labels[next], (shared.get(labels[next]) ?? 0) + length);
    }
  }
  return [...shared].sort((a, b) => b[1] - a[1])[0]?.[0];
}
