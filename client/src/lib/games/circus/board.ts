/** The track as it is printed: which hex is what, and where it lies. Pure arithmetic, no rules. */
import file from '../../../../../games/circus/board.json';
import type { Hex } from '../../protocol/circus.ts';

export type Part = 'upper' | 'left' | 'lower' | 'right' | 'finish';

export interface Cell {
  id: Hex;
  /** Axial coordinates: q to the right, r down and to the right. */
  q: number;
  r: number;
  part: Part;
  /** Where its middle lies on the sheet. */
  x: number;
  y: number;
}

/** From the middle of a hex to its corners. */
export const RADIUS = 50;
const WIDTH = Math.sqrt(3) * RADIUS;

/** The sheet: the track in the middle, the stands around it. */
export const SHEET = { width: 1980, height: 1500 };

const PARTS: Record<string, Part> = {
  u: 'upper',
  s: 'upper',
  l: 'left',
  d: 'lower',
  r: 'right',
  f: 'finish',
};

const MIDDLE_ROW = (file.rows.length - 1) / 2;
/** The middle of the middle row, in hexes. */
const MIDDLE_Q = 5;

export const CELLS: readonly Cell[] = file.rows.flatMap((row, idx) =>
  [...row.hexes].map((letter, place) => {
    const [q, r] = [row.first_q + place, idx - MIDDLE_ROW];
    return {
      id: `${row.row}${place + 1}`.toLowerCase(),
      q,
      r,
      part: PARTS[letter] ?? 'upper',
      x: SHEET.width / 2 + WIDTH * (q - MIDDLE_Q + r / 2),
      y: SHEET.height / 2 + 1.5 * RADIUS * r,
    };
  }),
);

const byId = new Map(CELLS.map(cell => [cell.id, cell]));
const byCoords = new Map(CELLS.map(cell => [`${cell.q},${cell.r}`, cell]));

/** The rows as they are printed, from above: their letters, and their hexes from the left. */
export const ROWS: readonly { row: string; cells: readonly Cell[] }[] = file.rows.map(
  ({ row }) => ({
    row,
    cells: CELLS.filter(cell => cell.id.startsWith(row.toLowerCase())),
  }),
);

export const cellOf = (id: Hex): Cell | undefined => byId.get(id);

/** As it is printed: `A14`. */
export const nameOf = (id: Hex): string => id.toUpperCase();

/** The start area, as a band or as a wedge. */
export function startOf(wedge: boolean): readonly Cell[] {
  const names = new Set(file.start_wedge.map(it => it.toLowerCase()));
  const band = new Set(
    file.rows.flatMap(row =>
      [...row.hexes].flatMap((it, n) => (it === 's' ? `${row.row}${n + 1}`.toLowerCase() : [])),
    ),
  );
  return CELLS.filter(cell => (wedge ? names : band).has(cell.id));
}

/** The hexes from one to another in a straight line, both included; nothing if they are not in one. */
export function line(from: Hex, to: Hex): Cell[] {
  const [a, b] = [byId.get(from), byId.get(to)];
  if (!a || !b) return [];
  const [dq, dr] = [b.q - a.q, b.r - a.r];
  const length = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  if (dq !== 0 && dr !== 0 && dq + dr !== 0) return [];
  const steps = Array.from({ length: length + 1 }, (_, n) =>
    length === 0 ? a : byCoords.get(`${a.q + (dq * n) / length},${a.r + (dr * n) / length}`),
  );
  return steps.filter(cell => cell !== undefined);
}

/** The corners of a hex around its middle, from the top clockwise. */
export function corners(radius: number): [number, number][] {
  return Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 3) * n - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** A hex as a path. */
export function hexPath({ x, y }: { x: number; y: number }, radius = RADIUS): string {
  const points = corners(radius).map(([dx, dy]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`);
  return `M${points.join('L')}Z`;
}

/** The neighbour across each side, in the order in which the sides follow the corners. */
const ACROSS: readonly [number, number][] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** The sides of some hexes that `apart` says part them from their neighbours, as one path. */
export function sides(
  cells: readonly Cell[],
  apart: (cell: Cell, other: Cell | undefined) => boolean,
): string {
  const points = corners(RADIUS);
  return cells
    .flatMap(cell =>
      ACROSS.flatMap(([dq, dr], n) => {
        const other = byCoords.get(`${cell.q + dq},${cell.r + dr}`);
        const [from, to] = [points[n], points[(n + 1) % 6]];
        if (!from || !to || !apart(cell, other)) return [];
        const at = ([dx, dy]: [number, number]) =>
          `${(cell.x + dx).toFixed(1)} ${(cell.y + dy).toFixed(1)}`;
        return `M${at(from)}L${at(to)}`;
      }),
    )
    .join('');
}
