import { describe, expect, test } from 'vitest';
import type { Offer } from '../wire.ts';
import { behind, choices, grey, inOrder, keep, keyed, pick } from './picker.ts';

const offer = (action: string, ...path: string[]): Offer => ({ action, path });

const offers = [
  offer('march Roma Gallia', 'space:roma', 'space:gallia'),
  offer('march Roma Cannae', 'space:roma', 'space:cannae'),
  offer('march Cannae Roma', 'space:cannae', 'space:roma'),
  offer('march Hannibal Zama', 'piece:hannibal', 'space:zama'),
  offer('exchange Roma', 'button:exchange', 'space:roma'),
  offer('pass', 'button:pass'),
];

describe('what glows', () => {
  test('before the first click it is where every path begins, each once', () => {
    const { next, chosen } = choices(offers, []);
    expect([...next]).toEqual([
      'space:roma',
      'space:cannae',
      'piece:hannibal',
      'button:exchange',
      'button:pass',
    ]);
    expect(chosen).toBeUndefined();
  });

  test('after a click it is only how its own paths go on', () => {
    expect([...choices(offers, ['space:roma']).next]).toEqual(['space:gallia', 'space:cannae']);
  });

  test('a whole path chooses its offer and leaves nothing to click', () => {
    const { next, chosen } = choices(offers, ['space:roma', 'space:gallia']);
    expect(chosen?.action).toBe('march Roma Gallia');
    expect(next.size).toBe(0);
  });

  test('nothing glows without offers', () => {
    expect(choices([], []).next.size).toBe(0);
  });
});

describe('a click', () => {
  test('that continues the path is kept until the path is whole', () => {
    const first = pick(offers, [], 'space:roma');
    expect(first).toEqual({ clicks: ['space:roma'], chosen: undefined });
    const second = pick(offers, first.clicks, 'space:cannae');
    expect(second.chosen?.action).toBe('march Roma Cannae');
    expect(second.clicks).toEqual([]);
  });

  test('on a button with a path of one plays at once', () => {
    expect(pick(offers, [], 'button:pass').chosen?.action).toBe('pass');
  });

  test('on what was clicked last takes it back', () => {
    expect(pick(offers, ['space:roma'], 'space:roma')).toEqual({ clicks: [], chosen: undefined });
  });

  test('elsewhere on what begins another path starts anew', () => {
    expect(pick(offers, ['space:roma'], 'piece:hannibal').clicks).toEqual(['piece:hannibal']);
  });

  test('prefers to continue the path over beginning another one', () => {
    expect(pick(offers, ['button:exchange'], 'space:roma').chosen?.action).toBe('exchange Roma');
  });

  test('on what is not offered at all lets everything go', () => {
    expect(pick(offers, ['space:roma'], 'space:zama')).toEqual({ clicks: [], chosen: undefined });
  });
});

describe('when the offers change', () => {
  test('clicks that still lead somewhere stay', () => {
    expect(keep(offers.slice(0, 1), ['space:roma'])).toEqual(['space:roma']);
  });

  test('clicks that lead nowhere are let go', () => {
    expect(keep(offers.slice(3), ['space:roma'])).toEqual([]);
  });
});

describe('what goes without saying', () => {
  const lone = [offer('lead', 'space:a', 'piece:general'), offer('end', 'button:end')];

  test('is clicked along where it is the only thing left', () => {
    expect(pick(lone, [], 'space:a', () => true).chosen?.action).toBe('lead');
    expect(pick(lone, [], 'space:a').clicks).toEqual(['space:a']);
  });

  test('is asked for where there is another', () => {
    const two = [...lone, offer('lead Caesar', 'space:a', 'piece:caesar')];
    expect(pick(two, [], 'space:a', () => true)).toEqual({
      clicks: ['space:a'],
      chosen: undefined,
    });
  });

  test('is told which clicks came before', () => {
    const after = (_: string, clicks: readonly string[]) => clicks[0] === 'space:b';
    expect(pick(lone, [], 'space:a', after).chosen).toBeUndefined();
  });
});

test('the list of choices keeps the order of the offers', () => {
  expect(inOrder(offers, ['space:roma'])).toEqual(['space:gallia', 'space:cannae']);
});

test('behind a click stand the offers it leaves open', () => {
  expect(behind(offers, [], 'space:roma').map(it => it.action)).toEqual([
    'march Roma Gallia',
    'march Roma Cannae',
  ]);
  expect(behind(offers, ['space:roma'], 'space:gallia').map(it => it.action)).toEqual([
    'march Roma Gallia',
  ]);
});

test('what stays grey depends on how many clicks were made', () => {
  const barred = [
    { handle: 'card:spy', after: 0, why: 'spent', rule: 'TOY-01' },
    { handle: 'card:oracle', after: 1, why: 'below', rule: 'TOY-02' },
    { handle: 'button:ok', after: 0, why: 'none', rule: 'TOY-03' },
    { handle: 'button:ok', after: 1, why: 'one', rule: 'TOY-03' },
  ];
  const whys = (...clicks: string[]) => grey(barred, clicks).map(it => it.why);
  expect(whys()).toEqual(['spent', 'none']);
  expect(whys('card:asia')).toEqual(['below', 'one', 'spent']);
});

describe('keys', () => {
  test('count through the list', () => {
    expect([...keyed(['space:roma', 'button:pass'])]).toEqual([
      ['1', 'space:roma'],
      ['2', 'button:pass'],
    ]);
  });

  test('of cards are their own numbers, and nothing else takes them', () => {
    expect(Object.fromEntries(keyed(['button:pass', 'card:5', 'card:1']))).toEqual({
      1: 'card:1',
      2: 'button:pass',
      5: 'card:5',
    });
  });

  test('are what the game gives, where it gives any', () => {
    const keyOf = (handle: string) => (handle === 'card:spy' ? 's' : undefined);
    expect(Object.fromEntries(keyed(['card:spy', 'button:ok'], keyOf))).toEqual({
      s: 'card:spy',
      1: 'button:ok',
    });
  });

  test('end with nine, however long the list is', () => {
    const many = Array.from({ length: 12 }, (_, i) => `space:${i}`);
    expect(keyed(many).size).toBe(9);
  });
});
