import { expect, test } from 'vitest';
import type { Event } from '../../protocol/imperium.ts';
import type { Played } from '../game-ui.ts';
import { EVENTS } from './samples.ts';
import { lastScene, sceneOf } from './scene.ts';
import { onTrack } from './track.ts';

const step = (version: number, ...events: Event[]): Played => ({
  version,
  at: 0,
  kind: 'played',
  seat: 0,
  action: null,
  events: events.map(event => ({ event })),
  ply: version,
});

const scored = step(
  4,
  EVENTS.pile_chosen,
  EVENTS.pile_shown,
  { ...EVENTS.scoring_began, spied: false },
  EVENTS.ranked,
  EVENTS.proconsul_named,
  EVENTS.bonus_scored,
  EVENTS.pawn_moved,
  { ...EVENTS.scoring_began, province: 'aegyptus' },
  { ...EVENTS.nobody_there, province: 'aegyptus' },
  EVENTS.entitled,
);

test('a round is told province by province', () => {
  const { scorings, shown, titles } = sceneOf(scored);
  expect(scorings.map(it => [it.province, it.spied, it.rows.length])).toEqual([
    ['macedonia', false, 1],
    ['aegyptus', true, 0],
  ]);
  expect(scorings[0]?.proconsul).toEqual({ seat: 2, former: 0, stays: false });
  expect(scorings[0]?.bonus).toEqual({ chain: ['macedonia', 'asia'], points: 2 });
  expect(scorings[1]?.proconsul).toBeNull();
  expect(shown).toEqual([{ seat: 1, pile: ['africa', 'syria', 'games'] }]);
  expect(titles).toEqual([{ seat: 2, title: 'emperor', score: 41 }]);
});

test('the last scoring stays the last while new piles are chosen', () => {
  expect(lastScene([scored, step(5, EVENTS.pile_chosen)])?.version).toBe(4);
  expect(lastScene([step(1, EVENTS.pile_chosen)])).toBeNull();
});

test('a proconsul who leads again is told to stay', () => {
  const { scorings } = sceneOf(step(1, EVENTS.scoring_began, EVENTS.proconsul_confirmed));
  expect(scorings[0]?.proconsul).toEqual({ seat: 2, former: null, stays: true });
});

test('pawns that share a number stand on one another, and scores run past the track', () => {
  const { all, end } = onTrack([12, 12, 58]);
  expect(end).toBe(58);
  expect(all.map(it => it.level)).toEqual([0, 1, 0]);
  expect(all[2]?.at).toBe(1);
  expect(onTrack([0, 50]).end).toBe(50);
});
