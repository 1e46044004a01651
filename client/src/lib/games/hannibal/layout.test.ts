import { describe, expect, test } from 'vitest';
import type { BoardMap } from '../../map/board.ts';
import type { View } from '../../protocol/hannibal.ts';
import type { Played } from '../game-ui.ts';
import { borderOf } from '../../map/borders.ts';
import { PROVINCES, ROUTES } from './board.ts';
import { flightOf, tokens } from './layout.ts';
import drawn from './map.generated.json';
import { EVENTS, START } from './samples.ts';

const map = drawn as unknown as BoardMap;

const step = (event: unknown): Played => ({
  version: 1,
  at: 0,
  kind: 'played',
  seat: 0,
  action: null,
  events: [{ event }],
  ply: 1,
});

test('every space of the rules has its place on the picture', () => {
  const drawnIds = [...map.land, ...map.routes].map(it => it.id);
  expect([...PROVINCES, ...ROUTES].filter(id => !drawnIds.includes(id))).toEqual([]);
});

describe('pieces', () => {
  test('of a kind lie as one with their number', () => {
    const all = tokens(START, map, 100, null).map(({ key, count }) => [key, count]);
    expect(all).toEqual([
      ['roma/rome/legion', 8],
      ['carthago/carthage/legion', 6],
      ['carthago/carthage/hannibal', 1],
      ['roma-corsica/rome/fleet', 3],
      ['sardinia-carthago/carthage/fleet', 3],
    ]);
  });

  test('in one place lie side by side', () => {
    const [legions, hannibal] = tokens(START, map, 100, null).filter(it => it.place === 'carthago');
    if (!legions || !hannibal) throw new Error('both stand in Carthago');
    expect(hannibal.x - legions.x).toBeGreaterThanOrEqual(100);
    expect(hannibal.y).toBe(legions.y);
  });

  test('of two sides in one place stand further apart than those of one', () => {
    const legions: View['legions'] = [[...START.legions[0]], [...START.legions[1]]];
    legions[0][PROVINCES.indexOf('carthago')] = 1;
    const fight = tokens({ ...START, legions }, map, 100, null).filter(
      it => it.place === 'carthago',
    );
    const [rome, legion, hannibal] = fight.map(it => it.x);
    if (rome === undefined || legion === undefined || hannibal === undefined)
      throw new Error('three');
    expect(legion - rome).toBeGreaterThan(hannibal - legion);
  });
});

describe('a piece on its way', () => {
  test('has not yet arrived', () => {
    const flight = flightOf(step({ ...EVENTS.marched, from: 'cannae', to: 'roma' }), map);
    const roma = tokens(START, map, 100, flight).find(it => it.key === 'roma/rome/legion');
    expect(roma?.count).toBe(7);
  });

  test('marches over the border that it crosses, not across the water', () => {
    const march = flightOf(step({ ...EVENTS.marched, from: 'roma', to: 'gallia' }), map);
    const border = borderOf(map, 'roma', 'gallia');
    expect(march?.path.split('L')).toHaveLength(3);
    expect(march?.path).toContain(`L${border?.join(' ')}L`);
    expect(borderOf(map, 'gallia', 'roma')).toEqual(border);
    expect(borderOf(map, 'roma', 'carthago')).toBeNull();
  });

  test('follows the route when it crosses the sea, in either direction', () => {
    const out = flightOf(step(EVENTS.convoyed), map);
    const back = flightOf(step({ ...EVENTS.convoyed, from: 'corsica', to: 'roma' }), map);
    expect(out?.path).toContain('C');
    expect(back?.path).toBe(out?.path);
    expect([out?.backward, back?.backward]).toEqual([false, true]);
  });

  test('is nobody when nothing moved', () => {
    expect(flightOf(step(EVENTS.passed), map)).toBeNull();
    expect(flightOf(null, map)).toBeNull();
  });
});
