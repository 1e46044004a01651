/** What a game brings to the table page. Everything else is the same for all games. */
import type { Component } from 'svelte';
import type { Lang } from '../i18n/index.ts';
import type { Offer } from '../net/offers.ts';
import type { HandleSet } from '../table/handles.ts';
import type { Told } from '../table/story.ts';
import type { Handle, Seat, StepMsg } from '../wire.ts';
import type { Account } from './account.ts';
import type { Follow } from './following.ts';

export type Played = Extract<StepMsg, { kind: 'played' }>;

/** What is known of a game before a table of it is opened: what the lobby says. */
export interface Cover {
  name: string;
  /** One or two sentences that make one want to play. */
  summary: string;
  /** How long it takes, in a word or two. */
  time: string;
  /** How much there is to it, from the lightest. */
  weight: 1 | 2 | 3;
  /** Why a newcomer begins with it; one game says so. */
  beginHere?: string;
  /** The seats by the names they have in the notation. */
  seats: Record<string, string>;
  /** Each option in words; where it is a choice, what can be chosen too. */
  options: Record<string, { name: string; hint: string; values?: Record<string, string> }>;
}

/** Who looks, and what has been clicked so far. */
export interface Perspective<H extends Handle = Handle> {
  /** The seat whose eyes these are. */
  seat: Seat | null;
  /** Whether the table waits for that seat and it may be played here. */
  yours: boolean;
  /** The clicks of an action that is not whole yet. */
  picked: readonly H[];
  /** Who sits there, as others call them. */
  player: (seat: Seat) => string;
}

/** The words of one game in one language. */
export interface GameWords<V, I, H extends Handle> {
  /** What the seat plays now, e.g. a side. */
  seat: (seat: Seat, view: V) => string;
  /** What is asked for, in one sentence. */
  prompt: (view: V, at: Perspective<H>) => string;
  /** The lines of a step. */
  tell: (step: Played, player: (seat: Seat) => string) => Told[];
  /** Why a rule says no. */
  refusal: (why: I) => string;
  /** What can be clicked, named with what it holds. */
  handle: (handle: H, view: V, picked: readonly H[]) => string;
  /** The printed name of a place. */
  place: (id: string) => string;
  /** What the game counts at its end, in a few words; nothing where it counts nothing. */
  score?: (points: number) => string;
  /** How to win, a sentence for each way, as the seat plays now. */
  goals: (seat: Seat, view: V) => string[];
}

/** What a board is given; it computes nothing that a rule decides. */
export interface BoardProps<V, I, H extends Handle> {
  view: V;
  words: GameWords<V, I, H>;
  lang: Lang;
  /** What can be clicked next. */
  next: HandleSet<H>;
  /** What has been clicked. */
  picked: readonly H[];
  /** What is pointed at in the list of choices. */
  pointed: H | null;
  /** The places that something else on the page points at, such as a line of the log. */
  marked: readonly string[];
  /** The step that led to this view, to be shown as it happens; nothing when it did not just happen. */
  news: Played | null;
  /** The steps that stand up to this view. */
  steps: readonly Played[];
  /** Whether the printed map is wanted alone. */
  bare: boolean;
  onpick: (handle: H) => void;
}

/** What is shown beside the board while something is settled, e.g. a fight. */
export interface TrayProps<V, I, H extends Handle> extends BoardProps<V, I, H> {
  /** Whose hand is shown large. */
  seat: Seat | null;
  /** Everything that can be played, with its clicks: a panel shows at once what several clicks lead to. */
  legal: readonly Offer<H>[];
  /** What stays grey just now, and why. */
  barred: readonly { handle: H; why: I; rule: string }[];
  /** What these clicks would do by themselves, as the server foresees it: the game's own type, or nothing. */
  foresee?: (clicks: readonly H[]) => Promise<unknown>;
  /** Asks for the steps before those that are known, for a panel that needs all of them. */
  onwhole?: () => void;
  /** Takes other clicks instead of those so far; tells whether they lead anywhere. */
  onarrange?: (handles: readonly H[]) => boolean;
  /** What has been put together and is no move yet: each action with its clicks. */
  draft?: readonly { action: string; path: unknown }[] | undefined;
  /** Puts these actions together instead; tells whether they can be. */
  onredraft?: (actions: readonly string[]) => Promise<boolean>;
  /** Where a clause can be read. */
  clause: (rule: string) => string;
  /** By how much what is shown is lengthened or shortened, as the person wants it and the others have hurried. */
  tempo?: number;
}

/** What is given to what is shown before the pieces move. */
export interface UnveilingProps<V, I, H extends Handle> {
  /** What is brought to light. */
  step: Played;
  /** How things stand before it. */
  view: V;
  words: GameWords<V, I, H>;
  lang: Lang;
  /** Milliseconds for all of it. */
  duration: number;
}

/** What a seat shows about itself: cards, losses. */
export interface SeatProps<V, I, H extends Handle> {
  view: V;
  seat: Seat;
  words: GameWords<V, I, H>;
  lang: Lang;
}

export interface GameUi<V, I, H extends Handle> {
  words: Record<Lang, GameWords<V, I, H>>;
  /** What it counts, what its luck comes to and what must be feared in it. */
  account?: Record<Lang, Account>;
  /** Tells whether what is asked for must stay hidden from others at the same screen. */
  secret: (view: V) => boolean;
  /** How many milliseconds a step deserves to be looked at. */
  hold: (step: Played) => number;
  /** Whom events touch, how they sound, which of them deserve a moment of their own. */
  follow?: Follow<V>;
  /** How many milliseconds something is brought to light before the pieces move, such as cards that lay face down. */
  unveils?: (step: Played) => number;
  /** What is brought to light, shown over the board meanwhile. */
  Unveiling?: Component<UnveilingProps<V, I, H>>;
  /** Without one, the list of offers is all there is. */
  Board?: Component<BoardProps<V, I, H>>;
  Tray?: Component<TrayProps<V, I, H>>;
  /** Tells whether the tray has something to show. */
  busy?: (view: V, steps: readonly Played[], seat: Seat | null) => boolean;
  /** Whether the tray is where one plays, so that it stands before the seats. */
  trayFirst?: boolean;
  /** What is pressed in the tray, such as cards, so that no list need repeat it. */
  inTray?: (handle: H) => boolean;
  /** Where it stands among what can be chosen, from the lowest, where the order of the offers is not one to keep. */
  rank?: (handle: H) => number;
  /** What has a button in the bar. */
  inBar?: (handle: H) => boolean;
  /** The place of the board that it names, to be marked while it is pointed at. */
  placeOf?: (handle: H) => string | null;
  /** Which clicks go without saying after others, where nothing else is left to choose. */
  obvious?: (handle: H, clicks: readonly H[]) => boolean;
  /** The key that chooses it, where its place in the list is not a good one. */
  shortcut?: (handle: H) => string | undefined;
  /** Whether a seat is out of the game while others play on. */
  isOut?: (view: V, seat: Seat) => boolean;
  SeatDetails?: Component<SeatProps<V, I, H>>;
  /** The seat's sign, so that colour is never alone. */
  Emblem?: Component<SeatProps<V, I, H>>;
}

/** A game whose own types are its own business: views, refusals and handles arrive as the server sent them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Each game knows what it is sent.
export type AnyGameUi = GameUi<any, any, any>;

/** One sentence for each kind; a forgotten kind does not compile. */
export type Describe<T extends { kind: string }, R = string> = {
  [K in T['kind']]: (it: Extract<T, { kind: K }>) => R;
};

/** Finds the sentence for its kind. */
export function describe<T extends { kind: string }, R>(words: Describe<T, R>, it: T): R {
  return words[it.kind as T['kind']](it as never);
}
