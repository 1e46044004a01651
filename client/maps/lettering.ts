/**
 * How much room letters take.
 *
 * The widths are those of the two display faces that the client ships, in thousandths of the type size. A browser
 * without them uses a face of much the same measure.
 */
import type { Lettering, Place } from '../src/lib/map/board.ts';
import type { Ring } from './plane/geometry.ts';

/** Cinzel, whose small letters are small capitals. */
const WIDTHS: Record<string, number | undefined> = {
  ...{ A: 715, B: 645, C: 773, D: 821, E: 613, F: 577, G: 824, H: 845, I: 370, J: 364, K: 724 },
  ...{ L: 598, M: 946, N: 857, O: 865, P: 630, Q: 867, R: 724, S: 544, T: 650, U: 809, V: 732 },
  ...{ W: 975, X: 707, Y: 689, Z: 658, a: 650, b: 593, c: 690, d: 752, e: 558, f: 531, g: 734 },
  ...{ h: 749, i: 347, j: 330, k: 657, l: 545, m: 868, n: 779, o: 776, p: 575, q: 770, r: 648 },
  ...{
    s: 497,
    t: 592,
    u: 703,
    v: 646,
    w: 880,
    x: 642,
    y: 637,
    z: 607,
    ' ': 250,
    '(': 348,
    ')': 348,
  },
};

/** Space between letters and distance between base lines, as shares of the type size; the client sets the same. */
export const SPREAD = 0.06;
export const LEADING = 1.05;

const CAP_HEIGHT = 0.7;

export function widthOf(text: string, size: number) {
  let acc = 0;
  for (const printed of text) {
    // An accent stands above its letter and takes no room beside it.
    const letter = printed.normalize('NFD').charAt(0);
    const width = WIDTHS[letter];
    if (width === undefined) throw new Error(`the width of "${letter}" in "${text}" is not known`);
    acc += width / 1000 + SPREAD;
  }
  return acc * size;
}

/** The four corners of a block of letters. */
export function boxOf({ lines, at, size, angle, anchor }: Lettering): Ring {
  const width = Math.max(...lines.map(line => widthOf(line, size)));
  const height = ((lines.length - 1) * LEADING + CAP_HEIGHT) * size;
  const left = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2;
  const turn = (angle * Math.PI) / 180;
  const corner = (x: number, y: number): Place => [
    at[0] + x * Math.cos(turn) - y * Math.sin(turn),
    at[1] + x * Math.sin(turn) + y * Math.cos(turn),
  ];
  return [
    corner(left, -height / 2),
    corner(left + width, -height / 2),
    corner(left + width, height / 2),
    corner(left, height / 2),
  ];
}
