/** What the prompt bar says: whose moment it is, one sentence, the buttons without a place on the board. */
import type { Catalogue } from '../i18n/index.ts';
import type { BarButton, BarMode } from './PromptBar.svelte';
import type { Handle } from '../wire.ts';
import { HandleSet, keyOf } from './handles.ts';
import { grey, inOrder } from './picker.ts';
import type { TableSession } from './session.svelte.ts';

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
    return words.prompt.past(ply, session.total) + seen + turn;
  }
  if (!session.started) return words.prompt.open;
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
