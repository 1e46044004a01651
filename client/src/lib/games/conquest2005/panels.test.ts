import { describe, expect, test } from 'vitest';
import { partnersOf } from '../conquest/deals.ts';
import { roadsOf, shipsOf, stacksOf } from '../conquest/layout.ts';
import { verdict } from '../conquest/orders.ts';
import type { BoardMap } from '../../map/board.ts';
import type { Offer } from '../../net/offers.ts';
import type { Handle, View } from '../../protocol/conquest2005.ts';
import type { Played } from '../game-ui.ts';
import { words } from './describe.en.ts';
import drawn from './map.generated.json';
import { marketRows } from './market.ts';
import { captivesOf, fightOf, openOffers } from './panels.ts';
import { BATTLE, EVENTS, START } from './samples.ts';
import { facesOf, throwsOf } from './throws.ts';
import { worthByRound } from './worth.ts';

const map = drawn as unknown as BoardMap;
const offer = (action: string, ...path: Handle[]): Offer<Handle> => ({ action, path });
const played = (version: number, ...events: unknown[]): Played => ({
  version,
  at: 0,
  kind: 'played',
  seat: 0,
  action: null,
  events: events.map(event => ({ event })),
  ply: version,
});

describe('the battle', () => {
  test('is known to a standing order by who decides and what is left', () => {
    const fight = fightOf(BATTLE);
    expect(fight).toMatchObject({ field: 'cyrenaica', decides: 1, targeting: true });
    expect(fight?.strengths.get(0)).toBe(9);
    expect(fight?.wins.get(1)).toBe(3600);
    expect(fightOf(START)).toBeNull();
  });

  test('ends a standing order when something else than fighting on is asked', () => {
    const view: View = { ...BATTLE, prompt: { kind: 'lose', seat: 1, at: 'cyrenaica', hits: 2 } };
    const order = { until: 'end', seat: 1, field: 'cyrenaica', strength: 6 } as const;
    expect(verdict(order, fightOf(BATTLE))).toBe('act');
    expect(verdict(order, fightOf(view))).toBe('stop');
  });

  test('shows the throws since it was joined, the newest first', () => {
    const steps = [
      played(1, EVENTS.rolled),
      played(2, EVENTS.battle_joined),
      played(3, EVENTS.rolled),
      played(4, EVENTS.pursued),
    ];
    const throws = throwsOf(BATTLE, steps, steps[3] ?? null, it => it.kind);
    expect(throws.map(it => [it.pursuit, it.hits, it.fresh])).toEqual([
      [true, 1, true],
      [false, 5, false],
    ]);
  });

  test('has a die for every face that fell', () => {
    expect(facesOf(EVENTS.rolled.dice)).toHaveLength(7);
    expect(facesOf({ infantry: 1, cavalry: 0, catapult: 0, galley: 0, blank: 1 })).toEqual([
      'infantry',
      'blank',
    ]);
  });
});

describe('the market', () => {
  const given = {
    view: { ...START, prompt: { kind: 'spend', seat: 0, sums: [[10, 21]] } } as View,
    legal: [
      offer('buy infantry 1', { kind: 'buy', unit: 'infantry' }, { kind: 'count', n: 1 }),
      offer('buy infantry 2', { kind: 'buy', unit: 'infantry' }, { kind: 'count', n: 2 }),
      offer('build city Cyrenaica', { kind: 'build_city' }, { kind: 'space', at: 'cyrenaica' }),
      offer(
        'build road',
        { kind: 'build_road' },
        { kind: 'space', at: 'egyptus' },
        { kind: 'space', at: 'palestina' },
      ),
    ],
    barred: [
      {
        handle: { kind: 'buy', unit: 'catapult' } as const,
        why: { kind: 'too_dear' as const, price: 30, money: 20 },
        rule: 'C05-45',
      },
    ],
    picked: [] as Handle[],
    words,
    lang: 'en' as const,
  };

  test('has a row for everything with price, own stock and what is on offer', () => {
    const rows = marketRows(given);
    const ids = ['infantry', 'cavalry', 'catapult', 'galley', 'city', 'wall', 'road'];
    expect(rows.map(it => it.id)).toEqual(ids);
    expect(rows[0]).toMatchObject({ price: 10, stock: 15 });
    // What two cost is what was sent, whatever one costs.
    expect(rows[0]?.amounts).toEqual([
      { n: 1, sum: 10 },
      { n: 2, sum: 21 },
    ]);
    expect(rows[2]?.why).toContain('30 talents');
    expect(rows[6]?.price).toBe(10);
  });

  test('asks for the other end once a road has begun', () => {
    const picked: Handle[] = [{ kind: 'build_road' }, { kind: 'space', at: 'egyptus' }];
    const road = marketRows({ ...given, picked }).find(it => it.id === 'road');
    expect(road?.places.map(it => it.name)).toEqual(['Palestina']);
  });
});

test('hostages are shown to all, and an offer can be answered by who is asked', () => {
  const players = START.players.map((it, seat) => ({
    ...it,
    prisoners: seat === 0 ? [0, 2] : [0, 0],
  }));
  const terms = { gives: 0, takes: 1, pays: 30, asks: 0 };
  const view: View = { ...START, players, prompt: { kind: 'answer', seat: 0, from: 1, terms } };
  expect(captivesOf(view, words)).toMatchObject([{ captor: 0, owner: 1, n: 2 }]);
  const say = () => 'what';
  expect(openOffers(view, [offer('accept', { kind: 'accept' })], words, say)).toMatchObject([
    { from: 1, accept: [{ kind: 'accept' }], refuse: null },
  ]);
  expect(openOffers(START, [], words, say)).toEqual([]);
  const legal = [
    offer(
      'offer',
      { kind: 'offer' },
      { kind: 'player', home: 'hispania' },
      { kind: 'terms', terms: { gives: 0, takes: 1, pays: 0, asks: 0 } },
    ),
  ];
  expect(partnersOf(legal, it => words.handle(it, view, []))).toMatchObject([
    { name: 'Hispania', answers: null, bids: [{ way: 'ransom', n: 1, sum: 0 }] },
  ]);
});

test('worth is told round by round, and of this round as it stands', () => {
  const steps = [
    played(1, { ...EVENTS.tribute_collected, who: 'egyptus', sum: 15 }),
    played(2, { ...EVENTS.turn_began, who: 'egyptus', round: 2 }),
  ];
  const [egyptus, hispania] = worthByRound({ ...START, round: 2, worth: [20, 10] }, steps);
  expect(egyptus?.map(it => [it.round, it.total])).toEqual([
    [1, 15],
    [2, 20],
  ]);
  expect(hispania?.map(it => it.total)).toEqual([10]);
});

describe('on the map', () => {
  test('four straits are bridged, and a fifth way only where it was chosen', () => {
    expect(map.crossings.map(it => it.name)).toEqual([
      'thracia-asia',
      'sicilia-neapolis',
      'britannia-belgica',
      'baetica-tingitana',
    ]);
    expect(map.disputed?.map(it => it.name)).toEqual(['mesopotamia-arabia_petrea']);
  });

  test('a stack says whether anything of it can still move, and who is about to go', () => {
    const stacks = stacksOf(START.provinces, map, { at: 'egyptus', seat: 0 });
    expect(stacks.map(it => [it.key, it.ready, it.picked])).toEqual([
      ['hispania-1', 'none', false],
      ['egyptus-0', 'all', true],
    ]);
  });

  test('galleys lie at sea and off their province', () => {
    const [port, sea] = shipsOf(START.galleys, map, it => it.province);
    const harbour = (id: string) => map.harbours?.find(it => it.id === id)?.at;
    expect([port?.x, port?.y]).toEqual(harbour('hispania-west'));
    const room = map.sea.find(it => it.id === 'mare_alexandria');
    expect([sea?.x, sea?.y]).toEqual(room?.pieces.at);
    // At tables that part the coasts it lies on one of them.
    const [east] = shipsOf(START.galleys, map, it => it.province && `${it.province}-east`);
    expect([east?.x, east?.y]).toEqual(harbour('hispania-east'));
  });

  test('a road goes from city to city through the border', () => {
    const [road] = roadsOf([['italia', 'neapolis']], map);
    expect(road?.path).toMatch(/^M\d+ \d+Q[-\d. ]+ \d+ \d+$/);
  });
});
