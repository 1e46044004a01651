/** What the prompt bar says: whose moment it is, one sentence, the buttons without a place on the board. */
import type { Catalogue } from '../i18n/index.ts';
import type { BarButton, BarMode } from './PromptBar.svelte';
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
  const isButton = (handle: string) =>
    handle.startsWith('button:') && (session.ui.inBar?.(handle) ?? true);
  const further = picked.length > 0 ? [...session.next].filter(isButton) : [];
  const name = (handle: string) =>
    words.handle(handle, view, further.includes(handle) ? picked : []);
  const open = new Set([...further, ...inOrder(offers.legal, []).filter(isButton)]);
  return [
    ...[...open].map(handle => ({ handle, name: name(handle), barred: null })),
    ...grey(offers.barred, picked)
      .filter(it => isButton(it.handle) && !open.has(it.handle))
      .map(it => ({ handle: it.handle, name: name(it.handle), barred: words.refusal(it.why) })),
  ];
}
