/** The keys of the table page. */
import { inOrder, keyed } from './picker.ts';
import type { TableSession } from './session.svelte.ts';
import { mayTryOut, tryOut } from './what-if.ts';

interface Also {
  help: () => void;
  rules: () => void;
}

/** Where letters and digits are typed, or a window lies above, they are nobody else's. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.matches('input:not([type=range]), select, textarea') ||
    !!target.closest('dialog, [role=dialog]')
  );
}

function isCancel(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[data-cancel]') !== null;
}

/** What a key does at this moment; keys with a modifier belong to the browser. */
export function keysOf(session: TableSession, also: Also) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    if (session.gaze.curtain !== null) return;
    // A key that is held down confirms nothing, and whoever stands on Cancel means that.
    if (event.key === 'Enter' && (event.repeat || isCancel(event.target))) return;
    const act = action(event.key, session, also);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** Whether something of the others is still to be shown. */
function isShowing({ pace, past }: TableSession): boolean {
  return !past && !pace.current;
}

function pauseOrGoOn({ pace }: TableSession): () => void {
  return () => (pace.paused ? pace.resume() : pace.pause());
}

function action(key: string, session: TableSession, also: Also): (() => void) | null {
  if (key === 'Enter' && session.choosing.asks) return session.choosing.confirm;
  switch (key) {
    case 'Escape':
      if (session.choosing.open || session.notice) return session.choosing.letGo;
      return isShowing(session) ? () => session.pace.catchUp() : null;
    case 'Backspace':
      return session.choosing.open ? session.choosing.stepBack : null;
    case 'k':
    case 'K':
      return isShowing(session) ? pauseOrGoOn(session) : null;
    case 'n':
    case 'N':
      return isShowing(session) ? () => session.pace.step() : null;
    case 'l':
    case 'L':
      return isShowing(session) ? () => session.pace.catchUp() : null;
    case 'u':
    case 'U':
      return session.undo;
    case 'h':
    case 'H':
      return session.hintable ? session.hint : null;
    case 'p':
    case 'P':
      return () => (session.bare = !session.bare);
    case 'w':
    case 'W':
      return mayTryOut(session) ? () => void tryOut(session) : null;
    case 'r':
    case 'R':
      return also.rules;
    case '?':
      return also.help;
    default: {
      const handle = keyed(inOrder(session.offers.legal, session.picked), session.ui.shortcut).get(
        key,
      );
      return handle === undefined ? null : () => session.pick(handle);
    }
  }
}
