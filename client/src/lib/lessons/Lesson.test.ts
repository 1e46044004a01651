import { beforeEach, expect, test } from 'vitest';
import type { LessonMoment, LessonStage } from '../protocol/registry.ts';
import type { ClientMsg, Now, ServerMsg, StepMsg } from '../wire.ts';
import type { Asked } from './asked.ts';
import { Lesson } from './lesson.svelte.ts';
import { progressOf } from './progress.ts';

/** A lesson of three steps: something to read, then `throw 3`, then `throw 1`; the other answers each with `pass`. */
const WANTED = ['', 'throw 3', 'throw 1'];

function played(actions: readonly string[]): StepMsg[] {
  return actions.map((action, i) => ({
    kind: 'played',
    version: i + 1,
    ply: i + 1,
    at: 0,
    seat: action === 'pass' ? 1 : 0,
    action,
    events: [],
  }));
}

function moment(done: string[], tried: string | null, from: number | null): LessonMoment {
  const at = done.length;
  const right = tried !== null && tried === WANTED[at];
  const all = right ? [...done, tried] : done;
  const astray = tried !== null && !right;
  const actions = all.flatMap(it => (it === '' ? [] : [it, 'pass']));
  const steps = played(astray ? [...actions, tried] : actions);
  const now = (_: unknown, version: number): Now => ({
    version,
    view: { version },
    waiting: [0],
    offers: null,
    can_undo: astray,
    over: null,
  });
  const nows = Array.from({ length: steps.length + 1 }, now);
  const wanted = WANTED[all.length];
  const stage = ((): LessonStage => {
    if (astray) return { kind: 'astray' };
    if (wanted === undefined) return { kind: 'done' };
    return wanted === '' ? { kind: 'read' } : { kind: 'act', wanted };
  })();
  return {
    game: 'senet',
    rules_version: 1,
    seats: 2,
    options: {},
    learner: 0,
    done: all,
    total: WANTED.length,
    stage,
    says: { en: 'Throw.', fr: 'Lancez.' },
    scene: 0,
    clauses: [],
    steps,
    nows: nows.slice(from ?? steps.length),
  };
}

const asked: Asked = {
  lesson: async (_game, done, tried, from) => {
    if (done.some((it, i) => it !== WANTED[i])) throw new Error('no way through this lesson');
    if (tried === 'dance') return { kind: 'refused', code: 'bad_action', rule: null, why: null };
    return { kind: 'moment', ...moment(done, tried, from) };
  },
  lessonForesee: async () => ({ foresight: null }),
  lessonRecord: async (_game, done) => ({ done }),
};

/** Sits down at a lesson; what it says is heard. */
async function sitsDown() {
  const lesson = await Lesson.open('senet', asked);
  const heard: ServerMsg[] = [];
  const line = lesson.line();
  line.onmessage = msg => heard.push(msg);
  const say = async (msg: ClientMsg) => {
    heard.length = 0;
    line.send(msg);
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    await Promise.resolve();
    return heard.map(it => it.type);
  };
  const plays = (action: string) => say({ type: 'play', ack: 1, version: 0, seat: 0, action });
  return { lesson, heard, say, plays };
}

beforeEach(() => localStorage.clear());

test('what is wanted goes on, each step told by itself, and the next thing is wanted', async () => {
  const { lesson, say, plays } = await sitsDown();
  expect(await say({ type: 'look', eyes: 0, since: null })).toEqual(['welcome']);
  expect(lesson.moment.stage).toEqual({ kind: 'read' });
  await lesson.goOn();
  expect(await lesson.hint()).toMatchObject({ action: 'throw 3' });
  expect(await plays('throw 3')).toEqual(['moved', 'moved', 'accepted']);
  expect(lesson.moment.stage).toEqual({ kind: 'act', wanted: 'throw 1' });
  expect(await lesson.past('', 1, 0)).toEqual({ ply: 1, view: { version: 1 } });
});

test('whoever goes astray sees what comes of it, and takes it back', async () => {
  const { lesson, heard, say, plays } = await sitsDown();
  await lesson.goOn();
  expect(await plays('throw 6')).toEqual(['moved', 'accepted']);
  expect(lesson.moment.stage).toEqual({ kind: 'astray' });
  expect(await lesson.hint()).toBeNull();
  expect(await say({ type: 'undo', ack: 2, version: 1, seat: 0 })).toEqual(['welcome', 'accepted']);
  expect(heard[0]).toMatchObject({ steps: [], now: { version: 0 } });
  expect(lesson.moment.done).toEqual(['']);
});

test('what the rules forbid is refused and nothing changes', async () => {
  const { lesson, plays } = await sitsDown();
  await lesson.goOn();
  expect(await plays('dance')).toEqual(['refused']);
  expect(lesson.moment.done).toEqual(['']);
});

test('the lesson can be done for the learner, gone back in, and begun again', async () => {
  const { lesson } = await sitsDown();
  for (let step = 0; step < WANTED.length; step++) await lesson.doIt();
  expect(lesson.moment.stage).toEqual({ kind: 'done' });
  await lesson.back();
  expect(lesson.moment.done).toEqual(['', 'throw 3']);
  await lesson.again();
  expect(lesson.moment.done).toEqual([]);
});

test('a browser remembers how far one was, and for ever that one was through', async () => {
  const { lesson } = await sitsDown();
  for (let step = 0; step < WANTED.length; step++) await lesson.doIt();
  await lesson.back();
  expect(progressOf('senet')).toEqual({ done: ['', 'throw 3'], finished: true });
  const { lesson: later } = await sitsDown();
  expect(later.moment.done).toEqual(['', 'throw 3']);
});

test('where the lesson has changed since, it begins anew', async () => {
  localStorage.setItem('septem.lesson.senet', '{"done":["","throw 5"]}');
  const { lesson } = await sitsDown();
  expect(lesson.moment.done).toEqual([]);
  localStorage.setItem('septem.lesson.senet', 'nonsense');
  expect((await sitsDown()).lesson.moment.done).toEqual([]);
});

test('the learner sits in one seat, the lesson in the others, and a computer when it is played on', async () => {
  const { lesson } = await sitsDown();
  expect(lesson.info().seats.map(it => [it.sitter.kind, it.yours])).toEqual([
    ['person', true],
    ['person', false],
  ]);
  expect(lesson.plans()).toEqual([{ kind: 'me' }, { kind: 'computer', player: 'level1' }]);
});
