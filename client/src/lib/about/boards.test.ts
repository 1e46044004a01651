// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { boards } from './boards.ts';
import { factsOf } from './facts.ts';

test('every game with words says where the facts of its board come from', () => {
  expect(boards.map(it => it.game)).toEqual(games);
  for (const { game, board } of boards) {
    expect(factsOf(board), game).not.toHaveLength(0);
  }
});
