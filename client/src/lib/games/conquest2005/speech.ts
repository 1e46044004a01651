/** What is said, and when, the same in every language. */
import { countedKind, percent } from '../conquest/forces.ts';
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
import type {
  Event,
  Field,
  Handle,
  Illegal,
  Place,
  Prompt,
  Prospect,
  View,
} from '../../protocol/conquest2005.ts';
import type { Seat } from '../../wire.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { homeOf, name, provinceOf } from './board.ts';
import { tellWith } from './tell.ts';

type Asked = Exclude<Prompt, { kind: 'over' }>;

/** What a language brings. */
export interface Vocabulary extends Words<Handle> {
  /** What lets the usual choices be made, and what ends that. */
  usual: Record<'on' | 'off', string>;
  /** What a seat is called before it has a home. */
  player: (n: number) => string;
  /** What is asked of a player, and what is told to those who wait for it. */
  asks: Asks<Asked>;
  waits: Asks<Asked>;
  againstWhom: string;
  ahead: Record<Prospect, (chance: string) => string>;
  /** A battle that could be fought, and what chances it has if that is known. */
  battle: string;
  fight: (foe: string) => string;
  fightWith: (foe: string, chance: string) => string;
  within: (field: Field) => string;
  events: Describe<Event>;
  refusals: Describe<Illegal>;
  /** What is counted at the end. */
  score: (points: number) => string;
  /** After how many rounds the game ends; 0 for as long as it takes. */
  goals: (rounds: number) => string[];
}

export function speak(words: Vocabulary): GameWords<View, Illegal, Handle> {
  const chance = (wins: number) => percent(wins, words.lang);

  /** A seat is called by its home, and by its place at the table before it has one. */
  const calledIn = (view: View) => (seat: Seat) => {
    const home = homeOf(view, seat);
    return home ? name(home) : words.player(seat + 1);
  };

  function aboard(view: View, handle: Handle | undefined): string | null {
    const it = galleyOf(view, handle);
    if (!it) return null;
    const port = it.province ? words.within({ kind: 'land', id: it.province }) : '';
    return words.aboard(it, it.sea ? words.within({ kind: 'sea', id: it.sea }) : port);
  }

  /** What a march there leads to. */
  function marchTo(view: View, to: string): string | null {
    const prospect = view.prospects.find(it => it.to === to);
    if (!prospect) return null;
    const { what, wins } = prospect;
    return what === 'battle' && wins === 0 ? words.battle : words.ahead[what](chance(wins));
  }

  /** A battle that could be fought there, and how it would end. */
  function fightAt(view: View, id: string): string | null {
    const found = view.musters.find(it => it.province === id || it.sea === id);
    if (!found) return null;
    const foe = calledIn(view)(found.foe);
    return found.odds ? words.fightWith(foe, chance(found.odds.attacker_wins)) : words.fight(foe);
  }

  function place(at: Place, view: View, picked: readonly Handle[]): string {
    const march = galleyOf(view, picked[0]) ? null : marchTo(view, at);
    const ahead = march ?? fightAt(view, at);
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
      const next = askedNext(words, prompt.kind, picked, galley, placeOf);
      if (next) return next;
      return prompt.kind === 'muster' && picked[0]
        ? words.againstWhom
        : ask(words.asks, prompt, called);
    },
    tell: step => tellWith(words.events, step),
    refusal: why => describe(words.refusals, why),
    handle(handle, view, picked) {
      switch (handle.kind) {
        case 'space':
          return place(handle.at, view, picked);
        case 'leader':
          return leaderName(words, handle.leader, view.prompt.kind);
        case 'unit':
          return words.units[handle.unit];
        case 'units':
          return countedKind(handle.unit, handle.n, words.lang);
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
        case 'usual':
          return words.usual[handle.on ? 'on' : 'off'];
        default:
          return words.plain[handle.kind];
      }
    },
    place: name,
    score: words.score,
    goals: (_, view) => words.goals(view.options.round_limit),
  };
}
