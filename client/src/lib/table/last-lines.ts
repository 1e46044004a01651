/** What happened last, in the words of the log: how a game ended, or else all that was said of it. */
import type { Played } from '../games/game-ui.ts';
import type { StepMsg } from '../wire.ts';
import type { Told } from './story.ts';

/** What is only under way is left out. */
export function lastLines(steps: readonly StepMsg[], tell: (step: Played) => Told[]): string[] {
  const lasting = (step: Played) => tell(step).filter(line => line.weight !== 'fleeting');
  const last = steps.findLast(
    (step): step is Played => step.kind === 'played' && lasting(step).length > 0,
  );
  const lines = last ? lasting(last) : [];
  const verdict = lines.filter(line => line.verdict);
  return (verdict.length > 0 ? verdict : lines).map(line => line.text);
}
