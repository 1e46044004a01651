import { describe, expect, test } from 'vitest';
import { gaze, type Sitting } from './gaze.ts';

const sitting = (some: Partial<Sitting>): Sitting => ({
  own: [],
  waiting: [],
  eyes: null,
  secret: false,
  opened: null,
  ...some,
});

test('a spectator looks with the eyes of the public', () => {
  expect(gaze(sitting({ waiting: [0] }))).toEqual({ eyes: null, curtain: null });
});

test('one person at a screen keeps the eyes of their seat, secret or not', () => {
  const one = { own: [1], waiting: [0, 1] };
  expect(gaze(sitting({ ...one, secret: true }))).toEqual({ eyes: 1, curtain: null });
  expect(gaze(sitting({ ...one, secret: false }))).toEqual({ eyes: 1, curtain: null });
});

describe('two people at one screen', () => {
  const own = [0, 1];

  test('follow the turn without a curtain while nothing is secret', () => {
    expect(gaze(sitting({ own, waiting: [1], eyes: 0 }))).toEqual({ eyes: 1, curtain: null });
  });

  test('keep the eyes they have when the table waits for neither', () => {
    expect(gaze(sitting({ own, waiting: [], eyes: 1 }))).toEqual({ eyes: 1, curtain: null });
  });

  test('get a curtain with nothing but the public view behind it for a secret choice', () => {
    expect(gaze(sitting({ own, waiting: [0, 1], eyes: 0, secret: true }))).toEqual({
      eyes: null,
      curtain: 0,
    });
  });

  test('see the view of the one who has said that it is them', () => {
    const opened = sitting({ own, waiting: [0, 1], secret: true, opened: 0 });
    expect(gaze(opened)).toEqual({ eyes: 0, curtain: null });
  });

  test('get the next curtain once the first has chosen', () => {
    const chosen = sitting({ own, waiting: [1], eyes: 0, secret: true, opened: 0 });
    expect(gaze(chosen)).toEqual({ eyes: null, curtain: 1 });
  });

  test('see the public view while a third has to choose in secret', () => {
    const third = sitting({ own, waiting: [2], eyes: 0, secret: true });
    expect(gaze(third)).toEqual({ eyes: null, curtain: null });
  });
});
