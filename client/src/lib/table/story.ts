/** The log: steps told line by line, gathered into turns, with what was taken back marked. */
import type { Played } from '../games/game-ui.ts';
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
  /** The move that it begins with, as links and the strip count: it is known before what came earlier is. */
  number: number;
  lines: readonly Line[];
}

export interface Teller {
  /** The lines of a step that was played. */
  played: (step: Played) => readonly Told[];
  /** The line of a step that was taken back. */
  takenBack: (seat: Seat) => string;
}

/** A story as far as it is told. */
export interface Tale {
  turns: readonly Turn[];
  /** The actions that stand. */
  standing: readonly Played[];
}

/**
 * Tells a story and goes on where it was (incrementally): a step more costs its own lines, however long the story is.
 * Steps may come to stand before those that are known, or become others; then the lines of the rest are kept.
 */
export class Story {
  #teller: Teller | null = null;
  #lines = new WeakMap<StepMsg, Line[]>();
  #steps: readonly StepMsg[] = [];
  #tale: Tale = { turns: [], standing: [] };

  tell(steps: readonly StepMsg[], teller: Teller): Tale {
    const sameWords = teller === this.#teller;
    if (sameWords && steps === this.#steps) return this.#tale;
    if (!sameWords) this.#lines = new WeakMap();
    this.#teller = teller;
    const known = sameWords && goesOn(this.#steps, steps) ? this.#steps.length : 0;
    const telling = new Telling(known > 0 ? this.#tale : { turns: [], standing: [] });
    for (const [i, step] of steps.entries()) {
      if (i < known) continue;
      if (isBackWith(steps[i - 1], step)) telling.untellLast();
      telling.add(step, this.#linesOf(step, teller));
    }
    this.#steps = steps;
    this.#tale = { turns: telling.turns, standing: telling.standing };
    return this.#tale;
  }

  #linesOf(step: StepMsg, teller: Teller): readonly Line[] {
    const known = this.#lines.get(step);
    if (known) return known;
    const { version, ply, seat } = step;
    const told: readonly Told[] =
      step.kind === 'played'
        ? teller.played(step)
        : [{ weight: 'plain', text: teller.takenBack(seat), places: [], rules: [] }];
    const lines = told.map((line, i) => {
      return { ...line, key: `${version}.${i}`, version, ply, seat, undone: false };
    });
    this.#lines.set(step, lines);
    return lines;
  }
}

/** A tale while steps are added: what stood before is copied where it changes, for others may still look at it. */
class Telling {
  readonly turns: Turn[];
  readonly standing: Played[];
  /** The lines of turns that are this telling's own. */
  #own = new Map<Turn, Line[]>();

  constructor({ turns, standing }: Tale) {
    this.turns = [...turns];
    this.standing = [...standing];
  }

  add(step: StepMsg, lines: readonly Line[]) {
    if (step.kind === 'played') this.standing.push(step);
    else for (const gone of fallen(this.standing, step.ply)) this.#strike(gone.version);
    // A line that says what is under way stays only while nothing has come of it.
    const lasting = lines.findLastIndex(line => line.weight !== 'fleeting');
    if (lasting >= 0) this.#dropFleeting();
    for (const [i, line] of lines.entries()) {
      if (line.weight !== 'fleeting' || i > lasting) this.#place(line);
    }
  }

  /** What was told last is told by what follows it. */
  untellLast() {
    if (this.turns.length > 0) this.#dropLast();
  }

  #place(line: Line) {
    if (line.weight === 'turn' || this.turns.length === 0) {
      const lines = [line];
      const turn = { number: line.ply, lines };
      this.#own.set(turn, lines);
      this.turns.push(turn);
    } else {
      this.#write(this.turns.length - 1).push(line);
    }
  }

  /** Marks the lines of a version as taken back. */
  #strike(version: number) {
    for (let at = this.turns.length - 1; at >= 0; at--) {
      const { lines } = this.turns[at] ?? { lines: [] };
      if ((lines.at(-1)?.version ?? 0) < version) return;
      if ((lines[0]?.version ?? 0) > version) continue;
      const own = this.#write(at);
      for (const [i, line] of own.entries()) {
        if (line.version === version) own[i] = { ...line, undone: true };
      }
    }
  }

  #dropFleeting() {
    while (this.turns.at(-1)?.lines.at(-1)?.weight === 'fleeting') this.#dropLast();
  }

  #dropLast() {
    const lines = this.#write(this.turns.length - 1);
    lines.pop();
    if (lines.length === 0) this.turns.pop();
  }

  #write(at: number): Line[] {
    const turn = this.turns[at];
    if (!turn) return [];
    const known = this.#own.get(turn);
    if (known) return known;
    const lines = [...turn.lines];
    const own = { ...turn, lines };
    this.#own.set(own, lines);
    this.turns[at] = own;
    return lines;
  }
}

/** Whether some steps are those that are known, with others after them. */
function goesOn(known: readonly StepMsg[], steps: readonly StepMsg[]): boolean {
  return known.length <= steps.length && known.every((step, i) => step === steps[i]);
}

/** Whether two steps were taken back at once: then they are told in one line. */
function isBackWith(step: StepMsg | undefined, next: StepMsg): boolean {
  const together = step?.kind === 'taken_back' && next.kind === 'taken_back';
  return together && next.at === step.at && next.seat === step.seat;
}

/** Takes off the end what does not stand any more once so many actions do, the last one first. */
function fallen(standing: Played[], ply: number): Played[] {
  const gone: Played[] = [];
  while ((standing.at(-1)?.ply ?? 0) > ply) {
    const last = standing.pop();
    if (last) gone.push(last);
  }
  return gone;
}

/** The versions that were taken back later. */
export function takenBack(steps: readonly StepMsg[]): Set<number> {
  const standing: Played[] = [];
  const undone = new Set<number>();
  for (const step of steps) {
    if (step.kind === 'played') standing.push(step);
    else for (const gone of fallen(standing, step.ply)) undone.add(gone.version);
  }
  return undone;
}

/** How many actions stand. */
export function standing(steps: readonly StepMsg[]): number {
  return steps.at(-1)?.ply ?? 0;
}

/** The step that stands as action number `ply`, if it is still there. */
export function stepAt(steps: readonly StepMsg[], ply: number): Played | undefined {
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at];
    // Since a step with fewer has come, nothing before it stands as this one.
    if (!step || step.ply < ply) return undefined;
    if (step.kind === 'played' && step.ply === ply) return step;
  }
  return undefined;
}

/** The steps after a version: only the end of the story is looked at. */
export function stepsAfter(steps: readonly StepMsg[], version: number): readonly StepMsg[] {
  return steps.slice(Math.max(0, version + 1 - (steps[0]?.version ?? 0)));
}

/** Those of the actions that stand which lead up to `ply`. */
export function upTo(standing: readonly Played[], ply: number): readonly Played[] {
  const count = ply + 1 - (standing[0]?.ply ?? 0);
  return count >= standing.length ? standing : standing.slice(0, Math.max(0, count));
}
