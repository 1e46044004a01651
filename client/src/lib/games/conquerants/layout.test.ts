import { expect, test } from 'vitest';
import type { BoardMap } from '../../map/board.ts';
import { HOMES, TERRITORIES } from './board.ts';
import { holdings } from './layout.ts';
import drawn from './map.generated.json';
import { START } from './samples.ts';
import { throwOf } from './throws.ts';
import { titles } from './titles.ts';

const map = drawn as unknown as BoardMap;

test('what nobody controls holds nothing, and homes are marked as such', () => {
  const all = holdings(START, map, HOMES);
  expect(all.map(it => it.at)).toEqual(['transpadane', 'latium', 'tarente', 'carthage']);
  expect(all.every(it => it.home && it.peace)).toBe(true);
});

test('a conquered home is no home of its new owner', () => {
  const lands = START.lands.map((land, i) =>
    TERRITORIES[i] === 'latium' ? { ...land, owner: 'gauls' as const } : land,
  ) as typeof START.lands;
  const latium = holdings({ ...START, lands }, map, HOMES).find(it => it.at === 'latium');
  expect(latium).toMatchObject({ owner: 'gauls', home: false });
});

test('every space of the map has an English name, and French keeps the printed ones', () => {
  const english = titles('en');
  for (const { id } of [...map.land, ...map.sea])
    expect(english[id]?.join(' '), id).toMatch(/^\p{Lu}/u);
  expect(titles('fr')).toEqual({});
});

test('a step without dice throws none', () => {
  const step = { version: 3, at: 0, kind: 'played', seat: 0, action: null, ply: 3 } as const;
  const traded = { kind: 'traded', people: 'gauls', at: 'ligurie' };
  expect(throwOf({ ...step, events: [{ event: traded }] })).toBeNull();
  const die = { people: 'gauls', from: 'transpadane', faces: 8, face: 5 };
  const events = [
    { kind: 'attacked', people: 'gauls', at: 'ligurie', defender: null },
    { kind: 'rolled', camp: 'attack', dice: [die], total: 5 },
    { kind: 'conquered', people: 'gauls', at: 'ligurie', from: null },
  ];
  expect(throwOf({ ...step, events: events.map(event => ({ event })) })).toMatchObject({
    at: 'ligurie',
    won: true,
    defence: null,
  });
});
