import { expect, test } from 'vitest';
import type { Event } from '../../protocol/hannibal.ts';
import type { Played } from '../game-ui.ts';
import { isNews, lastExchange } from './exchange.ts';

const step = (version: number, seat: number, ...events: Event[]): Played => ({
  version,
  at: 0,
  kind: 'played',
  seat,
  action: null,
  events: events.map(event => ({ event })),
  ply: version,
});

const fight = [
  step(1, 1, { kind: 'card_sealed', side: 'carthage' }),
  step(
    2,
    0,
    { kind: 'card_sealed', side: 'rome' },
    { kind: 'cards_revealed', rome: 4, carthage: 3, bonus: 1, face_down: true },
    { kind: 'unit_lost', side: 'rome', unit: 'legion', place: 'gallia' },
    { kind: 'unit_lost', side: 'carthage', unit: 'hannibal', place: 'gallia' },
  ),
];

test('an exchange is told with its cards, its bonus and its losses', () => {
  expect(lastExchange(fight)).toEqual({
    version: 2,
    place: 'gallia',
    rome: 4,
    carthage: 3,
    bonus: 1,
    faceDown: true,
    lost: [
      { side: 'rome', unit: 'legion' },
      { side: 'carthage', unit: 'hannibal' },
    ],
    settled: false,
  });
});

test('an exchange that ends the conflict says so', () => {
  const settled = step(
    3,
    1,
    { kind: 'cards_revealed', rome: 5, carthage: 1, bonus: 0, face_down: false },
    { kind: 'unit_lost', side: 'carthage', unit: 'legion', place: 'gallia' },
    { kind: 'conflict_settled', place: 'gallia', holder: 'rome' },
  );
  expect(lastExchange([...fight, settled])).toMatchObject({ version: 3, settled: true });
});

test('without a fight there is no exchange', () => {
  expect(lastExchange([step(1, 0, { kind: 'passed', side: 'rome' })])).toBeNull();
});

test('a report stays for a player until that player acts, and for the public until anybody does', () => {
  const exchange = lastExchange(fight);
  if (!exchange) throw new Error('there was an exchange');
  const later = [...fight, step(3, 1, { kind: 'passed', side: 'carthage' })];
  expect(isNews(exchange, later, 0)).toBe(true);
  expect(isNews(exchange, later, 1)).toBe(false);
  expect(isNews(exchange, later, null)).toBe(false);
  expect(isNews(exchange, fight, null)).toBe(true);
});
