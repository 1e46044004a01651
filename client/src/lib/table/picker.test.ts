import { describe, expect, test } from 'vitest';
import type { Offer } from '../net/offers.ts';
import { behind, choices, grey, inOrder, keep, keyed, pick, slots } from './picker.ts';

interface Named {
  kind: string;
  of: string;
}

const space = (of: string): Named => ({ kind: 'space', of });
const card = (of: string): Named => ({ kind: 'card', of });
const button = (of: string): Named => ({ kind: 'button', of });
const [roma, cannae, gallia, zama] = [
  space('roma'),
  space('cannae'),
  space('gallia'),
  space('zama'),
];
const [hannibal, exchange, pass] = [button('hannibal'), button('exchange'), button('pass')];

const offer = (action: string, ...path: Named[]): Offer<Named> => ({ action, path });

const offers = [
  offer('march Roma Gallia', roma, gallia),
  offer('march Roma Cannae', roma, cannae),
  offer('march Cannae Roma', cannae, roma),
  offer('march Hannibal Zama', hannibal, zama),
  offer('exchange Roma', exchange, roma),
  offer('pass', pass),
];

describe('what glows', () => {
  test('before the first click it is where every path begins, each once', () => {
    const { next, chosen } = choices(offers, []);
    expect([...next]).toEqual([roma, cannae, hannibal, exchange, pass]);
    expect(chosen).toBeUndefined();
  });

  test('after a click it is only how its own paths go on', () => {
    expect([...choices(offers, [roma]).next]).toEqual([gallia, cannae]);
  });

  test('a whole path chooses its offer and leaves nothing to click', () => {
    const { next, chosen } = choices(offers, [roma, gallia]);
    expect(chosen?.action).toBe('march Roma Gallia');
    expect(next.size).toBe(0);
  });

  test('nothing glows without offers', () => {
    expect(choices([], []).next.size).toBe(0);
  });
});

describe('a click', () => {
  test('that continues the path is kept until the path is whole', () => {
    const first = pick(offers, [], roma);
    expect(first).toEqual({ clicks: [roma], chosen: undefined });
    const second = pick(offers, first.clicks, cannae);
    expect(second.chosen?.action).toBe('march Roma Cannae');
    expect(second.clicks).toEqual([]);
  });

  test('on a button with a path of one plays at once', () => {
    expect(pick(offers, [], pass).chosen?.action).toBe('pass');
  });

  test('on what was clicked last takes it back', () => {
    expect(pick(offers, [roma], roma)).toEqual({ clicks: [], chosen: undefined });
  });

  test('elsewhere on what begins another path starts anew', () => {
    expect(pick(offers, [roma], hannibal).clicks).toEqual([hannibal]);
  });

  test('prefers to continue the path over beginning another one', () => {
    expect(pick(offers, [exchange], roma).chosen?.action).toBe('exchange Roma');
  });

  test('on what is not offered at all lets everything go', () => {
    expect(pick(offers, [roma], zama)).toEqual({ clicks: [], chosen: undefined });
  });
});

describe('when the offers change', () => {
  test('clicks that still lead somewhere stay', () => {
    expect(keep(offers.slice(0, 1), [roma])).toEqual([roma]);
  });

  test('clicks that lead nowhere are let go', () => {
    expect(keep(offers.slice(3), [roma])).toEqual([]);
  });
});

describe('what goes without saying', () => {
  const lone = [offer('lead', space('a'), button('general')), offer('end', button('end'))];

  test('is clicked along where it is the only thing left', () => {
    expect(pick(lone, [], space('a'), () => true).chosen?.action).toBe('lead');
    expect(pick(lone, [], space('a')).clicks).toEqual([space('a')]);
  });

  test('is asked for where there is another', () => {
    const two = [...lone, offer('lead Caesar', space('a'), button('caesar'))];
    expect(pick(two, [], space('a'), () => true)).toEqual({
      clicks: [space('a')],
      chosen: undefined,
    });
  });

  test('is told which clicks came before', () => {
    const after = (_: Named, [first]: readonly Named[]) => first?.of === 'b';
    expect(pick(lone, [], space('a'), after).chosen).toBeUndefined();
  });
});

test('the list of choices keeps the order of the offers', () => {
  expect(inOrder(offers, [roma])).toEqual([gallia, cannae]);
});

test('behind a click stand the offers it leaves open', () => {
  expect(behind(offers, [], roma).map(it => it.action)).toEqual([
    'march Roma Gallia',
    'march Roma Cannae',
  ]);
  expect(behind(offers, [roma], gallia).map(it => it.action)).toEqual(['march Roma Gallia']);
});

test('what stays grey depends on how many clicks were made', () => {
  const barred = [
    { in_sight: true, at: 0, handle: card('spy'), after: 0, why: 'spent', rule: 'TOY-01' },
    { in_sight: true, at: 0, handle: card('oracle'), after: 1, why: 'below', rule: 'TOY-02' },
    { in_sight: true, at: 0, handle: button('ok'), after: 0, why: 'none', rule: 'TOY-03' },
    { in_sight: true, at: 0, handle: button('ok'), after: 1, why: 'one', rule: 'TOY-03' },
  ];
  const whys = (...clicks: Named[]) => grey(barred, clicks).map(it => it.why);
  expect(whys()).toEqual(['spent', 'none']);
  expect(whys(card('asia'))).toEqual(['below', 'one', 'spent']);
});

describe('a list', () => {
  const refused = (handle: Named, at: number, in_sight = true) =>
    ({ handle, in_sight, at, after: 0, why: 'no', rule: 'TOY-01' }) as const;
  const named = (legal: Offer<Named>[], ...barred: ReturnType<typeof refused>[]) =>
    slots({ legal, barred }, []).map(it => (it.barred ? `(${it.handle.of})` : it.handle.of));

  test('keeps one order, whether something can be chosen or not', () => {
    expect(named(offers)).toEqual(['roma', 'cannae', 'hannibal', 'exchange', 'pass']);
    const without = (kind: Named) => offers.filter(it => it.path[0] !== kind);
    const order = ['roma', 'cannae', 'hannibal', '(exchange)', 'pass'];
    expect(named(without(exchange), refused(exchange, 4))).toEqual(order);
    expect(named(without(roma), refused(roma, 0))[0]).toBe('(roma)');
    expect(named(without(pass), refused(pass, 5)).at(-1)).toBe('(pass)');
  });

  test('leaves out what is told only to who tries it', () => {
    expect(named([offer('pass', pass)], refused(zama, 0, false))).toEqual(['pass']);
  });

  test('shows after some clicks only how they go on', () => {
    const after = slots({ legal: offers, barred: [refused(zama, 0)] }, [roma]);
    expect(after.map(it => it.handle.of)).toEqual(['gallia', 'cannae']);
  });
});

describe('keys', () => {
  test('count through the list', () => {
    expect([...keyed([roma, pass])]).toEqual([
      ['1', roma],
      ['2', pass],
    ]);
  });

  test('are what the game gives, and nothing else takes them', () => {
    const given = ({ kind, of }: Named) => (kind === 'card' ? of : undefined);
    expect(Object.fromEntries(keyed([pass, card('5'), card('s'), card('1')], given))).toEqual({
      1: card('1'),
      2: pass,
      5: card('5'),
      s: card('s'),
    });
  });

  test('end with nine, however long the list is', () => {
    const many = Array.from({ length: 12 }, (_, i) => space(String(i)));
    expect(keyed(many).size).toBe(9);
  });
});
