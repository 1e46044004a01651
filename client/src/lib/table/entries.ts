/** The list of choices: what can be chosen next and what is barred, each in its place, in the words of the game. */
import { rulesAddress } from '../addresses.ts';
import type { Handle } from '../wire.ts';
import { standsInBar } from './bar.ts';
import { keyOf } from './handles.ts';
import { behind, inOrder, keyed, slots } from './picker.ts';
import type { TableSession } from './session.svelte.ts';

export interface Entry {
  handle: Handle;
  /** What it is and what it holds. */
  name: string;
  /** The same in a word or two, where there is no room. */
  short: string;
  /** The key that chooses it. */
  key?: string | undefined;
  /** Why it cannot be chosen now. */
  barred?: Refusal | null;
}

interface Refusal {
  why: string;
  rule: string;
  /** Where the clause can be read. */
  href: string;
}

/** Without a board, what a click plays is said in the game's own notation as soon as it is clear. */
export function nameOf(session: TableSession, handle: Handle): string {
  const [only, ...others] = behind(session.offers.legal, session.picked, handle);
  return only && others.length === 0 && !session.ui.Board
    ? only.action
    : session.words.handle(handle, session.view, session.picked);
}

export function entriesOf(session: TableSession): Entry[] {
  const { offers, picked, words, ui, info } = session;
  const keys = new Map(
    [...keyed(inOrder(offers.legal, picked), ui.shortcut)].map(([key, it]) => [keyOf(it), key]),
  );
  return slots(offers, picked, ui.rank).map(({ handle, barred }) => {
    const name = nameOf(session, handle);
    const place = ui.placeOf?.(handle);
    return {
      handle,
      name,
      short: place ? words.place(place) : name,
      key: barred ? undefined : keys.get(keyOf(handle)),
      barred: barred && {
        why: words.refusal(barred.why),
        rule: barred.rule,
        href: rulesAddress(info.game, barred.rule),
      },
    };
  });
}

/** What answers the question just asked, where the bar below has the buttons that always stand there. */
export function answersOf(session: TableSession): Entry[] {
  const lasting = (handle: Handle) => standsInBar(session, handle) && session.picked.length === 0;
  return entriesOf(session).filter(it => !lasting(it.handle));
}
