import { expect, test } from 'vitest';
import type { Handle } from '../../protocol/conquest1984.ts';
import { nearest, partnersOf, reversed, wayOf, type Bid } from './deals.ts';

const ransom = (pays: number, takes = 1) => ({ gives: 0, takes, pays, asks: 0 });
const hispania: Handle = { kind: 'player', home: 'hispania' };
const offer = (terms: ReturnType<typeof ransom>) => ({
  action: 'offer',
  path: [{ kind: 'offer' }, hispania, { kind: 'terms', terms }] satisfies Handle[],
});
const bid = (sum: number, n = 1): Bid<Handle> => ({
  way: 'ransom',
  n,
  sum,
  terms: ransom(sum, n),
  path: [],
});

test('an offer goes one of four ways, and the other sees it the other way round', () => {
  expect(wayOf(ransom(30))).toBe('ransom');
  expect(wayOf(reversed(ransom(30)))).toBe('release');
  expect(wayOf({ gives: 1, takes: 1, pays: 0, asks: 0 })).toBe('paying');
  expect(wayOf({ gives: 2, takes: 2, pays: 0, asks: 5 })).toBe('asking');
  expect(reversed(reversed(ransom(30)))).toEqual(ransom(30));
});

test('a partner has everything that can be offered to him, and what he has offered himself', () => {
  const accept = { action: 'accept', path: [{ kind: 'accept' }, hispania] satisfies Handle[] };
  const legal = [accept, offer(ransom(0)), offer(ransom(5)), offer(ransom(60, 2))];
  const open = { gives: 1, takes: 0, pays: 0, asks: 40 };
  const [partner, ...others] = partnersOf<Handle>(
    legal,
    () => 'Hispania',
    home => (home === 'hispania' ? open : null),
  );
  expect(others).toEqual([]);
  expect(partner).toMatchObject({ name: 'Hispania', answers: open });
  expect(partner?.bids.map(({ n, sum }) => [n, sum])).toEqual([
    [1, 0],
    [1, 5],
    [2, 60],
  ]);
});

test('what is typed becomes the nearest sum that can be offered', () => {
  const bids = [bid(0), bid(5), bid(10), bid(35, 2)];
  const want = (sum: number, n = 1) => nearest(bids, { way: 'ransom', n, sum })?.sum;
  expect(want(7)).toBe(5);
  expect(want(9)).toBe(10);
  expect(want(1_000)).toBe(10);
  expect(want(0, 2)).toBe(35);
  expect(nearest(bids, { way: 'release', n: 1, sum: 6 })?.sum).toBe(5);
  expect(nearest([], { way: 'ransom', n: 1, sum: 0 })).toBeUndefined();
});
