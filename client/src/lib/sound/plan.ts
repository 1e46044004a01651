/** Which sound belongs to what happens: nothing here makes a noise. */
import type { Follow } from '../games/following.ts';
import type { Played } from '../games/game-ui.ts';
import type { Sound } from './sound.ts';

/** Sounds that come closer upon one another than this, in milliseconds, are one noise. */
const APART = 150;

/** Where several things happen at once, the weightiest is heard. */
const WEIGHTIEST: readonly Sound[] = ['capture', 'dice', 'march'];

/** How things stand at a moment. */
export interface Moment {
  /** The step that has just happened before one's eyes; nothing where it was jumped over. */
  news: Played | null;
  /** Whether the table waits for somebody at this screen. */
  asked: boolean;
  over: boolean;
  /** Milliseconds on any clock. */
  at: number;
}

export class Plan {
  #follow: Follow<never> | undefined;
  #before: Moment | null = null;
  #lastAt = -APART;

  constructor(follow: Follow<never> | undefined) {
    this.#follow = follow;
  }

  /** What is to be heard now. A page that has just been opened is silent, however things stand. */
  hear(moment: Moment): Sound | null {
    const before = this.#before;
    this.#before = moment;
    const sound = before && this.#soundOf(before, moment);
    if (!sound || moment.at - this.#lastAt < APART) return null;
    this.#lastAt = moment.at;
    return sound;
  }

  #soundOf(before: Moment, { news, asked, over }: Moment): Sound | null {
    if (over && !before.over) return 'end';
    if (asked && !before.asked) return 'turn';
    if (!news || news.version === before.news?.version) return null;
    const heard = news.events.map(it => this.#follow?.sound(it.event));
    return WEIGHTIEST.find(it => heard.includes(it)) ?? null;
  }
}
