/** The crowd as a handful of paths: many small strokes of one colour cost a page less than many shapes. */
import { CROWD, scatter, type Spectator } from './layout.ts';

const at = (x: number, y: number) => `M${x.toFixed(0)} ${y.toFixed(0)}`;

/** Shoulders: a short stroke across the way one looks. */
function shoulders({ x, y, facing: [fx, fy] }: Spectator): string {
  const [dx, dy] = [-fy * 5, fx * 5];
  return `${at(x - dx, y - dy)}l${(2 * dx).toFixed(0)} ${(2 * dy).toFixed(0)}`;
}

/** A head is a stroke without length: its round ends make a dot. */
const dot = ({ x, y, facing: [fx, fy] }: Spectator, forward: number) =>
  `${at(x + fx * forward, y + fy * forward)}h0`;

/** Both arms up, towards the sand. */
function arms({ x, y, facing: [fx, fy] }: Spectator): string {
  return [-1, 1]
    .map(hand => {
      const [sx, sy] = [x - fy * 10 * hand, y + fx * 10 * hand];
      return `${at(sx, sy)}l${(fx * 14 - fy * 3 * hand).toFixed(0)} ${(fy * 14 + fx * 3 * hand).toFixed(0)}`;
    })
    .join('');
}

/** Sorts the crowd into so many heaps and draws each as one path. */
function heaps(
  count: number,
  which: (it: Spectator) => number,
  draw: (it: Spectator) => string,
): readonly string[] {
  const all = Array.from({ length: count }, () => '');
  for (const it of CROWD) {
    const heap = Math.floor(which(it)) % count;
    all[heap] = (all[heap] ?? '') + draw(it);
  }
  return all;
}

/** In each block sit the friends of one stable, and some others among them. */
export const TUNICS = heaps(
  7,
  it => (scatter(it.luck * 31) < 0.5 ? it.block : scatter(it.luck * 57) * 7),
  shoulders,
);
export const HAIR = heaps(
  4,
  it => scatter(it.luck * 83) * 4,
  it => dot(it, 1),
);
export const FACES = heaps(
  3,
  it => scatter(it.luck * 19) * 3,
  it => dot(it, 4),
);
/** Some always wave; when a chariot comes home, everyone does. */
export const WAVING = CROWD.filter(it => scatter(it.luck * 7) < 0.12)
  .map(arms)
  .join('');
export const CHEERING = CROWD.map(arms).join('');
