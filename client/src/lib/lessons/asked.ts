/** What the engine of this page is asked about a lesson. */
import { engine } from '../local/engine.ts';
import type { LessonReply } from '../protocol/registry.ts';
import type { Foreseen } from '../wire.ts';

export interface Asked {
  /** Where somebody stands who has done so much, and what comes of what they try. */
  lesson(
    game: string,
    done: string[],
    tried: string | null,
    from: number | null,
  ): Promise<LessonReply>;
  lessonForesee(game: string, done: string[], action: string, clicks: number): Promise<Foreseen>;
  lessonRecord(game: string, done: string[]): Promise<unknown>;
}

export const asked: Asked = {
  lesson: (...about) => engine.call('lesson', ...about),
  lessonForesee: (...about) => engine.call('lessonForesee', ...about),
  lessonRecord: (...about) => engine.call('lessonRecord', ...about),
};
