/**
 * What a game says of its events to who follows the others: whom each of them touches, whose doing it is, how it sounds.
 * It reads names out of typed events and weighs nothing: what an event does was decided where it was made.
 */
import type { Sound } from '../sound/sound.ts';
import type { Seat } from '../wire.ts';

/** One answer for each kind of event that has one. */
type PerKind<E extends { kind: string }, V, R> = {
  [K in E['kind']]?: (it: Extract<E, { kind: K }>, view: V) => R;
};

interface Answers<E extends { kind: string }, V> {
  /** Who loses, gains, is attacked or is offered something by it. */
  touches: PerKind<E, V, readonly (Seat | null)[]>;
  /** Whose doing it is, where that is not who played the step; nobody's where it happens by itself. */
  doers?: PerKind<E, V, Seat | null>;
  /** What is heard of it. */
  sounds?: Partial<Record<E['kind'], Sound>>;
  /** What deserves a moment of its own: a battle decided, a conquest, a loss. */
  grave?: readonly E['kind'][];
  /** Whose turn it is, where others are asked in between. */
  turnOf?: (view: V) => Seat | null;
}

/** The same for any game: its events and views arrive as the server sent them. */
export interface Follow<V = unknown> {
  touches: (event: unknown, view: V, seat: Seat) => boolean;
  /** Nothing where it is the doing of who played the step. */
  doer: (event: unknown, view: V) => Seat | null | undefined;
  sound: (event: unknown) => Sound | null;
  grave: (event: unknown) => boolean;
  turnOf: ((view: V) => Seat | null) | null;
}

export function following<E extends { kind: string }, V>({
  touches,
  doers = {},
  sounds = {},
  grave = [],
  turnOf,
}: Answers<E, V>): Follow<V> {
  const answer = <R>(answers: PerKind<E, V, R>, event: unknown, view: V): R | undefined => {
    const it = event as Extract<E, { kind: E['kind'] }>;
    return answers[it.kind as E['kind']]?.(it, view);
  };
  const kindOf = (event: unknown) => (event as E).kind as E['kind'];
  return {
    touches: (event, view, seat) => answer(touches, event, view)?.includes(seat) ?? false,
    doer: (event, view) => answer(doers, event, view),
    sound: event => sounds[kindOf(event)] ?? null,
    grave: event => grave.includes(kindOf(event)),
    turnOf: turnOf ?? null,
  };
}
