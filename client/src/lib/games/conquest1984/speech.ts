/** What is said, and when, the same in every language. */
import { percent } from '../conquest/forces.ts';
import { galleyOf } from '../conquest/handles.ts';
import {
  ask,
  askedNext,
  fixedName,
  outcome,
  placeName,
  type Asks,
  type Words,
} from '../conquest/speech.ts';
import { capital } from '../../i18n/typography.ts';
import type {
  Event,
  Field,
  Illegal,
  Prompt,
  Prospect,
  Province,
  View,
} from '../../protocol/conquest1984.ts';
import type { Handle, Seat } from '../../wire.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { homeOf, name, playerOf, prospectOf, provinceOf, spotOf, termsOf } from './board.ts';
import { tellWith } from './tell.ts';

type Asked = Exclude<Prompt, { kind: 'over' }>;

/** What a language brings. */
export interface Vocabulary extends Words {
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
  goals: string[];
}

export function speak(words: Vocabulary): GameWords<View, Illegal> {
  const calledIn = (view: View) => (seat: Seat) => name(homeOf(view, seat));

  function aboard(view: View, handle: Handle | undefined): string | null {
    const it = galleyOf(view, handle);
    if (!it) return null;
    const coast = it.coast ? words.ashore(words.coast(it.coast)) : '';
    return words.aboard(it, it.sea ? words.within({ kind: 'sea', id: it.sea }) : coast);
  }

  function aimedAt({ battle, prompt }: View, handle: Handle): string | null {
    const target = battle?.targets.find(it => handle === `piece:${it.unit}`);
    if (!target || prompt.kind !== 'battle') return null;
    const { needs, attacker_wins } = target;
    const wins = battle?.roller === 'attacker' ? attacker_wins : 10_000 - attacker_wins;
    const [piece, chance] = [words.pieces[handle] ?? '', percent(wins, words.lang)];
    return needs > 1 ? words.aim(piece, needs, chance) : words.sureAim(piece, chance);
  }

  function place(handle: Handle, view: View, picked: readonly Handle[]): string | null {
    const spot = spotOf(handle);
    if (!spot) return null;
    if (spot.part) return capital(words.coast(spot.id));
    const prospect = prospectOf(view, spot.id, picked);
    const ahead = prospect ? words.ahead[prospect.what](percent(prospect.wins, words.lang)) : null;
    const province = provinceOf(view, spot.place as Province);
    return placeName(words, name(spot.id), ahead, province, calledIn(view));
  }

  return {
    seat: (seat, view) => calledIn(view)(seat),
    prompt(view, { seat, yours, picked }) {
      const { prompt } = view;
      const called = calledIn(view);
      if (prompt.kind === 'over') return outcome(words, prompt.winner, seat, called);
      if (!yours) return ask(words.waits, prompt, called);
      const galley = aboard(view, picked[0]);
      const placeOf = (handle: Handle) => name(spotOf(handle)?.place ?? '');
      return (
        askedNext(words, prompt.kind, picked, galley, placeOf) ?? ask(words.asks, prompt, called)
      );
    },
    tell: step => tellWith(words.events, step),
    refusal: why => describe(words.refusals, why),
    handle(handle, view, picked) {
      const offer = termsOf(handle);
      if (offer) return describe(words.offering, offer);
      const player = playerOf(handle);
      if (player) return name(player);
      return (
        aboard(view, handle) ??
        aimedAt(view, handle) ??
        fixedName(words, handle, view.prompt.kind) ??
        place(handle, view, picked) ??
        handle
      );
    },
    place: name,
    goals: () => words.goals,
  };
}
