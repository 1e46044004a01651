import { expect, test } from 'vitest';
import { following } from '../games/following.ts';
import type { Seat, StepMsg } from '../wire.ts';
import { accountOf } from './account.ts';
import { captionOf } from './caption.ts';
import type { Told, Weight } from './story.ts';

type Event =
  | { kind: 'went'; to: string }
  | { kind: 'clicked' }
  | { kind: 'took'; at: string; from: Seat }
  | { kind: 'opened'; seat: Seat }
  | { kind: 'counted' };

const WEIGHTS: Record<Event['kind'], Weight> = {
  went: 'turn',
  clicked: 'fleeting',
  took: 'plain',
  opened: 'plain',
  counted: 'conflict',
};

const follow = following<Event, null>({
  touches: { took: it => [it.from] },
  doers: { opened: it => it.seat, counted: () => null },
  grave: ['took'],
});

const line = (event: Event): Told => ({
  weight: WEIGHTS[event.kind],
  text: Object.values(event).join(' '),
  places: event.kind === 'took' ? [event.at] : [],
  rules: [],
});

const reader = (own: Seat) => ({
  own: [own],
  view: null,
  follow: follow as ReturnType<typeof following>,
  tell: ({ events }: { events: readonly { event: unknown }[] }) =>
    events.map(it => line(it.event as Event)),
});

const step = (version: number, seat: Seat, ...events: Event[]): StepMsg => ({
  version,
  at: 0,
  kind: 'played',
  seat,
  action: null,
  events: events.map(event => ({ event })),
  ply: version,
});

const back = (version: number, seat: Seat, ply: number): StepMsg => ({
  version,
  at: 0,
  kind: 'taken_back',
  seat,
  ply,
});

const ROUND: StepMsg[] = [
  step(1, 0, { kind: 'went', to: 'roma' }),
  step(2, 1, { kind: 'clicked' }),
  step(3, 1, { kind: 'went', to: 'gallia' }),
  step(4, 2, { kind: 'went', to: 'asia' }, { kind: 'took', at: 'asia', from: 0 }),
  step(5, 1, { kind: 'took', at: 'syria', from: 2 }),
];
const SINCE = { after: 0, upTo: 5 };

const texts = (lines: readonly { text: string }[] = []) => lines.map(it => it.text);

test('what touches the reader comes first, then what each of the others did', () => {
  const account = accountOf(ROUND, SINCE, reader(0));
  expect(texts(account?.mine)).toEqual(['took asia 0']);
  expect(account?.deeds.map(it => [it.seat, texts(it.lines)])).toEqual([
    [1, ['went gallia', 'took syria 2']],
    [2, ['went asia', 'took asia 0']],
  ]);
  expect(texts(account?.deeds[0]?.gist)).toEqual(['took syria 2']);
  expect([account?.from, account?.to]).toEqual([2, 5]);
});

test('a line shows itself on the map', () => {
  expect(accountOf(ROUND, SINCE, reader(0))?.mine[0]?.places).toEqual(['asia']);
});

test('only what happened in between is told', () => {
  const account = accountOf(ROUND, { after: 3, upTo: 4 }, reader(0));
  expect(account?.deeds.map(it => it.seat)).toEqual([2]);
});

test('where the others did nothing that lasts there is nothing to tell', () => {
  expect(accountOf(ROUND, { after: 0, upTo: 2 }, reader(0))).toBeNull();
});

test('what was taken back did not happen', () => {
  const steps = [...ROUND.slice(0, 3), back(4, 1, 2)];
  expect(accountOf(steps, { after: 0, upTo: 4 }, reader(0))).toBeNull();
});

test('what others do in a step of one’s own is told, and what happens by itself', () => {
  const shown = step(
    1,
    0,
    { kind: 'opened', seat: 0 },
    { kind: 'opened', seat: 1 },
    { kind: 'counted' },
  );
  const account = accountOf([shown], { after: 0, upTo: 1 }, reader(0));
  expect(account?.deeds.map(it => [it.seat, texts(it.lines)])).toEqual([
    [1, ['opened 1']],
    [null, ['counted']],
  ]);
});

test('a caption says what touches the reader, then what decides something, and no more than is read', () => {
  const account = accountOf(ROUND, SINCE, reader(0));
  const caption = account && captionOf(account);
  expect(caption?.lines).toEqual([
    { text: 'took asia 0', mine: true },
    { text: 'took syria 2', mine: false },
  ]);
  expect(caption?.seat).toBeNull();
});

test('a caption bears the sign of who did it alone', () => {
  const account = accountOf(ROUND, { after: 2, upTo: 3 }, reader(0));
  expect(account && captionOf(account).seat).toBe(1);
});
