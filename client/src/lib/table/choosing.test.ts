import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte.ts';
import type { DraftInfo, Handle } from '../wire.ts';
import { Choosing, type Chooser } from './choosing.svelte.ts';

const at = (place: string): Handle => ({ kind: 'space', at: place }) as Handle;
const button = (kind: string): Handle => ({ kind });

/** Offers as they travel: one click for each. */
const tree = (...clicks: [action: string, handle: Handle][]) => ({
  handles: clicks.map(([, handle]) => handle),
  legal: clicks.map(([action], i) => [[i], action]),
  barred: [],
});

const offered = {
  legal: [
    { action: 'lead roma', path: [at('roma')] },
    { action: 'lead gallia', path: [at('gallia')] },
    { action: 'pass', path: [button('pass')] },
  ],
  barred: [],
};

const draft = (actions: [string, Handle][], some: Partial<DraftInfo> = {}): DraftInfo => ({
  version: 4,
  seat: 0,
  actions: actions.map(([action, handle]) => ({ action, path: [handle] })),
  stage: 'begun',
  waives: false,
  view: { kind: 'lead' },
  offers: tree(['take 1', button('unit')], ['go hispania', at('hispania')]),
  ...some,
});

const LED: [string, Handle] = ['lead roma', at('roma')];
const TAKEN: [string, Handle] = ['take 1', button('unit')];

function sits(some: Partial<Chooser> = {}) {
  const socket = { pending: null, play: vi.fn(), draft: vi.fn() };
  const table: Chooser = {
    acting: 0,
    version: 4,
    offered,
    socket,
    ui: {},
    notice: null,
    tried: vi.fn(),
    follower: { leftAt: null },
    ...some,
  };
  return { choosing: new Choosing(table), table, socket };
}

const steps = (...seats: number[]) =>
  ({
    steps: seats.map((seat, i) => ({ version: i + 1, seat })),
    now: { version: seats.length },
  }) as never;

beforeEach(() => {
  settings.choose('confirm', 'off');
  settings.choose('passing', 'off');
});

describe('a choice in progress', () => {
  test('is asked about like any other, and shown as it would be', () => {
    const { choosing, socket } = sits();
    choosing.pick(at('roma'));
    expect(socket.play).toHaveBeenCalledWith(0, 'lead roma', 4, {
      before: [],
      hold: { begun: true, lasting: false, waiving: false },
    });
    choosing.drafted(draft([LED]));
    expect(choosing.draft?.view).toEqual({ kind: 'lead' });
    expect([...choosing.next]).toEqual([button('unit'), at('hispania')]);
    choosing.pick(at('hispania'));
    expect(socket.play.mock.lastCall?.[1]).toBe('go hispania');
    expect(socket.play.mock.lastCall?.[3]).toMatchObject({ before: ['lead roma'] });
  });

  test('is let go without a word to anybody', () => {
    const { choosing, socket } = sits();
    choosing.drafted(draft([LED, TAKEN]));
    choosing.letGo();
    expect(choosing.open).toBe(false);
    expect([...choosing.next]).toHaveLength(3);
    expect(socket.play).not.toHaveBeenCalled();
    expect(socket.draft).not.toHaveBeenCalled();
  });

  test('goes back by one, and from the first to nothing', () => {
    const { choosing, socket } = sits();
    choosing.drafted(draft([LED, TAKEN]));
    choosing.stepBack();
    expect(socket.draft).toHaveBeenCalledWith(0, ['lead roma'], 4);
    choosing.drafted(draft([LED]));
    choosing.stepBack();
    expect(choosing.open).toBe(false);
  });

  test('ends where it began, or where another begins', () => {
    const { choosing, socket } = sits();
    choosing.drafted(draft([LED]));
    choosing.pick(at('roma'));
    expect(choosing.open).toBe(false);
    expect(socket.play).not.toHaveBeenCalled();
    choosing.drafted(draft([LED]));
    choosing.pick(at('gallia'));
    expect(socket.play.mock.lastCall?.[1]).toBe('lead gallia');
    expect(socket.play.mock.lastCall?.[3]).toMatchObject({ before: [] });
  });

  test('stays through what a rule forbids, and goes with what does not stand any more', () => {
    const { choosing } = sits();
    choosing.drafted(draft([LED]));
    choosing.refused({ code: 'illegal', rule: 'X-1', why: null });
    expect(choosing.open).toBe(true);
    choosing.refused({ code: 'stale', rule: null, why: null });
    expect(choosing.open).toBe(false);
  });

  test('is looked at anew when somebody else has acted, and is none any more when its player has', () => {
    const { choosing, socket } = sits();
    choosing.drafted(draft([LED]));
    choosing.follow(steps(0, 0, 0, 0, 1));
    expect(socket.draft).toHaveBeenCalledWith(0, ['lead roma'], 5);
    choosing.follow(steps(0, 0, 0, 0, 0));
    expect(choosing.open).toBe(false);
  });

  test('belongs to whoever may choose', () => {
    const { choosing } = sits({ acting: 1 });
    choosing.drafted(draft([LED]));
    expect(choosing.draft).toBeNull();
  });

  test('tells whoever changes it whether it could be', async () => {
    const { choosing } = sits();
    choosing.drafted(draft([LED, TAKEN]));
    const fewer = choosing.redraft(['lead roma']);
    choosing.drafted(draft([LED]));
    expect(await fewer).toBe(true);
    const none = choosing.redraft(['lead roma', 'take 9']);
    choosing.refused({ code: 'illegal', rule: 'X-1', why: null });
    expect(await none).toBe(false);
    expect(choosing.draft?.actions).toHaveLength(1);
  });
});

test('what can neither be begun nor gone on with is said to lead nowhere; letting go is no such try', () => {
  const { choosing, table } = sits();
  choosing.pick(at('italia'));
  expect(table.tried).toHaveBeenCalledExactlyOnceWith(at('italia'));
  choosing.pick(at('roma'));
  expect(table.tried).toHaveBeenCalledOnce();
});

describe('a question before what cannot be taken back', () => {
  const asked = draft([['pass', button('pass')]], { stage: 'lasting', waives: true, view: null });

  test('is put where it is wished', () => {
    const { choosing, socket } = sits();
    settings.choose('confirm', 'on');
    settings.choose('passing', 'on');
    choosing.pick(button('pass'));
    expect(socket.play.mock.lastCall?.[3]).toMatchObject({
      hold: { begun: true, lasting: true, waiving: true },
    });
  });

  test('is answered by playing it as it stands, or by letting it go', () => {
    const { choosing, socket } = sits();
    choosing.drafted(asked);
    choosing.confirm();
    expect(socket.play).toHaveBeenCalledWith(0, 'pass', 4, { before: [] });
    choosing.letGo();
    choosing.confirm();
    expect(socket.play).toHaveBeenCalledTimes(1);
  });

  test('leaves what was begun before it where it was', () => {
    const { choosing } = sits();
    choosing.drafted(draft([LED]));
    choosing.drafted({ ...asked, actions: [] });
    choosing.stepBack();
    expect([choosing.asks, choosing.draft?.actions.length]).toEqual([null, 1]);
  });

  test('is not answered twice while the table thinks', () => {
    const { choosing, socket } = sits({
      socket: { pending: { type: 'draft' } as never, play: vi.fn(), draft: vi.fn() },
    });
    choosing.drafted(asked);
    choosing.confirm();
    expect(socket.play).not.toHaveBeenCalled();
  });
});
