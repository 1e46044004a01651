/**
 * What is being chosen, before it is a move: clicks that narrow the offers, and actions that are put together
 * on a copy at the table, which tells nobody. The game says what has only begun; nothing here decides it.
 */
import type { AnyGameUi } from '../games/game-ui.ts';
import { unfold, type Offers } from '../net/offers.ts';
import type { TableModel } from '../net/reducer.ts';
import type { Refused, TableSocket } from '../net/socket.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { DraftInfo, Handle, OffersTree, Seat } from '../wire.ts';
import type { Follower } from './follower.svelte.ts';
import { same, type HandleSet } from './handles.ts';
import { choices, grey, keep, pick, startingWith } from './picker.ts';
import type { Idle } from './idle.ts';

const NO_OFFERS: Offers<unknown> = { legal: [], barred: [] };

/** What choosing needs of the table. */
export interface Chooser {
  /** Who may choose here and now. */
  readonly acting: Seat | null;
  readonly version: number;
  /** What is offered at the table; nothing while nobody may choose. */
  readonly offered: Offers<unknown>;
  readonly socket: Pick<TableSocket, 'pending' | 'play' | 'draft'>;
  readonly ui: Pick<AnyGameUi, 'obvious'>;
  /** Why the last thing that was tried did not work. */
  notice: Refused | Idle | null;
  /** Says of what can neither be begun nor gone on with that there is nothing to do. */
  tried: (handle: Handle) => void;
  /** Who plays has read what happened while they were away. */
  readonly follower: Pick<Follower, 'leftAt'>;
}

export class Choosing {
  #clicks = $state.raw<Handle[]>([]);
  #begun = $state.raw<DraftInfo | null>(null);
  #asked = $state.raw<DraftInfo | null>(null);
  #table: Chooser;
  /** Who waits to hear what has become of a draft. */
  #waiting: ((drafted: boolean) => void) | null = null;

  constructor(table: Chooser) {
    this.#table = table;
  }

  /** What has been begun, with what its player sees and is offered there. */
  readonly draft: DraftInfo | null = $derived.by(() => this.#own(this.#begun));
  /** A choice that is whole and waits to be confirmed. */
  readonly asks: DraftInfo | null = $derived.by(() => this.#own(this.#asked));

  readonly #unfolded = $derived.by(() => {
    const tree = this.draft?.offers as OffersTree<Handle, unknown> | null | undefined;
    return tree ? unfold(tree) : null;
  });
  readonly offers: Offers<unknown> = $derived.by(() => {
    // What is put together stays where it is while the table thinks about the next piece of it.
    if (this.#unfolded) return this.#unfolded;
    return this.#busy ? NO_OFFERS : this.#table.offered;
  });
  readonly picked: readonly Handle[] = $derived.by(() => keep(this.offers.legal, this.#clicks));
  readonly next: HandleSet = $derived.by(() => choices(this.offers.legal, this.picked).next);
  /** Whether there is something that can be let go. */
  readonly open = $derived.by(() => this.picked.length > 0 || !!this.draft || !!this.asks);

  pick = (handle: Handle) => {
    this.#table.notice = null;
    this.#asked = null;
    if (this.#startsAnew(handle)) return;
    const barred = grey(this.offers.barred, this.picked).find(it => same(it.handle, handle));
    if (barred && !this.next.has(handle) && !same(this.picked.at(-1), handle)) {
      this.#table.notice = { code: 'illegal', rule: barred.rule, why: barred.why };
      return;
    }
    const { acting, version, socket, ui } = this.#table;
    const { clicks, chosen } = pick(this.offers.legal, this.picked, handle, ui.obvious);
    const nothing = clicks.length === 0 && !chosen;
    if (nothing && !same(this.picked.at(-1), handle)) this.#table.tried(handle);
    this.#clicks = clicks;
    if (!chosen || acting === null || this.#busy) return;
    this.#table.follower.leftAt = null;
    const lasting = settings.confirm === 'on';
    const hold = { begun: true, lasting, waiving: settings.passing === 'on' };
    socket.play(acting, chosen.action, version, { before: actionsOf(this.draft), hold });
  };

  /** Takes these clicks instead of those so far, if they lead somewhere. */
  arrange = (handles: readonly Handle[]): boolean => {
    const leads = keep(this.offers.legal, handles).length === handles.length;
    if (leads) {
      this.#table.notice = null;
      this.#clicks = [...handles];
    }
    return leads;
  };

  /** The offers that the clicks leave open. */
  startingWith = (clicks: readonly Handle[]) => startingWith(this.offers.legal, clicks);

  /** Puts these actions together instead; tells whether they can be. Without any, all is let go. */
  redraft = (actions: readonly string[]): Promise<boolean> => {
    const { acting, version, socket } = this.#table;
    if (acting === null || this.#busy) return Promise.resolve(false);
    this.#table.notice = null;
    if (actions.length === 0) {
      this.letGo();
      return Promise.resolve(true);
    }
    return new Promise(resolve => {
      this.#waiting = resolve;
      socket.draft(acting, [...actions], version);
    });
  };

  /** Lets the last of it go. */
  stepBack = () => {
    if (this.asks) this.#asked = null;
    else if (this.picked.length > 0) this.#clicks = this.picked.slice(0, -1);
    else void this.redraft(actionsOf(this.draft).slice(0, -1));
  };

  /** Lets everything go: it was no move, and nobody has heard of it. */
  letGo = () => {
    this.#clicks = [];
    this.#begun = this.#asked = null;
    this.#table.notice = null;
  };

  /** Plays what was asked about. */
  confirm = () => {
    const before = actionsOf(this.asks);
    const last = before.pop();
    if (!this.asks || last === undefined || this.#busy) return;
    this.#table.socket.play(this.asks.seat, last, this.#table.version, { before });
  };

  /** The table says what a choice would be. */
  drafted(draft: DraftInfo) {
    if (draft.stage === 'begun') [this.#begun, this.#asked] = [draft, null];
    else this.#asked = draft;
    this.#clicks = [];
    this.#answered(true);
  }

  /** The table refuses. What a rule forbids leaves what was begun before it; all else takes it along. */
  refused({ code }: Refused) {
    this.#asked = null;
    if (code !== 'illegal') this.#begun = null;
    this.#answered(false);
  }

  /** The table has moved on: a choice that was made is none any more, one in progress is looked at anew. */
  follow({ steps, now }: TableModel) {
    const draft = this.#asked ?? this.#begun;
    if (!draft || draft.version === now.version) return;
    const lastOwn = steps.findLast(it => it.seat === draft.seat)?.version ?? 0;
    const acted = lastOwn > draft.version;
    this.#asked = null;
    if (acted) this.#begun = null;
    else if (this.#begun && !this.#busy) {
      this.#table.socket.draft(draft.seat, actionsOf(this.#begun), now.version);
    }
  }

  /** Whether the table has not answered yet. */
  get #busy(): boolean {
    return this.#table.socket.pending !== null;
  }

  /** Whoever may not choose here and now sees nothing of what they have begun. */
  #own(draft: DraftInfo | null): DraftInfo | null {
    return draft && draft.seat === this.#table.acting ? draft : null;
  }

  /** A click on what began it lets it go; one on what would begin something else begins that. */
  #startsAnew(handle: Handle): boolean {
    const { draft } = this;
    if (!draft || this.next.has(handle) || this.picked.length > 0) return false;
    const [first] = draft.actions;
    const began = same((first?.path as Handle[] | undefined)?.[0], handle);
    const begins = choices(this.#table.offered.legal, []).next.has(handle);
    if (began || begins) this.letGo();
    return began;
  }

  #answered(drafted: boolean) {
    this.#waiting?.(drafted);
    this.#waiting = null;
  }
}

/** What a draft is made of, in notation. */
function actionsOf(draft: DraftInfo | null): string[] {
  return draft?.actions.map(it => it.action) ?? [];
}
