/** What both editions say, and when, the same in every language. */
import type { Lang } from '../../i18n/index.ts';
import type { Seat } from '../../wire.ts';
import type {
  GalleyView,
  Handle,
  Leader,
  Prompt,
  ProvinceView,
  SharedHandle,
  Terms,
  Unit,
} from './both.ts';
import { countsOf } from './counts.ts';
import { forces } from './forces.ts';

/** What those at the table are called. */
export type Called = (seat: Seat) => string;

/** One sentence for each kind of what a table asks for; a forgotten kind does not compile. */
export type Asks<P extends { kind: string }> = {
  [K in P['kind']]: (it: Extract<P, { kind: K }>, called: Called) => string;
};

/** The kinds of handles that name nothing further, so that they are always called the same. */
type Plain<H extends Handle> = H extends unknown
  ? keyof H extends 'kind'
    ? H['kind']
    : never
  : never;

/** What a language brings to an edition with these handles. */
export interface Words<H extends Handle> {
  lang: Lang;
  plain: Readonly<Record<Plain<H>, string>>;
  units: Readonly<Record<Unit, string>>;
  leaders: Readonly<Record<Leader, string>>;
  buy: Readonly<Record<Unit, string>>;
  /** What is asked after the first click, and after the second where that is another question. */
  afterOne: Readonly<Partial<Record<Plain<H>, string>>>;
  afterTwo: Readonly<Partial<Record<Plain<H>, (place: string) => string>>>;
  /** Where a galley that is bought shall lie. */
  whichPort: string;
  howMany: string;
  howManyOf: (pieces: string) => string;
  whereTo: (galley: string) => string;
  whoGoes: (place: string) => string;
  goes: (leader: string) => string;
  /** What an offer is called that could be made. */
  offering: (terms: Terms) => string;
  /** A galley, where it is and whom it carries. */
  aboard: (it: GalleyView, where: string) => string;
  /** A place, and what a way there leads to. */
  leads: (place: string, ahead: string) => string;
  nobodys: string;
  owned: (owner: string) => string;
  tribute: (n: number) => string;
  city: string;
  walled: string;
  /** Those in a province that is not theirs. */
  foreign: (who: string, force: string) => string;
  youWon: string;
  won: (who: string) => string;
  undecided: string;
}

/** Of what a language brings, that which asks for no handle of an edition's own. */
type Phrases = Omit<Words<Handle>, 'plain' | 'afterOne' | 'afterTwo'>;

/** Of what a language brings, that which both editions say alike. */
export interface WordsOfBoth extends Omit<
  Words<SharedHandle>,
  'plain' | 'whichPort' | 'walled' | 'undecided'
> {
  plain: Readonly<Record<Exclude<Plain<SharedHandle>, 'build_wall'>, string>>;
  /** What is asked of a player, and what is told to those who wait for it. */
  asks: Asks<Extract<Prompt, { kind: 'move' | 'lead' | 'embark' | 'spend' | 'answer' }>>;
  waits: Asks<Exclude<Prompt, { kind: 'over' }>>;
  ahead: Record<'join' | 'visit' | 'battle' | 'barred', (chance: string) => string>;
}

/** Finds the sentence for its kind. */
export function ask<P extends { kind: string }>(asks: Asks<P>, it: P, called: Called): string {
  return asks[it.kind as P['kind']](it as never, called);
}

/** What a choice that has begun asks for next; nothing where the clicks do not change what the table asks for. */
export function askedNext<H extends Handle>(
  words: Words<H>,
  kind: string,
  [first, second]: readonly H[],
  galley: string | null,
  placeOf: (handle: H) => string,
): string | null {
  if (!first) return null;
  switch (first.kind) {
    case 'galley':
      return galley && words.whereTo(galley);
    case 'unit':
      return second ? null : words.howManyOf(words.units[first.unit]);
    case 'buy':
      if (first.unit === 'galley') return words.whichPort;
      return second ? null : words.howMany;
    case 'space':
      return kind === 'move' ? words.whoGoes(placeOf(first)) : null;
    case 'tired_cavalry':
    case 'generals':
      return second ? null : words.howManyOf(words.plain[first.kind as Plain<H>]);
    default: {
      const plain = first.kind as Plain<H>;
      return (second && words.afterTwo[plain]?.(placeOf(second))) ?? words.afterOne[plain] ?? null;
    }
  }
}

/** How the game ended, as one of the players or somebody else sees it. */
export function outcome(
  words: Phrases,
  winner: Seat | null,
  seat: Seat | null,
  called: Called,
): string {
  if (winner === null) return words.undecided;
  return winner === seat ? words.youWon : words.won(called(winner));
}

/** What a leader is called where one may go, and where he is only one of those who may. */
export function leaderName(words: Phrases, leader: Leader, kind: string): string {
  const name = words.leaders[leader];
  return kind === 'move' ? words.goes(name) : name;
}

/** A place with what a way there leads to and, on land, what stands there. */
export function placeName(
  words: Phrases,
  name: string,
  ahead: string | null,
  province: ProvinceView | undefined,
  called: Called,
): string {
  const there = ahead ? words.leads(name, ahead) : name;
  return province ? `${there} (${held(words, province, called)})` : there;
}

function held(words: Phrases, province: ProvinceView, called: Called): string {
  const owner = province.owner === null ? words.nobodys : words.owned(called(province.owner));
  const city = province.wall ? [words.walled] : province.city ? [words.city] : [];
  const stacks = province.stacks.map(stack => {
    const force = forces(countsOf(stack), words.lang);
    return stack.seat === province.owner ? force : words.foreign(called(stack.seat), force);
  });
  return [owner, words.tribute(province.tribute), ...city, ...stacks].join(', ');
}
