/** What both editions say, and when, the same in every language. */
import type { Describe } from '../game-ui.ts';
import type { Lang } from '../../i18n/index.ts';
import type { Handle, Seat } from '../../wire.ts';
import type { GalleyView, Prompt, ProvinceView, Terms } from './both.ts';
import { countsOf } from './counts.ts';
import { forces } from './forces.ts';
import { amountOf, LEADERS } from './handles.ts';

/** What those at the table are called. */
export type Called = (seat: Seat) => string;

/** One sentence for each kind of what a table asks for; a forgotten kind does not compile. */
export type Asks<P extends { kind: string }> = {
  [K in P['kind']]: (it: Extract<P, { kind: K }>, called: Called) => string;
};

/** What a language brings. */
export interface Words {
  lang: Lang;
  buttons: Readonly<Record<Handle, string>>;
  pieces: Readonly<Record<Handle, string>>;
  /** What those who go aboard are called, however many. */
  generals: string;
  /** What is asked after the first click, and after the second where that is another question. */
  afterOne: Readonly<Record<Handle, string>>;
  afterTwo: Readonly<Record<Handle, (place: string) => string>>;
  howMany: string;
  howManyOf: (pieces: string) => string;
  whereTo: (galley: string) => string;
  whoGoes: (place: string) => string;
  goes: (leader: string) => string;
  /** What an offer is called that could be made. */
  offering: Describe<Terms>;
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

/** Of what a language brings, that which both editions say alike. */
export interface WordsOfBoth extends Omit<Words, 'walled' | 'undecided'> {
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
export function askedNext(
  words: Words,
  kind: string,
  [first, second]: readonly Handle[],
  galley: string | null,
  placeOf: (handle: Handle) => string,
): string | null {
  if (!first) return null;
  const then = second && words.afterTwo[first]?.(placeOf(second));
  if (then) return then;
  const next = words.afterOne[first];
  if (next) return next;
  if (galley) return words.whereTo(galley);
  const pieces = pieceName(words, first, kind);
  if (!second && pieces) return words.howManyOf(pieces);
  if (!second && /^(button:buy-|piece:)/.test(first)) return words.howMany;
  const from = placeOf(first);
  return kind === 'move' && from ? words.whoGoes(from) : null;
}

/** How the game ended, as one of the players or somebody else sees it. */
export function outcome(
  words: Words,
  winner: Seat | null,
  seat: Seat | null,
  called: Called,
): string {
  if (winner === null) return words.undecided;
  return winner === seat ? words.youWon : words.won(called(winner));
}

/** On land generals go one by one, aboard a galley several together. */
function pieceName(words: Words, handle: Handle, kind: string): string | undefined {
  return kind === 'embark' && handle === 'piece:general' ? words.generals : words.pieces[handle];
}

/** What a button or a piece is called; nothing where it is neither. */
export function fixedName(words: Words, handle: Handle, kind: string): string | null {
  const piece = pieceName(words, handle, kind);
  if (piece && kind === 'move' && LEADERS.includes(handle)) return words.goes(piece);
  return piece ?? words.buttons[handle] ?? amountOf(handle)?.toString() ?? null;
}

/** A place with what a way there leads to and, on land, what stands there. */
export function placeName(
  words: Words,
  name: string,
  ahead: string | null,
  province: ProvinceView | undefined,
  called: Called,
): string {
  const there = ahead ? words.leads(name, ahead) : name;
  return province ? `${there} (${held(words, province, called)})` : there;
}

function held(words: Words, province: ProvinceView, called: Called): string {
  const owner = province.owner === null ? words.nobodys : words.owned(called(province.owner));
  const city = province.wall ? [words.walled] : province.city ? [words.city] : [];
  const stacks = province.stacks.map(stack => {
    const force = forces(countsOf(stack), words.lang);
    return stack.seat === province.owner ? force : words.foreign(called(stack.seat), force);
  });
  return [owner, words.tribute(province.tribute), ...city, ...stacks].join(', ');
}
