/** What a session needs to follow the others: the pace at which steps are shown, and the account of what was missed. */
import type { AnyGameUi, GameWords, Played } from '../games/game-ui.ts';
import type { TableModel } from '../net/reducer.ts';
import type { Change } from '../net/socket.svelte.ts';
import type { Handle, Seat } from '../wire.ts';
import { accountOf, type Account, type Span } from './account.ts';
import { say } from '../i18n/index.ts';
import { captionOf, type Caption } from './caption.ts';
import { digest } from './digest.ts';
import { lookAt, TAKEN_BACK } from './look.ts';
import { Pace, type Look } from './pace.svelte.ts';
import { lastSeen, sawNow } from './seen.ts';
import { SinceThen } from './since.svelte.ts';
import { takenBack } from './story.ts';
import { tempoNow } from './tempo.ts';

interface Hooks {
  ui: AnyGameUi;
  /** The seats at this screen. */
  own: () => readonly Seat[];
  words: () => GameWords<unknown, unknown, Handle>;
  player: (seat: Seat) => string;
  /** The table at which it is remembered what was seen; nothing where no trace is left. */
  seen: string | null;
}

/** A march may begin with so many clicks that leave no line. */
const LOOKED_BACK = 12;

export class Follower {
  readonly pace: Pace;
  readonly since: SinceThen;

  /** The last version seen before the visitor was away. */
  leftAt = $state<number | null>(null);

  #hooks: Hooks;
  #heard: TableModel | null = null;
  /** The last version that was seen before the page was put aside. */
  #asideAt: number | null = null;

  /** The step that is brought to light before the pieces move. */
  readonly unveiled: Played | null = $derived.by(() => {
    const last = this.pace.coming?.steps.at(-1);
    return last?.kind === 'played' ? last : null;
  });

  /** What is written under the last step of the others that was shown, as long as it is looked at. */
  readonly caption: Caption | null = $derived.by(() => {
    const { shown, settled, coming } = this.pace;
    if (!shown || settled || coming) return null;
    for (const step of shown.steps.slice(-LOOKED_BACK).toReversed()) {
      const span = { after: step.version - 1, upTo: step.version };
      const account = this.accountOf(shown, span, this.#hooks.own());
      if (account) return captionOf(account);
      if (this.#isOwn(step.seat)) return null;
    }
    return null;
  });

  /** What happened since the last turn, or since somebody was away. */
  readonly account: Account | null = $derived.by(() => {
    const since = this.since.now;
    const model = this.pace.shown;
    const own = since?.seat == null ? [] : [since.seat];
    return since && model ? this.accountOf(model, since, own) : null;
  });

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
    this.pace = new Pace({
      look: model => this.#lookAt(model),
      own: model => this.#isOwn(model.steps.at(-1)?.seat),
      tempo: tempoNow,
      onshow: model => this.#shown(model),
    });
    this.since = new SinceThen({
      turnOf: hooks.ui.follow?.turnOf ?? null,
      tells: (model, span) => this.accountOf(model, span, hooks.own()) !== null,
    });
  }

  /** Takes a model in; a whole one is not the last with a step added, and is shown at once. */
  hear(model: TableModel, { whole, back }: Change) {
    const { seen: table } = this.#hooks;
    const before = this.pace.shown?.now.version;
    const seen = before ?? (table === null ? 0 : lastSeen(table));
    if (document.hidden) this.#asideAt ??= before ?? null;
    this.since.heard(this.#heard, model);
    this.#heard = model;
    if (whole) this.pace.jump(model);
    else this.pace.follow(model);
    if (back && seen > 0 && seen < model.now.version) this.#wasAway(seen);
  }

  /** The page was put aside or taken up again: nothing is shown to nobody, and what happened meanwhile is told. */
  attend() {
    const shown = this.pace.shown?.now.version;
    if (document.hidden && !this.pace.current) this.#asideAt ??= shown ?? null;
    if (document.hidden) return this.pace.catchUp();
    const left = this.#asideAt;
    if (left === null || shown === undefined) return;
    this.#asideAt = null;
    this.#wasAway(left);
    this.#saw(shown);
  }

  /** What happened in some steps, for those who sit in these seats. */
  accountOf({ steps, now }: TableModel, span: Span, own: readonly Seat[]): Account | null {
    const { ui, words, player } = this.#hooks;
    const tell = (step: Played) => words().tell(step, player);
    return accountOf(steps, span, { own, view: now.view, follow: ui.follow, tell });
  }

  /** Some steps in few words, to be heard. */
  digestOf(span: Span): string {
    const model = this.pace.shown;
    if (!model) return '';
    const { eyes } = model;
    const all = this.accountOf(model, span, []);
    const own = all?.deeds.find(deed => deed.seat !== null && deed.seat === eyes)?.gist ?? [];
    const others = this.accountOf(model, span, eyes === null ? [] : [eyes]);
    const said = own.map(line => line.text);
    return digest(others, said, n => say().follow.more(n));
  }

  /** The next move of which a line is left: many clicks may lead to one march. */
  lastingAfter(ply: number): number {
    const { words, player } = this.#hooks;
    const steps = this.pace.shown?.steps ?? [];
    const undone = takenBack(steps);
    const next = steps.find(
      step =>
        step.kind === 'played' &&
        step.ply > ply &&
        !undone.has(step.version) &&
        words()
          .tell(step, player)
          .some(line => line.weight !== 'fleeting'),
    );
    return next?.ply ?? ply + 1;
  }

  #wasAway(left: number) {
    this.leftAt = left;
    if (this.pace.shown) this.since.wasAway(left, this.pace.shown);
  }

  #saw(version: number) {
    const { seen } = this.#hooks;
    if (seen !== null) sawNow(seen, version);
  }

  #isOwn(seat: Seat | undefined): boolean {
    return seat !== undefined && this.#hooks.own().includes(seat);
  }

  #shown(model: TableModel) {
    if (!document.hidden) this.#saw(model.now.version);
    if (this.pace.current) this.since.shown(model);
  }

  #lookAt(model: TableModel): Look {
    const { ui, words, player } = this.#hooks;
    const last = model.steps.at(-1);
    if (last?.kind !== 'played') return TAKEN_BACK;
    return lookAt(last, ui, words().tell(last, player), this.#isOwn(last.seat));
  }
}
