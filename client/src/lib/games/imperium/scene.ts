/** A round that was scored, told scene by scene: what happened, out of the events. */
import type { Card, Event, Province, Seat, Title } from '../../protocol/imperium.ts';
import type { Played } from '../game-ui.ts';
import { eventsOf } from './tell.ts';

/** One player's part in a scoring. */
export type Row = Extract<Event, { kind: 'ranked' }>;

/** One province, scored. */
export interface Scoring {
  province: Province;
  /** Whether a Spy caused it. */
  spied: boolean;
  rows: Row[];
  proconsul: { seat: Seat; former: Seat | null; stays: boolean } | null;
  bonus: { chain: Province[]; points: number } | null;
}

/** The piles that were shown in one step. */
export interface Shown {
  seat: Seat;
  pile: Card[];
}

/** Everything that one step has brought to light. */
export interface Scene {
  version: number;
  shown: Shown[];
  scorings: Scoring[];
  titles: { seat: Seat; title: Title; score: number }[];
}

/** The cards that a step turns over, pile by pile, the top one first. */
export function turnedOver(step: Played): Shown[] {
  return eventsOf(step).flatMap((event): Shown[] => {
    if (event.kind === 'oracle_shown') return [{ seat: event.seat, pile: ['oracle'] }];
    return event.kind === 'pile_shown' && event.pile.length > 0
      ? [{ seat: event.seat, pile: event.pile }]
      : [];
  });
}

/** The scene of the last step that scored anything, if there is one. */
export function lastScene(steps: readonly Played[]): Scene | null {
  const step = steps.findLast(it => eventsOf(it).some(event => event.kind === 'scoring_began'));
  return step ? sceneOf(step) : null;
}

export function sceneOf(step: Played): Scene {
  const scene: Scene = { version: step.version, shown: [], scorings: [], titles: [] };
  for (const event of eventsOf(step)) {
    const open = scene.scorings.at(-1);
    switch (event.kind) {
      case 'pile_shown':
        if (event.pile.length > 0) scene.shown.push({ seat: event.seat, pile: event.pile });
        break;
      case 'scoring_began': {
        const { province, spied } = event;
        scene.scorings.push({ province, spied, rows: [], proconsul: null, bonus: null });
        break;
      }
      case 'ranked':
        open?.rows.push(event);
        break;
      case 'proconsul_named':
        if (open) open.proconsul = { seat: event.seat, former: event.former, stays: false };
        break;
      case 'proconsul_confirmed':
        if (open) open.proconsul = { seat: event.seat, former: null, stays: true };
        break;
      case 'bonus_scored':
        if (open) open.bonus = { chain: event.chain, points: event.points };
        break;
      case 'entitled':
        scene.titles.push({ seat: event.seat, title: event.title, score: event.score });
        break;
      case 'pile_chosen':
      case 'oracle_shown':
      case 'placed':
      case 'games_idle':
      case 'spy_sent':
      case 'nobody_there':
      case 'pawn_moved':
      case 'played_on':
      case 'round_began':
      case 'won':
        break;
    }
  }
  return scene;
}
