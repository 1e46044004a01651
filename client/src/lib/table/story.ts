/** The log: steps told line by line, gathered into turns, with what was taken back marked. */
import type { Seat, StepMsg } from '../wire.ts';

/** Where a line stands in the story. */
export type Weight =
  /** Begins a new turn. */
  | 'turn'
  /** Belongs to a conflict within the turn. */
  | 'conflict'
  /** Belongs to the turn. */
  | 'plain'
  /** Says that something is under way; untold as soon as something came of it. */
  | 'fleeting';

/** One line that a game makes of an event. */
export interface Told {
  weight: Weight;
  text: string;
  /** Whether it says how the game ended. */
  verdict?: boolean;
  /** The places it is about, to be shown on the map. */
  places: readonly string[];
  /** The clauses behind it, where any is worth reading. */
  rules: readonly string[];
}

export interface Line extends Told {
  key: string;
  version: number;
  /** What a link to this move names. */
  ply: number;
  seat: Seat;
  /** Whether it was taken back. */
  undone: boolean;
}

export interface Turn {
  /** From 1, counting the turns that stand. */
  number: number;
  lines: Line[];
}

interface Teller {
  /** The lines of a step that was played. */
  played: (step: Extract<StepMsg, { kind: 'played' }>) => readonly Told[];
  /** The line of a step that was taken back. */
  takenBack: (seat: Seat) => string;
}

/** Tells the whole story. */
export function tell(steps: readonly StepMsg[], teller: Teller): Turn[] {
  const undone = takenBack(steps);
  const lines = steps.flatMap(step => linesOf(step, undone.has(step.version), teller));
  return gather(withoutFleeting(lines));
}

/** The versions that were taken back later. */
export function takenBack(steps: readonly StepMsg[]): Set<number> {
  const standing: number[] = [];
  const undone = new Set<number>();
  for (const step of steps) {
    if (step.kind === 'played') {
      standing.push(step.version);
      continue;
    }
    const last = standing.pop();
    if (last !== undefined) undone.add(last);
  }
  return undone;
}

/** How many actions stand. */
export function standing(steps: readonly StepMsg[]): number {
  return steps.at(-1)?.ply ?? 0;
}

/** The step that stands as action number `ply`, if it is still there. */
export function stepAt(steps: readonly StepMsg[], ply: number) {
  const undone = takenBack(steps);
  return steps.find(
    (step): step is Extract<StepMsg, { kind: 'played' }> =>
      step.kind === 'played' && step.ply === ply && !undone.has(step.version),
  );
}

function linesOf(step: StepMsg, undone: boolean, teller: Teller): Line[] {
  const { version, ply, seat } = step;
  const told: readonly Told[] =
    step.kind === 'played'
      ? teller.played(step)
      : [{ weight: 'plain', text: teller.takenBack(seat), places: [], rules: [] }];
  return told.map((line, i) => ({ ...line, key: `${version}.${i}`, version, ply, seat, undone }));
}

/** A line that says what is under way stays only while nothing has come of it. */
function withoutFleeting(lines: readonly Line[]): Line[] {
  const lastLasting = lines.findLastIndex(line => line.weight !== 'fleeting');
  return lines.filter((line, i) => line.weight !== 'fleeting' || (i > lastLasting && !line.undone));
}

function gather(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  let number = 0;
  for (const line of lines) {
    const open = turns.at(-1);
    if (line.weight === 'turn' || !open) {
      // A turn that was taken back is played again under the same number.
      if (!line.undone) number += 1;
      turns.push({ number: line.undone ? number + 1 : number, lines: [line] });
    } else {
      open.lines.push(line);
    }
  }
  return turns;
}
