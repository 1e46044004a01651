import { describe, expect, test } from 'vitest';
import { partnersOf } from '../conquest/deals.ts';
import type { BoardMap } from '../../map/board.ts';
import type { Offer } from '../../net/offers.ts';
import type { Handle, View } from '../../protocol/conquest1984.ts';
import type { Played } from '../game-ui.ts';
import { words as english } from './describe.en.ts';
import { words as french } from './describe.fr.ts';
import { battlefields, roadsOf, shipsOf, stacksOf } from './layout.ts';
import drawn from './map.generated.json';
import { marketRows } from './market.ts';
import { captivesOf, fightOf, openOffers, rollsOf, sidesOf, targetsOf } from './panels.ts';
import { BATTLE, EVENTS, START } from './samples.ts';
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
  test('has both sides with their chances, and the roller', () => {
    const [attacker, defender] = sidesOf(BATTLE) ?? [];
    expect(attacker).toMatchObject({ name: 'Egyptus', wins: 3000, rolls: true, walled: false });
    expect(defender).toMatchObject({ name: 'Hispania', wins: 7000, rolls: false, walled: true });
    expect(sidesOf(START)).toBeNull();
  });

  test('offers as targets only what can be chosen here', () => {
    const legal = [offer('target catapult', { kind: 'unit', unit: 'catapult' })];
    expect(targetsOf(BATTLE, legal, 'en').map(it => [it.kind, it.best, it.offered])).toEqual([
      ['infantry', false, false],
      ['catapult', true, true],
    ]);
  });

  test('turns chances round when the defender rolls', () => {
    const battle = BATTLE.battle && { ...BATTLE.battle, roller: 'defender' as const };
    expect(targetsOf({ ...BATTLE, battle }, [], 'en')[0]?.wins).toBe(7500);
  });

  test('is known to a standing order by who decides and what is left', () => {
    const fight = fightOf(BATTLE);
    expect(fight).toMatchObject({ field: 'cyrenaica', decides: 0, targeting: true });
    expect(fight?.strengths.get(1)).toBe(5);
    expect(fightOf(START)).toBeNull();
  });

  test('shows the rolls since it was joined, the newest first', () => {
    const steps = [
      played(1, EVENTS.rolled),
      played(2, EVENTS.battle_joined),
      played(3, EVENTS.rolled),
      played(4, { ...EVENTS.rolled, die: null, hit: false }),
    ];
    const rolls = rollsOf(BATTLE, steps, steps[3] ?? null);
    expect(rolls.map(it => [it.die, it.fresh])).toEqual([
      [null, true],
      [4, false],
    ]);
  });
});

describe('the market', () => {
  const spend: View = { ...START, prompt: { kind: 'spend', seat: 0, sums: [[10, 21]] } };
  const given = {
    view: spend,
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
        why: { kind: 'too_dear' as const, price: 40, money: 20 },
        rule: 'C84-52',
      },
    ],
    picked: [] as Handle[],
    words: english,
    lang: 'en' as const,
  };

  test('has a row for everything with price, stock and what is on offer', () => {
    const rows = marketRows(given);
    expect(rows.map(it => it.id)).toEqual([
      'infantry',
      'cavalry',
      'catapult',
      'galley',
      'city',
      'wall',
      'road',
    ]);
    expect(rows[0]).toMatchObject({ price: 10, stock: 52 });
    // What two cost is what was sent, whatever one costs.
    expect(rows[0]?.amounts).toEqual([
      { n: 1, sum: 10 },
      { n: 2, sum: 21 },
    ]);
    expect(rows[2]?.why).toContain('40 talents');
    expect(rows[4]?.places.map(it => it.name)).toEqual(['Cyrenaica']);
  });

  test.each([
    ['en', english, 'The west coast of Macedonia'],
    ['fr', french, 'La côte ouest de Macedonia'],
  ] as const)('names the parts of a broken coast, in %s', (lang, words, name) => {
    const at = 'macedonia-west';
    const galley = offer('buy galley', { kind: 'buy', unit: 'galley' }, { kind: 'coast', at });
    const rows = marketRows({ ...given, words, lang, legal: [galley] });
    expect(rows.find(it => it.id === 'galley')?.places.map(it => it.name)).toEqual([name]);
  });

  test('asks for the other end once a road has begun', () => {
    const picked: Handle[] = [{ kind: 'build_road' }, { kind: 'space', at: 'egyptus' }];
    const road = marketRows({ ...given, picked }).find(it => it.id === 'road');
    expect(road).toMatchObject({ open: true });
    expect(road?.places.map(it => it.name)).toEqual(['Palestina']);
  });
});

describe('prisoners and offers', () => {
  const players = START.players.map((it, seat) => ({
    ...it,
    prisoners: seat === 0 ? [0, 2] : [0, 0],
  }));
  const view: View = {
    ...START,
    players,
    offers: [{ from: 1, to: 0, terms: { gives: 0, takes: 1, pays: 30, asks: 0 } }],
  };
  const hispania: Handle = { kind: 'player', home: 'hispania' };
  const legal = [
    offer('execute Hispania', { kind: 'execute' }, hispania),
    offer('accept Hispania', { kind: 'accept' }, hispania),
    offer('offer', { kind: 'offer' }, hispania, {
      kind: 'terms',
      terms: { gives: 1, takes: 0, pays: 0, asks: 20 },
    }),
  ];

  test('are shown to all, and can be answered by who is asked', () => {
    const say = () => 'what';
    expect(captivesOf(view, legal, 0)).toMatchObject([
      { captor: 0, owner: 1, n: 2, remove: [{ kind: 'execute' }, hispania] },
    ]);
    expect(captivesOf(view, [], 1)).toMatchObject([{ remove: null }]);
    expect(openOffers(view, legal, 0, say)).toMatchObject([
      { from: 1, accept: [{ kind: 'accept' }, hispania], refuse: null, withdraw: null },
    ]);
    expect(openOffers(view, [], null, say)).toMatchObject([{ accept: null, withdraw: null }]);
    expect(partnersOf(legal, it => english.handle(it, view, []))).toMatchObject([
      { name: 'Hispania', answers: null, bids: [{ way: 'release', n: 1, sum: 20 }] },
    ]);
  });
});

test('worth is told round by round, and of this round as it stands', () => {
  const steps = [
    played(1, { ...EVENTS.tribute_collected, who: 'egyptus', sum: 15 }),
    played(2, { ...EVENTS.no_tribute, who: 'hispania', worth: 5 }),
    played(3, { ...EVENTS.turn_began, who: 'egyptus', round: 2 }),
  ];
  const [egyptus, hispania] = worthByRound({ ...START, round: 2, worth: [20, 10] }, steps);
  expect(egyptus?.map(it => [it.round, it.total])).toEqual([
    [1, 15],
    [2, 20],
  ]);
  expect(hispania?.map(it => it.total)).toEqual([5, 10]);
  expect(egyptus?.[1]?.blocks).toEqual([{ part: 0, from: 0, to: 1 }]);
});

test('who has lost his Caesar is worth nothing any more', () => {
  const players = START.players.map((it, seat) => ({ ...it, alive: seat === 0 }));
  const [, hispania] = worthByRound({ ...START, players }, []);
  expect(hispania?.at(-1)?.total).toBe(0);
});

describe('on the map', () => {
  test('every province has a room, a city and a tribute, every coast a harbour', () => {
    expect(map.land).toHaveLength(42);
    expect(map.cities).toHaveLength(42);
    const parts = map.harbours?.filter(it => it.id.includes('-')).map(it => it.id);
    expect(parts?.toSorted()).toEqual(
      ['hispania', 'italia', 'macedonia'].flatMap(it => [`${it}-east`, `${it}-west`]),
    );
  });

  test('a stack says whether anything of it can still move', () => {
    const stacks = stacksOf(START, map);
    expect(stacks.map(it => [it.key, it.ready])).toEqual([
      ['hispania-1', 'none'],
      ['egyptus-0', 'all'],
    ]);
  });

  test('galleys lie at sea and on their own part of a coast', () => {
    const [east, sea] = shipsOf(START, map);
    const harbour = map.harbours?.find(it => it.id === 'hispania-east');
    expect([east?.x, east?.y]).toEqual(harbour?.at);
    const room = map.sea.find(it => it.id === 'mare_alexandria');
    expect([sea?.x, sea?.y]).toEqual(room?.pieces.at);
  });

  test('a road goes from city to city through the border', () => {
    const [road] = roadsOf({ ...START, roads: [['italia', 'neapolis']] }, map);
    expect(road?.path).toMatch(/^M\d+ \d+Q[-\d. ]+ \d+ \d+$/);
  });

  test('a battle is where units of two players stand', () => {
    const provinces = START.provinces.map(it =>
      it.id === 'egyptus'
        ? { ...it, stacks: it.stacks.flatMap(own => [own, { ...own, seat: 1 }]) }
        : it,
    );
    expect(battlefields({ ...START, provinces })).toEqual(['egyptus']);
    expect(battlefields(START)).toEqual([]);
  });
});
