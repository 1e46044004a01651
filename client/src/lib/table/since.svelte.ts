/** Since when an account is given: since the last turn of who is asked now, or since they were away. */
import type { TableModel } from '../net/reducer.ts';
import type { Seat } from '../wire.ts';
import type { Span } from './account.ts';

export interface Since extends Span {
  why: 'turn' | 'away';
  /** Who reads it; nobody's seat for those who only look on. */
  seat: Seat | null;
}

interface Hooks {
  /** Whose turn it is, where a game asks others in between. */
  turnOf: ((view: unknown) => Seat | null) | null;
  /** Whether there is anything to tell of these steps. */
  tells: (model: TableModel, span: Span) => boolean;
}

export class SinceThen {
  now = $state.raw<Since | null>(null);

  /** The last version that each seat played in its own turn. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- Nothing is drawn from it.
  #played = new Map<Seat, number>();
  /** The last version that was played in the turn of each seat. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- Nothing is drawn from it.
  #turns = new Map<Seat, number>();
  #hooks: Hooks;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  /** A model was heard after another: who has played in their own turn is remembered. */
  heard(before: TableModel | null, model: TableModel) {
    const known = before?.now.version ?? 0;
    const fresh = model.steps.filter(it => it.version > known);
    for (const { seat, version } of fresh) {
      const turn = before && fresh.length === 1 ? this.#turnIn(before) : seat;
      if (turn !== null) this.#turns.set(turn, version);
      if (turn === null || turn === seat) this.#played.set(seat, version);
    }
  }

  /** The newest is shown: a turn has come back, goes on, or is over. */
  shown(model: TableModel) {
    const { now, eyes } = model;
    if (eyes === null || !now.waiting.includes(eyes)) {
      const own = eyes !== null && this.#turnIn(model) === eyes;
      if (this.now?.why === 'turn' && !own) this.now = null;
      return;
    }
    const last = this.#played.get(eyes);
    if (last === undefined || this.#goesOn(eyes, model)) return;
    const span = { after: last - 1, upTo: now.version };
    // Who goes on without having heard of anybody keeps what they were told.
    if (this.#hooks.tells(model, span)) this.now = { why: 'turn', seat: eyes, ...span };
  }

  /** Somebody comes back who has seen everything up to a version. */
  wasAway(after: number, { eyes, now }: TableModel) {
    if (this.now?.why !== 'turn') this.now = { why: 'away', seat: eyes, after, upTo: now.version };
  }

  putAway = () => (this.now = null);

  /** Whether the turn is the one at whose beginning the account was given. */
  #goesOn(eyes: Seat, model: TableModel): boolean {
    if (this.now?.why !== 'turn' || this.now.seat !== eyes) return false;
    const others = [...this.#turns].flatMap(([seat, version]) => (seat === eyes ? [] : version));
    const since = Math.max(0, ...others);
    return this.#turnIn(model) === eyes && since <= this.now.upTo;
  }

  #turnIn({ now }: TableModel): Seat | null {
    return this.#hooks.turnOf?.(now.view) ?? null;
  }
}
