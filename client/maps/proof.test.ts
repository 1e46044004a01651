import type { Ring } from './plane/geometry.ts';
import { describe, expect, test } from 'vitest';
import { coverageFaults, meeting } from './proof.ts';

function box(id: string, [x0, y0]: [number, number], [x1, y1]: [number, number]) {
  const ring: Ring = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  return { id, rings: [ring] };
}

const west = box('west', [0, 0], [10, 10]);
const east = box('east', [10, 0], [20, 10]);
const island = box('land', [0, 0], [20, 10]).rings;

describe('the proof that two areas touch', () => {
  test('counts the line that both have', () => {
    expect(meeting(west, east)).toEqual({ shared: 10, gap: 0 });
  });

  test('does not take a corner for a border', () => {
    expect(meeting(west, box('corner', [10, 10], [20, 20]))).toEqual({ shared: 0, gap: 0 });
  });

  test('does not take a line beside a line for a shared one', () => {
    expect(meeting(west, box('longer', [10, -1], [20, 11]))).toEqual({ shared: 0, gap: 0 });
  });

  test('measures how far apart two areas lie', () => {
    expect(meeting(west, box('far', [13, 4], [20, 6]))).toEqual({ shared: 0, gap: 3 });
  });
});

describe('the proof that areas divide the land', () => {
  test('is content with two halves', () => {
    expect(coverageFaults([west, east], island, [], 12, 0)).toEqual([]);
  });

  test('finds an overlap', () => {
    const fat = box('fat', [9, 4], [20, 6]);
    const faults = coverageFaults([west, fat], island, [], 12, 0);
    expect(faults).toContain('west and fat overlap at 9, 4.5');
  });

  test('finds a gap between two areas', () => {
    const thin = box('thin', [12, 0], [20, 10]);
    expect(coverageFaults([west, thin], island, [], 12, 0)).toContain('a gap from 10 to 12 at 0.5');
  });

  test('finds a coast that nobody owns', () => {
    expect(coverageFaults([west], island, [], 12, 0)).toContain('a gap from 10 to 20 at 5.5');
  });

  test('leaves a channel to nobody', () => {
    const channel = box('channel', [9, -1], [11, 11]).rings;
    const banks = [box('west', [0, 0], [9, 10]), box('east', [11, 0], [20, 10])];
    expect(coverageFaults(banks, island, channel, 12, 0)).toEqual([]);
    expect(coverageFaults([west, east], island, channel, 12, 0)).not.toEqual([]);
  });

  test('finds land that lies in the sea', () => {
    const wet = box('wet', [22, 2], [25, 4]);
    expect(coverageFaults([west, east, wet], island, [], 12, 0)).toContain(
      'wet lies in the sea from 22 to 25 at 2.5',
    );
  });
});
