import { expect, test } from 'vitest';
import { UNTIL, verdict, type Fight, type Order } from './orders.ts';

const order: Order = { until: 'end', seat: 1, field: 'dalmatia', strength: 5 };
const fight: Fight = {
  field: 'dalmatia',
  decides: 1,
  targeting: true,
  strengths: new Map([
    [0, 4],
    [1, 5],
  ]),
  wins: new Map([
    [0, 4_000],
    [1, 6_000],
  ]),
};

test('an order acts when its seat names a target, and waits for the other side', () => {
  for (const until of UNTIL) {
    expect(verdict({ ...order, until }, fight)).toBe('act');
    expect(verdict({ ...order, until }, { ...fight, decides: 0 })).toBe('wait');
  }
});

test('an order ends with its battle', () => {
  expect(verdict(order, null)).toBe('stop');
  expect(verdict(order, { ...fight, field: 'achaia' })).toBe('stop');
});

test('an order decides nothing but targets', () => {
  expect(verdict(order, { ...fight, targeting: false })).toBe('stop');
});

test('until a loss, the first loss ends it', () => {
  const hurt = { ...fight, strengths: new Map([[1, 4]]) };
  expect(verdict({ ...order, until: 'loss' }, hurt)).toBe('stop');
  expect(verdict(order, hurt)).toBe('act');
});

test('until the odds turn, less than one half ends it', () => {
  const worse = { ...fight, wins: new Map([[1, 4_999]]) };
  expect(verdict({ ...order, until: 'odds' }, worse)).toBe('stop');
  expect(verdict({ ...order, until: 'odds' }, { ...fight, wins: new Map([[1, 5_000]]) })).toBe(
    'act',
  );
});
