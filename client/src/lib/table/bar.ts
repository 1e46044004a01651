/** What the prompt bar says: whose moment it is, one sentence, the buttons without a place on the board. */
import type { Catalogue } from '../i18n/index.ts';
import type { Played } from '../games/game-ui.ts';
import type { Refused } from '../net/socket.svelte.ts';
import type { BarButton, BarMode } from './PromptBar.svelte';
import type { Handle } from '../wire.ts';
import { HandleSet, keyOf } from './handles.ts';
import { slots, type Slot } from './picker.ts';
import type { TableSession } from './session.svelte.ts';

/** How many lines of a move the bar tells. */
const PAST_LINES = 2;

export function modeOf(session: TableSession): BarMode {
  const { status } = session.socket;
  if (status === 'offline') return 'offline';
  if (session.past) return 'past';
  if (session.over) return 'over';
  return session.asked ? 'yours' : 'waiting';
}

export function sentenceOf(session: TableSession, words: Catalogue): string {
  const { socket, rewind, view, waiting, eyes, asked } = session;
  if (socket.status === 'offline') return words.prompt.offline;
  if (view === undefined) return words.prompt.connecting;
  if (rewind.moment) {
    const { ply, eyes: through } = rewind.moment;
    const seen =
      through === eyes
        ? ''
        : ` ${through === null ? words.prompt.eyesPublic : words.prompt.eyes(session.side(through))}`;
    const turn = session.awaited ? ` ${words.prompt.turn}` : '';
    const told = session.lastPlayed ? linesOf(session, session.lastPlayed) : '';
    return words.prompt.past(ply, session.total) + told + seen + turn;
  }
  // A final count is played before anybody is named.
  if (session.over && !session.pace.settled) return words.ending.coming;
  if (!session.started) return words.prompt.open;
  // One sentence for all that is shown: who listens hears it once.
  if (!session.pace.current) return session.turnToCome ? words.follow.thenYou : words.follow.shown;
  const thinker = waiting.find(seat =>
    session.seats.some(it => it.seat === seat && it.sitter.kind === 'computer'),
  );
  if (!asked && thinker !== undefined && waiting.length === 1) {
    return words.prompt.thinking(`${session.side(thinker)}, ${session.player(thinker)},`);
  }
  return session.words.prompt(view, {
    seat: eyes,
    yours: asked,
    picked: session.picked,
    player: session.player,
  });
}

/** What happened at a move, as much of it as the bar has room for; the log has the rest. */
function linesOf(session: TableSession, step: Played): string {
  const lines = session.words.tell(step, session.player).slice(0, PAST_LINES);
  return lines.map(line => ` ${line.text}`).join('');
}

/** Where no place can be chosen, and for all that come to mind the reason is the same, that reason. */
export function stuckOf(session: TableSession): Refused | null {
  const { asked, picked, next, offers, ui } = session;
  const isPlace = (handle: Handle) => (ui.placeOf?.(handle) ?? null) !== null;
  if (!asked || picked.length > 0 || [...next].some(isPlace)) return null;
  const shut = offers.barred.filter(it => !it.in_sight && isPlace(it.handle));
  const [first] = shut;
  const reason = JSON.stringify(first?.why);
  if (!first || shut.some(it => JSON.stringify(it.why) !== reason)) return null;
  return { code: 'illegal', rule: first.rule, why: first.why };
}

/** Whether the choice has a button of its own in the bar, whatever is picked. */
export function standsInBar(session: TableSession, handle: Handle): boolean {
  return session.ui.inBar?.(handle) ?? false;
}

/**
 * Buttons stay where they are, from first to last, whether they can be pressed or not, also while a piece is picked:
 * pressing one starts anew. Those that go on with what was picked come before them.
 */
export function buttonsOf(session: TableSession, narrow = false): BarButton[] {
  const { offers, view, words, picked } = session;
  // On a phone there is room for one question: its answers stand in their own list, and Cancel leads back to these.
  if (narrow && picked.length > 0) return [];
  const inBar = ({ handle }: { handle: Handle }) => standsInBar(session, handle);
  const further = picked.length > 0 ? slots(offers, picked).filter(inBar) : [];
  const goesOn = new HandleSet(further.map(it => it.handle));
  const lasting = slots(offers, []).filter(it => inBar(it) && !goesOn.has(it.handle));
  const button = ({ handle, barred }: Slot<unknown, Handle>, after: readonly Handle[]) => ({
    key: keyOf(handle),
    handle,
    name: words.handle(handle, view, after),
    barred: barred && words.refusal(barred.why),
  });
  return [...further.map(it => button(it, picked)), ...lasting.map(it => button(it, []))];
}
