/** How far somebody is in each lesson: remembered in this browser alone. */
import { recall, remember } from '../memory.ts';

interface Progress {
  /** What fulfilled each step so far. */
  done: readonly string[];
  /** Whether it was once done to its end. */
  finished: boolean;
}

const key = (game: string) => `lesson.${game}`;

const NOTHING: Progress = { done: [], finished: false };

export function progressOf(game: string): Progress {
  try {
    const kept = JSON.parse(recall(key(game)) ?? 'null') as Partial<Progress> | null;
    const done = Array.isArray(kept?.done) ? kept.done.filter(it => typeof it === 'string') : [];
    return { done, finished: kept?.finished === true };
  } catch {
    return NOTHING;
  }
}

/** What was once finished stays so, whoever begins again. */
export function keepProgress(game: string, done: readonly string[], finished: boolean): void {
  const before = progressOf(game).finished;
  remember(key(game), JSON.stringify({ done, finished: finished || before }));
}
