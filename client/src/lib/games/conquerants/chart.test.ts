import { expect, test } from 'vitest';
import { PARTS, series } from './chart.ts';
import { START } from './samples.ts';

const NOTHING = { territory: 0, commerce: 0, peace: 0, deals: 0, bid: 0 };

test('the sums of a round are stacked, and all peoples share one scale', () => {
  const view = {
    ...START,
    round: 1,
    chronicle: [
      [
        { territory: 2, commerce: 1, peace: 1, deals: 0, bid: 0 },
        { territory: 4, commerce: 2, peace: 2, deals: 0, bid: 0 },
        NOTHING,
        NOTHING,
      ],
    ] as typeof START.chronicle,
  };
  const [gauls, romans, carthaginians] = series(view);
  expect(romans?.bars[0]?.blocks.map(it => [PARTS[it.part], it.from, it.to])).toEqual([
    ['territory', 0, 0.5],
    ['commerce', 0.5, 0.75],
    ['peace', 0.75, 1],
  ]);
  expect(gauls?.bars[0]?.blocks.at(-1)?.to).toBe(0.5);
  // Who has not scored yet has no bar.
  expect(carthaginians?.bars).toEqual([]);
});

test('what was paid is cut from the top of a bar, what was received is set upon it', () => {
  const view = {
    ...START,
    chronicle: [
      [
        { territory: 4, commerce: 2, peace: 2, deals: -4, bid: 0 },
        { territory: 2, commerce: 1, peace: 1, deals: 4, bid: 0 },
        NOTHING,
        NOTHING,
      ],
    ] as typeof START.chronicle,
  };
  const [gauls, romans] = series(view);
  expect(gauls?.bars[0]?.total).toBe(4);
  expect(gauls?.bars[0]?.blocks.at(-1)).toEqual({ part: PARTS.indexOf('deals'), from: 0.5, to: 1 });
  expect(romans?.bars[0]?.blocks.at(-1)).toEqual({
    part: PARTS.indexOf('deals'),
    from: 0.5,
    to: 1,
  });
});
