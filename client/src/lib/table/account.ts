/** What happened between two moments, for one pair of eyes: first what touches them, then what each of the others did. */
import type { AnyGameUi, Played } from '../games/game-ui.ts';
import type { Seat, StepMsg } from '../wire.ts';
import { takenBack, type Line, type Told } from './story.ts';

/** What somebody did, or what happened by itself. */
export interface Deed {
  /** Nobody where it happened by itself. */
  seat: Seat | null;
  lines: Line[];
  /** The lines that say most, to be read where there is no room for all. */
  gist: Line[];
  /** Whether they deserve a moment of their own. */
  grave: boolean;
}

export interface Account {
  /** What touches whoever reads it. */
  mine: Line[];
  deeds: Deed[];
  /** How many actions stood before it, and after it. */
  from: number;
  to: number;
}

/** The steps that an account is about: those after `after` up to `upTo`. */
export interface Span {
  after: number;
  upTo: number;
}

interface Reader {
  /** The seats whose account it is. */
  own: readonly Seat[];
  view: unknown;
  follow: AnyGameUi['follow'];
  tell: (step: Played) => readonly Told[];
}

/** How many lines say most. */
const GIST = 2;

/** Nothing where the others did nothing that lasts. */
export function accountOf(
  steps: readonly StepMsg[],
  { after, upTo }: Span,
  reader: Reader,
): Account | null {
  const undone = takenBack(steps);
  const played = steps.filter(
    (step): step is Played =>
      step.kind === 'played' &&
      step.version > after &&
      step.version <= upTo &&
      !undone.has(step.version),
  );
  const pieces = played.flatMap(step => piecesOf(step, reader));
  const told = pieces.filter(it => it.line.weight !== 'fleeting');
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last) return null;
  return {
    mine: told.flatMap(it => (it.mine ? it.line : [])),
    deeds: deedsOf(told),
    from: Math.max(0, first.line.ply - 1),
    to: last.line.ply,
  };
}

/** A line, whose doing it tells and what it is worth. */
interface Piece {
  line: Line;
  doer: Seat | null;
  mine: boolean;
  grave: boolean;
}

/** A step cut where its doer changes, or whom it touches: each piece is told by itself. */
function piecesOf(step: Played, { own, view, follow, tell }: Reader): Piece[] {
  const runs: (Omit<Piece, 'line'> & { events: Played['events'] })[] = [];
  for (const msg of step.events) {
    const said = follow?.doer(msg.event, view);
    const doer = said === undefined ? step.seat : said;
    const mine = own.some(seat => follow?.touches(msg.event, view, seat) ?? false);
    const grave = follow?.grave(msg.event) ?? false;
    const open = runs.at(-1);
    if (open && open.doer === doer && open.mine === mine && open.grave === grave)
      open.events.push(msg);
    else runs.push({ doer, mine, grave, events: [msg] });
  }
  // A game without words of its own tells what was played, not what it did.
  if (runs.length === 0) runs.push({ doer: step.seat, mine: false, grave: false, events: [] });
  const { version, ply, seat } = step;
  return runs
    .filter(run => run.doer === null || !own.includes(run.doer))
    .flatMap(({ events, ...run }, i) =>
      tell({ ...step, events }).map((told, j) => ({
        ...run,
        line: { ...told, key: `${version}.${i}.${j}`, version, ply, seat, undone: false },
      })),
    );
}

/** Everybody's doings together, in the order in which they began. */
function deedsOf(pieces: readonly Piece[]): Deed[] {
  const seats = [...new Set(pieces.map(it => it.doer))];
  return seats.map(seat => {
    const own = pieces.filter(it => it.doer === seat);
    const best = own.filter(it => it.grave || it.line.verdict);
    const gist = (best.length > 0 ? best : own).slice(-GIST).map(it => it.line);
    return { seat, lines: own.map(it => it.line), gist, grave: best.length > 0 };
  });
}
