/** Where the stands lie around the track, and who sits in them. Pure arithmetic, the same on every screen. */
import { RADIUS, SHEET } from '../board.ts';

export type Point = readonly [x: number, y: number];

export const MIDDLE: Point = [SHEET.width / 2, SHEET.height / 2];

/** The outline of the track: half its top side, half its width, half its height. */
const TRACK = {
  top: 8 * Math.sqrt(3) * RADIUS,
  width: 10.5 * Math.sqrt(3) * RADIUS,
  height: 8.5 * RADIUS,
};
/** How far the slanted sides run aside on their way to the middle, and how long they are. */
const SLANT = TRACK.width - TRACK.top;
const LENGTH = Math.hypot(SLANT, TRACK.height);

/** How far from the track the wall stands, the first row sits, and each row behind it. */
export const WALL = 66;
const FIRST = 106;
const ROW = 43;
const N_ROWS = 9;

/** The six corners of the track's outline, so far outside it, from the top left clockwise. */
export function outline(distance: number): Point[] {
  const y = TRACK.height + distance;
  const x = TRACK.width + (distance * LENGTH) / TRACK.height;
  const top = x - (y * SLANT) / TRACK.height;
  const [midX, midY] = MIDDLE;
  return (
    [
      [-top, -y],
      [top, -y],
      [x, 0],
      [top, y],
      [-top, y],
      [-x, 0],
    ] as const
  ).map(([dx, dy]) => [midX + dx, midY + dy]);
}

/** The same as a path. */
export function ring(distance: number): string {
  return `M${outline(distance)
    .map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`)
    .join('L')}Z`;
}

/** One side of the stands at some distance: where it begins, which way it runs, how long it is. */
interface Side {
  nth: number;
  from: Point;
  along: Point;
  length: number;
}

function sidesAt(distance: number): Side[] {
  const points = outline(distance);
  return points.flatMap((from, nth) => {
    const to = points[(nth + 1) % points.length];
    if (!to) return [];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [{ nth, from, along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length], length }];
  });
}

/** A number from 0 to 1 that looks like luck and is none: the crowd is always the same. */
export function scatter(n: number): number {
  const wave = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** The side behind the start, where the gates are instead of the first rows. */
const GATES = 1;
/** Half the emperor's box, and how far it reaches down. */
export const BOX = { half: 196, bottom: MIDDLE[1] - TRACK.height - WALL };

/** Stairs run up between the blocks of seats. */
const BLOCK = 330;
const STAIR = 22;
const SEAT = 33;

/** Somebody in the stands: where, which way the sand lies, and in which block of seats. */
export interface Spectator {
  x: number;
  y: number;
  /** Towards the sand. */
  facing: Point;
  block: number;
  /** Differs from neighbour to neighbour. */
  luck: number;
}

/** How far a place on a side is from the nearest stair. */
const fromStair = (at: number) => Math.abs(at - BLOCK * Math.round(at / BLOCK));

function rowOf(side: Side, row: number): Spectator[] {
  const seats = Math.floor(side.length / SEAT);
  const facing: Point = [-side.along[1], side.along[0]];
  return Array.from({ length: seats }, (_, n) => {
    const luck = scatter(side.nth * 971 + row * 131 + n);
    const at = (n + 0.5) * SEAT - side.length / 2 + (luck - 0.5) * 9;
    const place = at + side.length / 2;
    const away = (scatter(luck * 97) - 0.5) * 7;
    return {
      x: side.from[0] + side.along[0] * place + facing[0] * away,
      y: side.from[1] + side.along[1] * place + facing[1] * away,
      facing,
      block: side.nth * 7 + Math.floor(at / BLOCK),
      luck,
      at,
    };
  }).filter(({ at, luck }) => fromStair(at) > STAIR && luck > 0.07);
}

const onSheet = ({ x, y }: { x: number; y: number }) =>
  x > 14 && y > 70 && x < SHEET.width - 14 && y < SHEET.height - 66;
const inBox = ({ x, y }: { x: number; y: number }) =>
  y < MIDDLE[1] && Math.abs(x - MIDDLE[0]) < BOX.half + 16;

/** Everyone who watches. */
export const CROWD: readonly Spectator[] = Array.from({ length: N_ROWS }, (_, row) =>
  sidesAt(FIRST + ROW * row)
    .filter(side => side.nth !== GATES || row > 2)
    .flatMap(side => rowOf(side, row)),
)
  .flat()
  .filter(it => onSheet(it) && !inBox(it));

/** Where the steps of the rows lie. */
export const STEPS: readonly number[] = Array.from(
  { length: N_ROWS },
  (_, row) => FIRST + ROW * (row + 0.5),
).toReversed();

/** The stairs between the blocks, as one path of strokes from the wall outwards. */
export const STAIRS: string = sidesAt(WALL + 22)
  .filter(side => side.nth !== GATES)
  .flatMap(side => {
    const n = Math.floor(side.length / 2 / BLOCK);
    return Array.from({ length: 2 * n + 1 }, (_, k) => {
      const at = side.length / 2 + (k - n) * BLOCK;
      const [x, y] = [side.from[0] + side.along[0] * at, side.from[1] + side.along[1] * at];
      const out = ROW * N_ROWS;
      return `M${x.toFixed(0)} ${y.toFixed(0)}l${(side.along[1] * out).toFixed(0)} ${(-side.along[0] * out).toFixed(0)}`;
    });
  })
  .join('');

/** The gates from which the chariots came: where each stands and how the wall runs there. */
export const STALLS: readonly { x: number; y: number; turn: number }[] = sidesAt(WALL + 52)
  .filter(side => side.nth === GATES)
  .flatMap(side =>
    Array.from({ length: 5 }, (_, n) => {
      const at = (side.length * (n + 0.62)) / 5.6;
      return {
        x: side.from[0] + side.along[0] * at,
        y: side.from[1] + side.along[1] * at,
        turn: (Math.atan2(side.along[1], side.along[0]) * 180) / Math.PI,
      };
    }),
  );
