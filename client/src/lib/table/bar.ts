/** What the prompt bar says: whose moment it is, one sentence, the buttons without a place on the board. */
import type { Catalogue } from '../i18n/index.ts';
import type { Played } from '../games/game-ui.ts';
import type { BarButton, BarMode } from './PromptBar.svelte';
import type { Handle } from '../wire.ts';
import { HandleSet, keyOf } from './handles.ts';
import { grey, inOrder } from './picker.ts';
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

/**
 * Buttons stay where they are while a piece is picked: pressing one starts anew. Those that go on with
 * what was picked come before them.
 */
export function buttonsOf(session: TableSession): BarButton[] {
  const { offers, view, words, picked } = session;
  const inBar = (handle: Handle) => session.ui.inBar?.(handle) ?? false;
  const further = new HandleSet(picked.length > 0 ? [...session.next].filter(inBar) : []);
  const button = (handle: Handle, barred: string | null) => {
    const name = words.handle(handle, view, further.has(handle) ? picked : []);
    return { key: keyOf(handle), handle, name, barred };
  };
  const open = new HandleSet([...further, ...inOrder(offers.legal, []).filter(inBar)]);
  return [
    ...[...open].map(handle => button(handle, null)),
    ...grey(offers.barred, picked)
      .filter(it => inBar(it.handle) && !open.has(it.handle))
      .map(it => button(it.handle, words.refusal(it.why))),
  ];
}
