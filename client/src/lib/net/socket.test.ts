// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Now, ServerMsg, StepMsg, TableInfo } from '../wire.ts';
import { serverHome } from '../home/server.ts';
import { FakeSocket } from './fake-socket.ts';
import { TableSocket } from './socket.svelte.ts';

const table: TableInfo = {
  id: 'abc',
  game: 'hannibal',
  options: {},
  rules_version: 1,
  newest_rules: 1,
  seats: [],
  created_at: 0,
  origin: 'here',
};

const now = (version: number): Now => ({
  version,
  view: null,
  waiting: [0],
  offers: null,
  can_undo: false,
  over: null,
});

const played = (version: number, seat = 0): StepMsg => ({
  version,
  at: 0,
  kind: 'played',
  seat,
  action: 'pass',
  events: [],
  ply: version,
});

const welcome = (version: number): ServerMsg => ({
  type: 'welcome',
  table,
  eyes: 0,
  steps: Array.from({ length: version }, (_, i) => played(i + 1)),
  now: now(version),
});

const missed = (since: number, version: number, seat = 1): ServerMsg => ({
  type: 'missed',
  seats: [],
  steps: Array.from({ length: version - since }, (_, i) => played(since + 1 + i, seat)),
  now: now(version),
});

describe('a table’s socket', () => {
  const onmodel = vi.fn();
  const onrefused = vi.fn();
  const ondrafted = vi.fn();
  let link: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
    onmodel.mockReset();
    onrefused.mockReset();
    ondrafted.mockReset();
    link = new TableSocket(() => serverHome.line('abc'), true, { onmodel, onrefused, ondrafted });
    link.open(0);
    FakeSocket.last().accept();
  });

  afterEach(() => {
    link.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Breaks the connection and lets the next attempt succeed. */
  function reconnect() {
    FakeSocket.last().break();
    expect(link.status).toBe('offline');
    vi.advanceTimersByTime(400);
    FakeSocket.last().accept();
  }

  test('looks first of all, and is open once it was welcomed', () => {
    expect(FakeSocket.last().sent).toEqual([{ type: 'look', eyes: 0, since: null }]);
    expect(link.status).toBe('connecting');
    FakeSocket.last().say(welcome(2));
    expect(link.status).toBe('open');
    expect(link.model?.now.version).toBe(2);
  });

  test('asks after a loss only for what it missed', () => {
    FakeSocket.last().say(welcome(2));
    reconnect();
    expect(FakeSocket.last().sent).toEqual([{ type: 'look', eyes: 0, since: 2 }]);
    FakeSocket.last().say(missed(2, 4));
    expect(link.model?.steps.map(step => step.version)).toEqual([1, 2, 3, 4]);
    expect(link.status).toBe('open');
  });

  test('asks what other eyes see otherwise, and keeps the rest', () => {
    FakeSocket.last().say(welcome(3));
    link.look(1);
    expect(FakeSocket.last().sent.at(-1)).toEqual({ type: 'look', eyes: 1, since: 3 });
    link.look(1);
    expect(FakeSocket.last().sent).toHaveLength(2);
    const [first, , third] = link.model?.steps ?? [];
    const steps = [played(2, 7), played(4)];
    FakeSocket.last().say({ type: 'turned', eyes: 1, from: 1, steps, now: now(4) });
    expect(link.model?.eyes).toBe(1);
    expect(link.model?.steps.map(step => step.version)).toEqual([1, 2, 3, 4]);
    expect(link.model?.steps[1]?.seat).toBe(7);
    expect(link.model?.steps[0]).toBe(first);
    expect(link.model?.steps[2]).toBe(third);
  });

  test('forgets what other eyes were told where they are not told again', () => {
    FakeSocket.last().say(welcome(3));
    FakeSocket.last().say({ type: 'turned', eyes: null, from: 3, steps: [], now: now(3) });
    expect(link.model?.steps.map(step => step.version)).toEqual([3]);
  });

  test('looks anew when what other eyes see does not fit', () => {
    FakeSocket.last().say(welcome(3));
    FakeSocket.last().say({ type: 'turned', eyes: 1, from: 1, steps: [], now: now(5) });
    expect(FakeSocket.last().sent.at(-1)).toEqual({ type: 'look', eyes: 0, since: null });
  });

  test('looks again when a version is missing', () => {
    FakeSocket.last().say(welcome(2));
    FakeSocket.last().say({ type: 'moved', step: played(4), now: now(4) });
    expect(FakeSocket.last().sent.at(-1)).toEqual({ type: 'look', eyes: 0, since: 2 });
  });

  test('has one message under way at a time and clears it with its answer', () => {
    FakeSocket.last().say(welcome(2));
    link.play(0, 'pass', 2);
    link.play(0, 'pass', 2);
    expect(FakeSocket.last().sent.filter(msg => msg.type === 'play')).toHaveLength(1);
    FakeSocket.last().say({ type: 'accepted', ack: 1, version: 3 });
    expect(link.pending).toBeNull();
  });

  test('tells why a message was refused', () => {
    FakeSocket.last().say(welcome(2));
    link.play(0, 'march Roma Zama', 2);
    const why = { kind: 'not_adjacent', from: 'roma', to: 'zama' };
    FakeSocket.last().say({ type: 'refused', ack: 1, code: 'illegal', rule: 'HAN-08', why });
    expect(onrefused).toHaveBeenCalledWith({ code: 'illegal', rule: 'HAN-08', why });
  });

  test('says what a choice would be, and whatever was sent is answered by that', () => {
    FakeSocket.last().say(welcome(2));
    link.play(0, 'go Roma', 2, { before: ['lead Gallia'], hold: undefined });
    expect(FakeSocket.last().sent.at(-1)).toEqual({
      type: 'play',
      ack: 1,
      version: 2,
      seat: 0,
      action: 'go Roma',
      before: ['lead Gallia'],
    });
    const draft = { version: 2, seat: 0, actions: [], stage: 'begun' as const, waives: false };
    const told = { ...draft, view: null, offers: null };
    FakeSocket.last().say({ type: 'drafted', ack: 1, draft: told });
    expect(ondrafted).toHaveBeenCalledWith(told);
    expect(link.pending).toBeNull();
  });

  test('sends an unanswered play again when nothing has happened since', () => {
    FakeSocket.last().say(welcome(2));
    link.play(0, 'pass', 2);
    reconnect();
    FakeSocket.last().say(missed(2, 2));
    expect(FakeSocket.last().sent.at(-1)).toMatchObject({
      type: 'play',
      version: 2,
      action: 'pass',
    });
    expect(onrefused).not.toHaveBeenCalled();
  });

  test('drops an unanswered play when the table has moved on, and says so', () => {
    FakeSocket.last().say(welcome(2));
    link.play(0, 'pass', 2);
    reconnect();
    FakeSocket.last().say(missed(2, 3));
    expect(FakeSocket.last().sent.some(msg => msg.type === 'play')).toBe(false);
    expect(link.pending).toBeNull();
    expect(onrefused).toHaveBeenCalledWith({ code: 'lost', rule: null, why: null });
  });

  test('says nothing when the unanswered play turns out to have arrived', () => {
    FakeSocket.last().say(welcome(2));
    link.play(0, 'pass', 2);
    reconnect();
    FakeSocket.last().say(missed(2, 3, 0));
    expect(link.pending).toBeNull();
    expect(onrefused).not.toHaveBeenCalled();
  });

  test('takes a connection that does not answer for dead', () => {
    FakeSocket.last().say(welcome(2));
    link.play(0, 'pass', 2);
    vi.advanceTimersByTime(10_000);
    expect(link.status).toBe('offline');
  });

  test('waits longer and longer while nobody answers, and not at all once the browser is online', () => {
    FakeSocket.last().say(welcome(2));
    FakeSocket.last().break();
    for (let i = 0; i < 6; i++) {
      vi.advanceTimersByTime(15_000);
      FakeSocket.last().break();
    }
    const attempts = FakeSocket.all.length;
    vi.advanceTimersByTime(2_000);
    expect(FakeSocket.all).toHaveLength(attempts);
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(attempts + 1);
  });

  test('is offline as soon as the browser is', () => {
    FakeSocket.last().say(welcome(2));
    window.dispatchEvent(new Event('offline'));
    expect(link.status).toBe('offline');
  });

  test('stays closed once it was closed', () => {
    FakeSocket.last().say(welcome(2));
    link.close();
    const sockets = FakeSocket.all.length;
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(sockets);
    expect(link.status).toBe('closed');
  });
});
