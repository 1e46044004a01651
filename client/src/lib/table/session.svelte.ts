/** One visit to one table: what is shown, what can be clicked, and what a click does. */
import type { AnyGameUi, GameWords, Played } from '../games/game-ui.ts';
import type { Home } from '../home/home.ts';
import { language, say } from '../i18n/index.ts';
import { TableSocket, type Change, type Refused } from '../net/socket.svelte.ts';
import { unfold, type Offers } from '../net/offers.ts';
import type { TableModel } from '../net/reducer.ts';
import type { Handle, OffersTree, Seat, TableInfo } from '../wire.ts';
import { isCopy } from '../local/copies.ts';
import { asOf } from '../ending/as-of.ts';
import { Replay } from '../ending/replay.svelte.ts';
import { Watch } from '../danger/watch.svelte.ts';
import { Advice, type Advised, type Decision } from './advice.svelte.ts';
import { Choosing } from './choosing.svelte.ts';
import { Follower } from './follower.svelte.ts';
import { gaze } from './gaze.ts';
import { same, type HandleSet } from './handles.ts';
import type { Idle } from './idle.ts';
import { lastLines } from './last-lines.ts';
import type { Pace } from './pace.svelte.ts';
import { Rewind } from './rewind.svelte.ts';
import { sitterName } from './sitter.ts';
import { namesOf, tellerOf } from './naming.ts';
import { standing, stepAt, stepsAfter, Story, upTo, type Teller } from './story.ts';
import { still } from './tempo.ts';

const NO_OFFERS: Offers<unknown> = { legal: [], barred: [] };

export class TableSession {
  readonly info: TableInfo;
  readonly ui: AnyGameUi;
  readonly home: Home;
  readonly socket: TableSocket;
  readonly follower: Follower;
  readonly pace: Pace;
  readonly rewind: Rewind;
  readonly replay: Replay;
  readonly advice: Advice;
  readonly choosing: Choosing;
  readonly watch: Watch;
  /** Whether this is a copy to try things out on: all seats are one person's, and nothing counts. */
  readonly copy: boolean;

  /** Why the last thing that was tried did not work. */
  notice = $state.raw<Refused | Idle | null>(null);
  /** What is pointed at in the list of choices. */
  pointed = $state.raw<Handle | null>(null);
  /** The places that a line of the log is about. */
  told = $state.raw<readonly string[]>([]);
  /** Whether the pieces are hidden. */
  bare = $state(false);

  #opened = $state.raw<{ seat: Seat; version: number } | null>(null);
  #undoable = $state.raw<{ seat: Seat; version: number } | null>(null);
  readonly #story = new Story();

  readonly #model = $derived.by(() => this.pace.shown);
  readonly seats = $derived.by(() => this.#model?.table.seats ?? this.info.seats);
  readonly own = $derived(this.seats.filter(it => it.yours).map(it => it.seat));
  readonly started = $derived(this.seats.every(it => it.sitter.kind !== 'nobody'));
  /** The versions that are known: the last ones, and those before them that were asked for. */
  readonly steps = $derived.by(() => (this.#model ? this.archive.story(this.#model) : []));
  readonly total = $derived(standing(this.steps));
  readonly over = $derived.by(() => this.#model?.now.over ?? null);
  /** Who has how long to decide. */
  readonly clocks = $derived.by(() => this.#model?.now.clocks ?? []);
  readonly waiting = $derived.by(() => (this.started ? (this.#model?.now.waiting ?? []) : []));
  readonly version = $derived.by(() => this.#model?.now.version ?? 0);
  readonly eyes = $derived.by(() => this.#model?.eyes ?? null);

  /** Whether the table waits for somebody at this screen. */
  readonly awaited = $derived(this.own.some(seat => this.waiting.includes(seat)));

  /** Who has come to the screen; once they have acted, the next choice has a curtain again. */
  readonly #comer = $derived.by(() => {
    const opened = this.#opened;
    if (!opened) return null;
    const acted = stepsAfter(this.steps, opened.version).some(it => it.seat === opened.seat);
    return acted ? null : opened.seat;
  });

  /** Whose view is wanted, and whether a curtain hangs before it. */
  readonly gaze = $derived.by(() => {
    const { own, waiting, eyes } = this;
    const model = this.#model;
    if (!model || !this.pace.settled) return { eyes, curtain: null };
    const runs = !model.now.over && this.started;
    const secret = runs && !this.copy && this.ui.secret(model.now.view);
    // Another window asks whoever it is.
    if (secret && own.length > 1 && this.socket.watching) return { eyes: null, curtain: null };
    return gaze({ own, waiting, eyes, secret, opened: this.#comer });
  });

  /** Whether the past is shown, or the game through other eyes. */
  readonly past = $derived.by(() => this.rewind.moment !== null);
  /** What is shown: the past, or what is being chosen as it would be, or how things stand. */
  readonly view: unknown = $derived.by(
    () => this.rewind.shown?.view ?? this.choosing.draft?.view ?? this.#model?.now.view,
  );
  readonly viewEyes = $derived.by(() =>
    this.rewind.shown ? this.rewind.shown.moment.eyes : this.eyes,
  );
  readonly ply = $derived.by(() => this.rewind.moment?.ply ?? this.total);

  readonly #offered = $derived.by(() => {
    const tree = this.#model?.now.offers as OffersTree<Handle, unknown> | null | undefined;
    return tree ? unfold(tree) : null;
  });

  /** The seat that may act here and now, if any: one that is waited for, or one with something to say aside. */
  readonly acting: Seat | null = $derived.by(() => {
    const { eyes } = this;
    if (eyes === null || !this.own.includes(eyes) || !this.started) return null;
    if (this.past || this.gaze.curtain !== null || this.socket.watching) return null;
    // What is said aside does not wait until the others' moves have been shown.
    if (!this.waiting.includes(eyes)) return this.#offered ? eyes : null;
    const shown = this.own.length > 1 ? this.pace.settled : this.pace.current;
    return shown ? eyes : null;
  });

  /** Whether it is the turn of somebody here as soon as all has been shown. */
  readonly turnToCome = $derived.by(() =>
    this.own.some(seat => this.socket.model?.now.waiting.includes(seat)),
  );

  /** Whether the table waits for who may act here, or goes on without them. */
  readonly asked = $derived(this.acting !== null && this.waiting.includes(this.acting));

  /** What has to be feared by who decides here and now. */
  readonly dangers = $derived.by(() =>
    this.asked && this.acting !== null && this.ui.account ? this.watch.of(this.acting) : [],
  );

  /** What the table offers here and now; nothing while nobody may choose. */
  readonly offered: Offers<unknown> = $derived.by(() => {
    const may = this.acting !== null && this.socket.status === 'open';
    return (may && this.#offered) || NO_OFFERS;
  });
  /** The same, or what is offered within the choice that is being put together. */
  readonly offers: Offers<unknown> = $derived.by(() => this.choosing.offers);
  readonly picked: readonly Handle[] = $derived.by(() => this.choosing.picked);
  readonly next: HandleSet = $derived.by(() => this.choosing.next);

  /** Whether a hint can be asked for: where nobody else is deceived, and there is something to decide. */
  readonly hintable = $derived.by(
    () => this.home.hint !== undefined && this.asked && this.offers.legal.length > 0,
  );

  /** What a hint would be about. */
  readonly #decision: Decision | null = $derived.by(() => {
    const seat = this.acting;
    if (!this.hintable || seat === null) return null;
    const since = this.steps.findLast(it => it.seat === seat)?.version ?? 0;
    return { seat, since, began: this.choosing.draft?.actions.map(it => it.action) ?? [] };
  });

  /** What is advised here and now. */
  readonly advised: Advised | null = $derived.by(() =>
    this.#decision ? this.advice.at(this.#decision) : null,
  );

  /** The clicks that are advised. */
  readonly #hint: readonly Handle[] = $derived.by(() => {
    const { advised } = this;
    if (advised?.state !== 'given') return [];
    return this.offers.legal.find(it => it.action === advised.hint.action)?.path ?? [];
  });

  /** The click that is advised next. */
  readonly hinted: Handle | null = $derived.by(() => {
    const followed = this.picked.every((click, i) => same(click, this.#hint[i]));
    return this.#hint[followed ? this.picked.length : 0] ?? null;
  });

  /** The steps that stand up to the view that is shown, as far as they are known. */
  readonly played: readonly Played[] = $derived.by(() => upTo(this.#tale.standing, this.ply));

  /** The step that led to the view that is shown. */
  readonly lastPlayed: Played | null = $derived.by(() => this.played.at(-1) ?? null);

  /** Who has won, once the end is shown. */
  readonly winners: readonly Seat[] = $derived.by(() =>
    (this.past && this.ply < this.total) || !this.pace.settled ? [] : (this.over?.winners ?? []),
  );

  /** The step that has just happened before the viewer's eyes. */
  readonly news: Played | null = $derived.by(() => {
    const last = this.steps.at(-1);
    const fresh = !this.past && !this.pace.settled && !this.pace.coming;
    return fresh && last?.kind === 'played' ? last : null;
  });

  readonly #names = $derived.by(() => namesOf(this.seats, this.player, this.side));
  readonly #teller: Teller = $derived.by(() => tellerOf(this.words, this.#names, say()));
  readonly #tale = $derived.by(() => this.#story.tell(this.steps, this.#teller));
  readonly turns = $derived.by(() => this.#tale.turns);

  /** The log as far as the game is shown: who looks back does not read how it ends. */
  readonly toldSoFar = $derived.by(() =>
    this.past ? asOf(this.turns, this.steps, this.ply) : this.turns,
  );

  /** What the map marks: what is pointed at, on the page or in the log, or else the move that is looked back at. */
  readonly marked: readonly string[] = $derived.by(() => {
    const place = this.pointed && this.ui.placeOf?.(this.pointed);
    if (place) return [place];
    const last = this.played.at(-1);
    if (this.told.length > 0) return this.told;
    if (this.#hint.length > 0) return this.#hint.flatMap(it => this.ui.placeOf?.(it) ?? []);
    if (!this.past || !last) return [];
    return this.words.tell(last, this.player).flatMap(line => line.places);
  });

  /** What happened last, without what is only under way. */
  readonly lastLines = $derived.by(() =>
    lastLines(this.steps, step => this.words.tell(step, this.player)),
  );

  /** A move that stands, by its number. */
  stepAt = (ply: number): Played | undefined => stepAt(this.steps, ply);

  /** Whose last action could be taken back. */
  readonly undoSeat: Seat | null = $derived.by(() => {
    const now = this.#model?.now;
    if (!now || this.past || this.over || this.socket.pending) return null;
    if (this.socket.watching) return null;
    if (this.socket.status !== 'open' || this.gaze.curtain !== null) return null;
    if (now.can_undo) return this.eyes;
    // At a shared screen the eyes have already gone on to the next seat.
    const other = this.#undoable;
    const shared = other?.version === now.version && this.own.includes(other.seat);
    return shared && !this.ui.secret(now.view) ? other.seat : null;
  });

  constructor(info: TableInfo, ui: AnyGameUi, home: Home) {
    this.info = info;
    this.ui = ui;
    this.home = home;
    this.copy = !home.remote && isCopy(info.id);
    this.advice = new Advice(
      async (seat, began) => (await home.hint?.(info.id, seat, began)) ?? null,
    );
    this.watch = new Watch(seat => home.dangers(info.id, seat));
    this.follower = new Follower({
      ui,
      own: () => this.own,
      words: () => this.words,
      player: this.player,
      seen: this.copy || home.lesson ? null : info.id,
    });
    this.pace = this.follower.pace;
    this.rewind = new Rewind((ply, eyes) => home.past(info.id, ply, eyes));
    this.replay = new Replay({
      ply: () => this.ply,
      total: () => this.total,
      visit: ply => this.visit(ply),
      hold: () => (this.lastPlayed && !still() ? this.ui.hold(this.lastPlayed) : 0),
      next: ply => this.follower.lastingAfter(ply),
      ondone: () => void this.rewind.go(null),
    });
    this.socket = new TableSocket(() => home.line(info.id), home.remote, {
      onmodel: (model, change) => this.#heard(model, change),
      ondrafted: draft => this.choosing.drafted(draft),
      onrefused: refused => {
        this.choosing.refused(refused);
        this.notice = refused;
      },
    });
    this.choosing = new Choosing(this);
  }

  /** What came before the steps that are known. */
  get archive() {
    return this.socket.archive;
  }

  get words(): GameWords<unknown, unknown, Handle> {
    return this.ui.words[language.now];
  }

  open() {
    const own = this.info.seats.filter(it => it.yours);
    // People who share a screen may come back in the middle of a secret choice.
    this.socket.open(own.length === 1 ? (own[0]?.seat ?? null) : null);
  }

  close() {
    this.socket.close();
    this.pace.stop();
    this.replay.stop();
  }

  /** The side that a seat plays, as far as it is known. */
  side = (seat: Seat): string => (this.view === undefined ? '' : this.words.seat(seat, this.view));

  /** Who sits in a seat. */
  player = (seat: Seat): string =>
    sitterName(
      this.seats.find(it => it.seat === seat),
      say(),
    );

  pick = (handle: Handle) => {
    // Who acts has seen enough.
    this.pace.catchUp();
    this.choosing.pick(handle);
  };

  /** Says of what can neither be begun nor gone on with that there is nothing to do, where something is asked. */
  tried = (handle: Handle) => {
    if (this.acting === null || this.offers.legal.length === 0) return;
    const place = this.ui.placeOf?.(handle);
    const name = place ? this.words.place(place) : this.words.handle(handle, this.view, []);
    this.notice = { code: 'idle', name };
  };

  /** What these clicks would do by themselves, as far as the seat that acts can know. */
  foresee = async (clicks: readonly Handle[]): Promise<unknown> => {
    const [offer] = this.choosing.startingWith(clicks);
    if (!offer || this.acting === null || this.choosing.draft) return null;
    const { home, info, acting } = this;
    return (await home.foresee(info.id, acting, offer.action, clicks.length)).foresight;
  };

  /** Asks what a good player would do, or puts it away. */
  hint = () => {
    if (this.#decision) void this.advice.toggle(this.#decision, this.version);
  };

  /** Has a hint thought over where others have acted since it was asked for. */
  rethink = () => {
    if (this.#decision) void this.advice.follow(this.#decision, this.version);
  };

  /** Asks what has to be feared, at each decision. */
  beware = () => {
    if (this.asked && this.acting !== null) void this.watch.look(this.acting, this.version);
  };

  /** An action that is offered, in the words of the game. */
  wordsOf = (action: string): string => {
    const path = this.offers.legal.find(it => it.action === action)?.path ?? [];
    const names = path.map((it, i) => this.words.handle(it, this.view, path.slice(0, i)));
    return names.join(' → ') || action;
  };

  /** Whether something can be taken back: of a choice in progress, the last of it. */
  readonly undoable = $derived.by(() => this.choosing.open || this.undoSeat !== null);

  undo = () => {
    if (this.choosing.open) return this.choosing.stepBack();
    if (this.undoSeat === null) return;
    this.notice = null;
    this.socket.undo(this.undoSeat, this.version);
  };

  /** The page was put aside or taken up again: what happened meanwhile is marked. */
  attend = () => this.follower.attend();

  /** The person for whom the curtain hangs has come. */
  openCurtain = () => {
    const seat = this.gaze.curtain;
    if (seat !== null) this.#opened = { seat, version: this.version };
  };

  /** Looks at a moment through some eyes; the last move through one's own eyes is now. */
  visit = async (ply: number, through?: Seat | null) => {
    const eyes = through === undefined ? this.#wantedEyes : through;
    const at = Math.max(0, Math.min(ply, this.total));
    const isNow = at === this.total && eyes === this.eyes;
    await Promise.all([
      this.rewind.go(isNow ? null : { ply: at, eyes }),
      isNow || this.archive.reach(at),
    ]);
  };

  backToNow = () => {
    this.replay.stop();
    return this.rewind.go(null);
  };

  /** Goes to a moment by hand: what was playing by itself stops. */
  jumpTo = (ply: number, through?: Seat | null) => {
    this.replay.stop();
    return this.visit(ply, through);
  };

  get #wantedEyes(): Seat | null {
    return this.rewind.moment ? this.rewind.moment.eyes : this.eyes;
  }

  #heard(model: TableModel, change: Change) {
    this.choosing.follow(model);
    const { can_undo, version } = model.now;
    if (can_undo && model.eyes !== null) this.#undoable = { seat: model.eyes, version };
    if (model.steps.at(-1)?.kind === 'taken_back') this.rewind.forget(standing(model.steps));
    this.follower.hear(model, change);
  }
}
