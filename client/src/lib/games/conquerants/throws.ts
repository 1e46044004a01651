/** The dice that were thrown last. */
import type { Die, Event, People, Territory } from '../../protocol/conquerants.ts';
import type { Played } from '../game-ui.ts';
import { eventsOf } from './tell.ts';

/** One fight whose dice have rolled. */
export interface Throw {
  at: Territory;
  attacker: People;
  won: boolean;
  attack: { dice: Die[]; total: number };
  /** Nothing when the territory was free. */
  defence: { dice: Die[]; total: number } | null;
  version: number;
}

type Rolled = Extract<Event, { kind: 'rolled' }>;
type Settled = Extract<Event, { kind: 'conquered' | 'withstood' }>;

/** What a step threw, if it threw anything. */
export function throwOf(step: Played): Throw | null {
  const events = eventsOf(step);
  const rolls = events.filter((it): it is Rolled => it.kind === 'rolled');
  const settled = events.find(
    (it): it is Settled => it.kind === 'conquered' || it.kind === 'withstood',
  );
  const attack = rolls.find(it => it.camp === 'attack');
  if (!attack || !settled) return null;
  return {
    at: settled.at,
    attacker: settled.people,
    won: settled.kind === 'conquered',
    attack,
    defence: rolls.find(it => it.camp === 'defence') ?? null,
    version: step.version,
  };
}

/** The last fight of a game. */
export function lastThrow(steps: readonly Played[]): Throw | null {
  return steps.reduceRight<Throw | null>((found, step) => found ?? throwOf(step), null);
}
