/** Whose eyes look at the table, and when a curtain falls between two people at one screen (hot seat). */
import type { Seat } from '../wire.ts';

export interface Sitting {
  /** The seats of the person, or people, at this screen. */
  own: readonly Seat[];
  /** Whom the table waits for. */
  waiting: readonly Seat[];
  /** Whose eyes look now. */
  eyes: Seat | null;
  /** Whether what is asked for must stay hidden from the others. */
  secret: boolean;
  /** Who has said "it is me" for the choice that is asked now. */
  opened: Seat | null;
}

export interface Gaze {
  /** Whose view to ask for; nothing is the public's. */
  eyes: Seat | null;
  /** Who has to sit down in front of the screen before their view is even asked for. */
  curtain: Seat | null;
}

/**
 * One seat at a screen looks with its own eyes. Several share: in the open the eyes follow the turn;
 * for a secret choice the public view stands behind a curtain until the right person has come.
 */
export function gaze({ own, waiting, eyes, secret, opened }: Sitting): Gaze {
  const [first] = own;
  if (first === undefined) return { eyes: null, curtain: null };
  if (own.length === 1) return { eyes: first, curtain: null };

  const asked = own.filter(seat => waiting.includes(seat));
  const [next] = asked;
  if (next === undefined) {
    if (secret) return { eyes: null, curtain: null };
    return { eyes: eyes !== null && own.includes(eyes) ? eyes : first, curtain: null };
  }
  if (!secret) return { eyes: eyes !== null && asked.includes(eyes) ? eyes : next, curtain: null };
  if (opened !== null && asked.includes(opened)) return { eyes: opened, curtain: null };
  return { eyes: null, curtain: next };
}
