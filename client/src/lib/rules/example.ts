/** An example as moments one after another: before the first action of a scene, and after each. */
import type { Played } from '../games/game-ui.ts';
import type { Example, ExampleScene, ExampleStep, Moment, RulesPage } from '../wire.ts';

export interface ShownMoment {
  scene: ExampleScene;
  /** Which scene, from 0. */
  sceneIdx: number;
  /** What was played to get here; nothing where a scene begins. */
  step: ExampleStep | null;
  /** The number of the action, through all scenes; where a scene begins, that of the last one before it. */
  ply: number;
  then: Moment;
  /** What was played in this scene up to here. */
  played: readonly Played[];
}

export function momentsOf(example: Example): ShownMoment[] {
  let ply = 0;
  return example.scenes.flatMap((scene, sceneIdx) => {
    const moments: ShownMoment[] = [
      { scene, sceneIdx, step: null, ply, then: scene.start, played: [] },
    ];
    let played: readonly Played[] = [];
    for (const step of scene.steps) {
      ply += 1;
      if (step.kind === 'played') played = [...played, asPlayed(step, played.length + 1)];
      if (step.kind === 'taken_back') played = played.slice(0, -1);
      moments.push({ scene, sceneIdx, step, ply, then: step.then, played });
    }
    return moments;
  });
}

/** A step as tables tell it. */
function asPlayed(step: Extract<ExampleStep, { kind: 'played' }>, version: number): Played {
  const { seat, action, events } = step;
  return { kind: 'played', version, ply: version, at: 0, seat, action, events };
}

/** Where to begin: after the action that is asked for, else before the first. */
export function startAt(moments: readonly ShownMoment[], search: string): number {
  const asked = new URLSearchParams(search).get('step');
  if (asked === null || !/^\d{1,4}$/.test(asked)) return 0;
  const found = moments.findIndex(it => it.ply === Number(asked));
  return found < 0 ? 0 : found;
}

/** The clauses that retell the example: those that link to it. */
export function retold(rules: RulesPage, example: Example): { id: string; text: string }[] {
  const clauses = rules.chapters
    .flatMap(chapter => chapter.blocks)
    .flatMap(block => (block.kind === 'clause' ? [block] : []));
  const linking = clauses.filter(it => it.text.includes(`(example:${example.name})`));
  const chosen =
    linking.length > 0 ? linking : clauses.filter(it => example.clauses.includes(it.id));
  // The way here is not shown again.
  return chosen.map(({ id, text }) => ({
    id,
    text: text
      .replaceAll(/\s*\[[^\]]+\]\(example:[^)]+\)\.?/g, '')
      .replace(/\s*\*\([^)]*\)\*$/, ''),
  }));
}
