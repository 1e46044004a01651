import { describe, expect, test } from 'vitest';
import { happened } from '../games/teller.ts';
import type { StepMsg } from '../wire.ts';
import {
  standing,
  stepAt,
  stepsAfter,
  Story,
  takenBack,
  upTo,
  type Line,
  type Teller,
  type Turn,
  type Weight,
} from './story.ts';

const played = (version: number, ply: number, ...events: Weight[]): StepMsg => ({
  version,
  at: 0,
  kind: 'played',
  seat: version % 2,
  action: null,
  events: events.map(event => ({ event })),
  ply,
});

const back = (version: number, ply: number): StepMsg => ({
  version,
  at: 0,
  kind: 'taken_back',
  seat: 0,
  ply,
});

const tellerWith = (says: string): Teller => ({
  played: step =>
    happened<Weight>(step).map(weight => ({ weight, text: says + weight, places: [], rules: [] })),
  takenBack: () => `${says}back`,
});
const teller = tellerWith('');

const shape = (steps: StepMsg[]) =>
  new Story()
    .tell(steps, teller)
    .turns.map(turn => [turn.number, turn.lines.map(line => line.text)]);

describe('turns', () => {
  test('begin with the lines that begin one, are numbered by their first move, and gather what follows', () => {
    expect(
      shape([played(1, 1, 'turn', 'conflict'), played(2, 2, 'conflict'), played(3, 3, 'turn')]),
    ).toEqual([
      [1, ['turn', 'conflict', 'conflict']],
      [3, ['turn']],
    ]);
  });

  test('that were taken back are played again under the same number', () => {
    const { turns } = new Story().tell(
      [played(1, 1, 'turn'), back(2, 0), played(3, 1, 'turn')],
      teller,
    );
    expect(turns.map(turn => turn.number)).toEqual([1, 1]);
    expect(turns[0]?.lines.map(line => [line.text, line.undone])).toEqual([
      ['turn', true],
      ['back', false],
    ]);
    expect(turns[1]?.lines[0]?.undone).toBe(false);
  });
});

describe('a line of something under way', () => {
  test('stays while nothing has come of it', () => {
    expect(shape([played(1, 1, 'turn', 'conflict'), played(2, 2, 'fleeting')])).toEqual([
      [1, ['turn', 'conflict', 'fleeting']],
    ]);
  });

  test('is left out once something has', () => {
    expect(
      shape([played(1, 1, 'turn'), played(2, 2, 'fleeting'), played(3, 3, 'fleeting', 'conflict')]),
    ).toEqual([[1, ['turn', 'conflict']]]);
  });
});

test('what is taken back at once is told in one line', () => {
  const steps = [played(1, 1, 'turn'), played(2, 2, 'conflict'), back(3, 1), back(4, 0)];
  expect(shape(steps)).toEqual([[1, ['turn', 'conflict', 'back']]]);
  const later = [...steps.slice(0, 3), { ...back(4, 0), at: 9 }];
  expect(shape(later)).toEqual([[1, ['turn', 'conflict', 'back', 'back']]]);
});

test('what is taken back twice takes the two last steps that stood', () => {
  const steps = [played(1, 1), played(2, 2), back(3, 1), back(4, 0), played(5, 1)];
  expect([...takenBack(steps)]).toEqual([2, 1]);
  expect(standing(steps)).toBe(1);
});

test('a link to a move finds the step that stands there, not the one taken back', () => {
  const steps = [played(1, 1), back(2, 0), played(3, 1)];
  expect(stepAt(steps, 1)?.version).toBe(3);
  expect(stepAt(steps, 2)).toBeUndefined();
});

/** The plain definition: the whole story told at once, turn by turn. */
function whole(steps: readonly StepMsg[], { played, takenBack: saysBack }: Teller): Turn[] {
  const undone = takenBack(steps);
  const all = steps.flatMap((step, i) => {
    const { version, ply, seat, kind, at } = step;
    const next = steps[i + 1];
    // What is taken back at once is told with the last of it.
    const together = kind === 'taken_back' && next?.kind === kind;
    if (together && next.at === at && next.seat === seat) return [];
    const told =
      step.kind === 'played'
        ? played(step)
        : [{ weight: 'plain' as const, text: saysBack(seat), places: [], rules: [] }];
    return told.map((line, i): Line => ({
      ...line,
      key: `${version}.${i}`,
      version,
      ply,
      seat,
      undone: undone.has(version),
    }));
  });
  const lasting = all.findLastIndex(line => line.weight !== 'fleeting');
  const lines = all.filter(
    (line, i) => line.weight !== 'fleeting' || (i > lasting && !line.undone),
  );
  const turns: { number: number; lines: Line[] }[] = [];
  for (const line of lines) {
    const open = turns.at(-1);
    if (line.weight === 'turn' || !open) turns.push({ number: line.ply, lines: [line] });
    else open.lines.push(line);
  }
  return turns;
}

/** Numbers that look like luck and are the same in every run. */
function luck(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const WEIGHTS: Weight[] = ['turn', 'conflict', 'plain', 'fleeting', 'fleeting'];

function anyStory(seed: number, length: number): StepMsg[] {
  const below = luck(seed);
  let ply = 0;
  return Array.from({ length }, (_, i) => {
    if (ply > 0 && below(4) === 0) return back(i + 1, --ply);
    const events = Array.from({ length: below(4) }, () => WEIGHTS[below(5)] ?? 'plain');
    return played(i + 1, ++ply, ...events);
  });
}

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);

describe('a story that goes on', () => {
  test.each(SEEDS)('is at every step what it is when it is told at once (story %i)', seed => {
    const steps = anyStory(seed, 40);
    const story = new Story();
    for (let length = 0; length <= steps.length; length++) {
      const known = steps.slice(0, length);
      const { turns, standing } = story.tell(known, teller);
      expect(turns).toEqual(whole(known, teller));
      const undone = takenBack(known);
      expect(standing).toEqual(
        known.filter(step => step.kind === 'played' && !undone.has(step.version)),
      );
    }
  });

  test.each(SEEDS)(
    'is what it is at once also when its beginning comes later, or changes (story %i)',
    seed => {
      const steps = anyStory(seed, 40);
      const story = new Story();
      for (const from of [30, 17, 9, 0]) {
        const known = steps.slice(from);
        expect(story.tell(known, teller).turns).toEqual(whole(known, teller));
      }
      const others = steps.map(step => (step.version === 12 ? { ...step } : step));
      expect(story.tell(others, teller).turns).toEqual(whole(steps, teller));
      const french = tellerWith('fr ');
      expect(story.tell(others, french).turns).toEqual(whole(steps, french));
    },
  );

  test('leaves what it told before as it was', () => {
    const steps = anyStory(7, 40);
    const story = new Story();
    const before = story.tell(steps.slice(0, 20), teller).turns;
    const copy = structuredClone(before);
    story.tell(steps, teller);
    expect(before).toEqual(copy);
  });

  test('asks for the words of what is new and of nothing else', () => {
    const asked: number[] = [];
    const counting: Teller = {
      ...teller,
      played: step => (asked.push(step.version), teller.played(step)),
    };
    const story = new Story();
    const steps = [1, 2, 3, 4].map(n => played(n, n, 'turn'));
    for (let length = 1; length <= 3; length++) story.tell(steps.slice(0, length), counting);
    expect(asked).toEqual([1, 2, 3]);
    story.tell(steps.slice(1), counting);
    story.tell(steps, counting);
    expect(asked).toEqual([1, 2, 3, 4]);
  });
});

test('a story that is known from the middle on is looked at by version and by move', () => {
  const steps = [played(11, 9), back(12, 8), played(13, 9), played(14, 10)];
  expect(stepsAfter(steps, 12).map(step => step.version)).toEqual([13, 14]);
  expect(stepsAfter(steps, 3)).toHaveLength(4);
  expect(stepsAfter(steps, 14)).toEqual([]);
  const { standing } = new Story().tell(steps, teller);
  expect(upTo(standing, 9).map(step => step.version)).toEqual([13]);
  expect(upTo(standing, 3)).toEqual([]);
  expect(upTo(standing, 10)).toHaveLength(2);
});
