import { expect, test } from 'vitest';
import { unfold } from './offers.ts';

const card = (id: string) => ({ kind: 'card', card: id });
const confirm = { kind: 'confirm' };

test('a tree of clicks unfolds into the offers it was made from', () => {
  const { legal } = unfold({
    handles: [card('asia'), card('spy'), confirm, card('syria')],
    legal: [
      [
        [0],
        'pile Asia S',
        [
          [[1, 2], 'py'],
          [[3, 2], 'yria'],
        ],
      ],
      [[1, 0, 2], 'pile Spy Asia'],
    ],
    barred: [],
  });
  expect(legal).toEqual([
    { action: 'pile Asia Spy', path: [card('asia'), card('spy'), confirm] },
    { action: 'pile Asia Syria', path: [card('asia'), card('syria'), confirm] },
    { action: 'pile Spy Asia', path: [card('spy'), card('asia'), confirm] },
  ]);
});

test('nothing offered is nothing', () => {
  expect(unfold({ handles: [], legal: [], barred: [] }).legal).toEqual([]);
});
