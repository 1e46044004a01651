/** The log as it was at an earlier move. */
import { stepAt, type Turn } from '../table/story.ts';
import type { StepMsg } from '../wire.ts';

/** What had been told when `ply` actions stood: nothing later, and nothing of how it ended. */
export function asOf(turns: readonly Turn[], steps: readonly StepMsg[], ply: number): Turn[] {
  const last = ply === 0 ? 0 : (stepAt(steps, ply)?.version ?? 0);
  const at = turns.findLastIndex(turn => (turn.lines[0]?.version ?? 0) <= last);
  const open = turns[at];
  if (!open) return [];
  return [
    ...turns.slice(0, at),
    { ...open, lines: open.lines.filter(line => line.version <= last) },
  ];
}
