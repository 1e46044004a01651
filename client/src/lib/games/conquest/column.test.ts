import { describe, expect, test } from 'vitest';
import * as first from '../conquest1984/samples.ts';
import * as second from '../conquest2005/samples.ts';
import type { Offer } from '../../net/offers.ts';
import { keyOf } from '../../table/handles.ts';
import type { Handle } from './both.ts';
import { countHandle, unitHandle } from './handles.ts';
import { amounts, columnOf, goingOf, rowsOf, type Going } from './column.ts';

const offer = (...path: Handle[]): Offer<Handle> => ({ path, action: path.map(keyOf).join(' ') });

const LEAD: Going = {
  kind: 'lead',
  seat: 2,
  leader: 'general',
  units: [3, 1, 0],
  tired_cavalry: 2,
  most: 7,
};
const EMBARK: Going = {
  kind: 'embark',
  seat: 1,
  units: [0, 0, 1],
  generals: 1,
  caesar: false,
  most: 7,
};

const tired: Handle = { kind: 'tired_cavalry' };
const caesar: Handle = { kind: 'leader', leader: 'caesar' };

const shown = (going: Going, legal: readonly Offer<Handle>[]) =>
  rowsOf(going, legal, 'Cavalry with one movement', 'en').map(it => [
    it.handle,
    it.taken,
    it.amounts,
  ]);

test('numbers on offer are listed from the least, and nothing else is', () => {
  const legal = [10, 2, 1].map(n => offer(unitHandle('infantry'), countHandle(n)));
  expect(
    amounts([...legal, offer(unitHandle('infantry'), { kind: 'halt' })], unitHandle('infantry')),
  ).toEqual([1, 2, 10]);
});

test.each([first, second])('only who is about to go goes', ({ LEAD, START }) => {
  expect(goingOf(LEAD)).toBe(LEAD.prompt);
  expect(goingOf(START)).toBeNull();
});

describe('whoever is led', () => {
  test('is shown kind by kind, cavalry that has moved apart', () => {
    expect(shown(LEAD, [offer(unitHandle('cavalry'), countHandle(1))])).toEqual([
      [unitHandle('infantry'), 3, []],
      [unitHandle('cavalry'), 1, [1]],
      [unitHandle('catapult'), 0, []],
      [tired, 2, []],
    ]);
    expect(shown({ ...LEAD, tired_cavalry: 0 }, []).map(it => it[0])).not.toContainEqual(tired);
  });

  test('is counted together with who leads', () => {
    expect(columnOf(LEAD)).toMatchObject({ taken: 6, seat: 2, counts: { cavalry: 3, general: 1 } });
    expect(columnOf({ ...LEAD, leader: 'caesar' }).counts).toMatchObject({ general: 0, caesar: 1 });
  });
});

describe('whoever goes aboard', () => {
  test('may be the Caesar, where he is offered or has gone already', () => {
    const rows = [
      unitHandle('infantry'),
      unitHandle('cavalry'),
      unitHandle('catapult'),
      { kind: 'generals' },
    ];
    expect(shown(EMBARK, []).map(it => it[0])).toEqual(rows);
    expect(shown(EMBARK, [offer(caesar)]).at(-1)).toEqual([caesar, 0, [1]]);
    expect(shown({ ...EMBARK, caesar: true }, []).at(-1)).toEqual([caesar, 1, []]);
  });

  test('is counted as the galley will carry it', () => {
    expect(columnOf(EMBARK)).toMatchObject({
      taken: 1,
      seat: 1,
      counts: { general: 1, caesar: 0 },
    });
  });
});
