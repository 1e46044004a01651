/** What is said, and when, the same in every language. */
import { percent } from '../conquest/forces.ts';
import { galleyOf } from '../conquest/handles.ts';
import {
  ask,
  askedNext,
  leaderName,
  outcome,
  placeName,
  type Asks,
  type Words,
} from '../conquest/speech.ts';
import { capital } from '../../i18n/typography.ts';
import type {
  Event,
  Field,
  Handle,
  Illegal,
  Place,
  Prompt,
  Prospect,
  Unit,
  View,
} from '../../protocol/conquest1984.ts';
import type { Seat } from '../../wire.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { homeOf, name, prospectOf, provinceOf } from './board.ts';
import { tellWith } from './tell.ts';

type Asked = Exclude<Prompt, { kind: 'over' }>;

/** What a language brings. */
export interface Vocabulary extends Words<Handle> {
  /** What is asked of a player, and what is told to those who wait for it. */
  asks: Asks<Asked>;
  waits: Asks<Asked>;
  ahead: Record<Prospect, (chance: string) => string>;
  within: (field: Field) => string;
  coast: (id: string) => string;
  /** Where a galley is that lies on a coast. */
  ashore: (coast: string) => string;
  /** What the die must show to hit, and how likely victory is. */
  aim: (target: string, needs: number, chance: string) => string;
  sureAim: (target: string, chance: string) => string;
  events: Describe<Event>;
  refusals: Describe<Illegal>;
  /** What is counted at the end. */
  score: (points: number) => string;
  /** After how many rounds the game ends; 0 for as long as it takes. */
  goals: (rounds: number) => string[];
}

export function speak(words: Vocabulary): GameWords<View, Illegal, Handle> {
  const calledIn = (view: View) => (seat: Seat) => name(homeOf(view, seat));

  function aboard(view: View, handle: Handle | undefined): string | null {
    const it = galleyOf(view, handle);
    if (!it) return null;
    const coast = it.coast ? words.ashore(words.coast(it.coast)) : '';
    return words.aboard(it, it.sea ? words.within({ kind: 'sea', id: it.sea }) : coast);
  }

  function aimedAt({ battle, prompt }: View, unit: Unit): string | null {
    const target = battle?.targets.find(it => it.unit === unit);
    if (!target || prompt.kind !== 'battle') return null;
    const { needs, attacker_wins } = target;
    const wins = battle?.roller === 'attacker' ? attacker_wins : 10_000 - attacker_wins;
    const [piece, chance] = [words.units[unit], percent(wins, words.lang)];
    return needs > 1 ? words.aim(piece, needs, chance) : words.sureAim(piece, chance);
  }

  function place(at: Place, view: View, picked: readonly Handle[]): string {
    const prospect = prospectOf(view, at, picked);
    const ahead = prospect ? words.ahead[prospect.what](percent(prospect.wins, words.lang)) : null;
    return placeName(words, name(at), ahead, provinceOf(view, at), calledIn(view));
  }

  return {
    seat: (seat, view) => calledIn(view)(seat),
    prompt(view, { seat, yours, picked }) {
      const { prompt } = view;
      const called = calledIn(view);
      if (prompt.kind === 'over') return outcome(words, prompt.winner, seat, called);
      if (!yours) return ask(words.waits, prompt, called);
      const galley = aboard(view, picked[0]);
      const placeOf = (handle: Handle) => (handle.kind === 'space' ? name(handle.at) : '');
      return (
        askedNext(words, prompt.kind, picked, galley, placeOf) ?? ask(words.asks, prompt, called)
      );
    },
    tell: step => tellWith(words.events, step),
    refusal: why => describe(words.refusals, why),
    handle(handle, view, picked) {
      switch (handle.kind) {
        case 'space':
          return place(handle.at, view, picked);
        case 'coast':
          return capital(words.coast(handle.at));
        case 'leader':
          return leaderName(words, handle.leader, view.prompt.kind);
        case 'unit':
          return aimedAt(view, handle.unit) ?? words.units[handle.unit];
        case 'galley':
          return aboard(view, handle) ?? words.units.galley;
        case 'count':
          return String(handle.n);
        case 'player':
          return name(handle.home);
        case 'terms':
          return words.offering(handle.terms);
        case 'buy':
          return words.buy[handle.unit];
        default:
          return words.plain[handle.kind];
      }
    },
    place: name,
    score: words.score,
    goals: (_, view) => words.goals(view.options.round_limit),
  };
}
