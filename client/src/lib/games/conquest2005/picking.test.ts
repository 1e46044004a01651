import { describe, expect, test } from 'vitest';
import type { Offer } from '../../net/offers.ts';
import type { Handle, Unit } from '../../protocol/conquest2005.ts';
import { keyOf } from '../../table/handles.ts';
import { changed, first, numbersOf, waysOf } from './picking.ts';

const offer = (...path: Handle[]): Offer<Handle> => ({
  path,
  action: path.map(keyOf).join(' '),
});
const units = (unit: Unit, n: number): Handle => ({ kind: 'units', unit, n });
const pick = (infantry: number, cavalry: number, catapults: number) =>
  offer(units('infantry', infantry), units('cavalry', cavalry), units('catapult', catapults));

describe('units to pick', () => {
  const ways = waysOf([
    pick(5, 1, 0),
    pick(4, 2, 0),
    pick(3, 3, 0),
    pick(4, 1, 1),
    offer({ kind: 'stand' }),
    offer({ kind: 'buy', unit: 'infantry' }, { kind: 'count', n: 3 }),
  ]);

  test('are read off the offers, and nothing else is', () => {
    expect(ways.map(it => it.units)).toEqual([
      [5, 1, 0],
      [4, 2, 0],
      [3, 3, 0],
      [4, 1, 1],
    ]);
  });

  test('can be changed kind by kind, the others as little as can be', () => {
    expect(numbersOf(ways, 1)).toEqual([1, 2, 3]);
    expect(changed(ways, [5, 1, 0], 1, 3)?.units).toEqual([3, 3, 0]);
    expect(changed(ways, [4, 2, 0], 2, 1)?.units).toEqual([4, 1, 1]);
    expect(changed(ways, [4, 2, 0], 2, 7)).toBeUndefined();
  });

  test('of equal changes take the one in which the commoner kind gives way', () => {
    const legions = waysOf([pick(5, 2, 0), pick(5, 1, 1), pick(4, 2, 1)]);
    expect(changed(legions, [5, 2, 0], 2, 1)?.units).toEqual([4, 2, 1]);
    expect(changed(legions, [5, 1, 1], 1, 2)?.units).toEqual([4, 2, 1]);
  });

  test('begin as they are picked most often', () => {
    expect(first(ways, 'form')?.units).toEqual([4, 2, 0]);
    expect(first(ways, 'lose')?.units).toEqual([5, 1, 0]);
    expect(first(ways, 'pursue')?.units).toEqual([3, 3, 0]);
    expect(first([], 'form')).toBeUndefined();
  });
});
