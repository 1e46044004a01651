import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fallback } from '../games/fallback.ts';
import type { AnyGameUi } from '../games/game-ui.ts';
import type { Home, Line } from '../home/home.ts';
import { later } from '../local/fakes.ts';
import type { Hint } from '../protocol/engine.ts';
import type { ClientMsg, Handle, Now, ServerMsg, TableInfo } from '../wire.ts';
import { keyOf } from './handles.ts';
import { TableSession } from './session.svelte.ts';
import TablePage from './TablePage.svelte';

/** A line that a test holds in its hand. */
class FakeLine implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  onwatching: Line['onwatching'] = null;
  readonly ready = true;
  readonly sent: ClientMsg[] = [];

  send(msg: ClientMsg) {
    this.sent.push(msg);
  }

  close() {
    this.onclose = null;
  }
}

const space = (at: string): Handle & { at: string } => ({ kind: 'space', at });
const [roma, gallia] = [space('roma'), space('gallia')];
const handles = [roma, gallia, { kind: 'pass' }];
const OFFERS = {
  handles,
  legal: [
    [[0, 1], 'march Roma Gallia'],
    [[2], 'pass'],
  ],
  barred: [],
};

const table = (id: string, own: number[]): TableInfo => ({
  id,
  game: 'senet',
  options: {},
  rules_version: 1,
  newest_rules: 1,
  seats: [0, 1].map(seat => ({
    seat,
    sitter: { kind: 'person', name: 'Livia' },
    yours: own.includes(seat),
    connected: true,
  })),
  created_at: 0,
  origin: 'here',
});

const now = (version: number): Now => ({
  version,
  view: {},
  waiting: [0],
  offers: OFFERS,
  can_undo: true,
  over: null,
});

const march: Hint = {
  action: 'march Roma Gallia',
  value: [0.62, 0.38],
  nodes: 900,
  why: {
    before: [0.55, 0.45],
    weighed: [
      { action: 'march Roma Gallia', worth: 0.62, visits: 600 },
      { action: 'pass', worth: 0.5, visits: 300 },
    ],
    line: [],
  },
};

let lines: FakeLine[] = [];
beforeEach(() => {
  lines = [];
  localStorage.clear();
});

const line = (): FakeLine => {
  const last = lines.at(-1);
  if (!last) throw new Error('nobody has come to the table');
  return last;
};

function homeWith(hint: Home['hint']): Home {
  const nothing = () => Promise.reject(new Error('nobody asks for this'));
  return {
    remote: false,
    address: id => `/local#${id}`,
    table: nothing,
    line: () => {
      lines.push(new FakeLine());
      return line();
    },
    past: nothing,
    foresee: nothing,
    dangers: nothing,
    course: nothing,
    create: nothing,
    sit: nothing,
    record: nothing,
    whatIf: nothing,
    ...(hint ? { hint } : {}),
  };
}

async function welcome(info: TableInfo, eyes: number | null, version = 0) {
  line().onopen?.();
  const msg = { type: 'welcome', table: info, eyes, steps: [], now: now(version) };
  line().onmessage?.(msg as unknown as ServerMsg);
  await Promise.resolve();
}

async function visit({ id = 'abc', own = [0], secret = false, hint = undefined as Home['hint'] }) {
  const ui: AnyGameUi = { ...fallback, secret: () => secret };
  const info = table(id, own);
  const session = new TableSession(info, ui, homeWith(hint));
  render(TablePage, { session });
  await waitFor(() => expect(lines).toHaveLength(1));
  await welcome(info, own.length > 1 ? null : 0);
  return { session, info };
}

const mode = () =>
  document.querySelector('[data-test-prompt]')?.getAttribute('data-test-prompt') ?? null;
const hinted = () => document.querySelector('[data-test-hint]');

test('a hint is named with its reason, marked in the list, and put away by a second press', async () => {
  const thought = later<Hint | null>();
  await visit({ hint: () => thought.promise });
  await userEvent.keyboard('h');
  expect(hinted()?.textContent).toContain('is thinking');
  thought.resolve(march);
  await waitFor(() => expect(hinted()?.getAttribute('data-test-hint')).toBe('given'));
  const text = hinted()?.textContent.replace(/\s+/g, ' ');
  expect(text).toContain('A good player would: space roma → space gallia');
  expect(text).toContain('Expected standing 55% now, 62% after it');
  expect(text).toContain('Next best: pass (50%)');
  expect(document.querySelector('.hinted')?.getAttribute('data-test-offer')).toBe(keyOf(roma));

  // Step by step it leads on.
  await userEvent.click(screen.getByRole('button', { name: /march Roma Gallia/ }));
  expect(document.querySelector('.hinted')?.getAttribute('data-test-offer')).toBe(keyOf(gallia));
  await userEvent.keyboard('h');
  expect(hinted()).toBeNull();
});

test('where nobody gives hints there is no button, and the key does nothing', async () => {
  await visit({});
  expect(document.querySelector('[data-test-hint-button]')).toBeNull();
  await userEvent.keyboard('h');
  expect(hinted()).toBeNull();
});

test('who watches another window is offered nothing and can take nothing back', async () => {
  await visit({ hint: () => Promise.resolve(march) });
  expect(mode()).toBe('yours');
  line().onwatching?.(true);
  await waitFor(() => expect(mode()).toBe('waiting'));
  expect(document.querySelector('[data-test-watching]')).not.toBeNull();
  expect(document.querySelectorAll('[data-test-offer]')).toHaveLength(0);
  expect(document.querySelector('[data-test-hint-button]')).toBeNull();
  await userEvent.keyboard('u12');
  expect(line().sent.filter(it => it.type !== 'look')).toEqual([]);
});

test('a table that was put away comes back at once, and is never called offline', async () => {
  const { info } = await visit({});
  line().onclose?.();
  const offered = () => document.querySelectorAll('[data-test-offer]').length;
  await waitFor(() => expect(offered()).toBe(0));
  expect(mode()).not.toBe('offline');
  await waitFor(() => expect(lines).toHaveLength(2));
  await welcome(info, 0);
  await waitFor(() => expect(offered()).toBe(2));
});

test('at a copy no curtain hangs, and nothing is remembered of it', async () => {
  await visit({ id: 'try-abc', own: [0, 1], secret: true });
  await waitFor(() => expect(line().sent.at(-1)).toMatchObject({ type: 'look', eyes: 0 }));
  expect(document.querySelector('[data-test-curtain]')).toBeNull();
  expect(document.querySelector('[data-test-copy]')?.textContent).toContain('nothing here counts');
  expect(JSON.stringify(localStorage)).not.toContain('try-abc');
});

test('at a table that counts the same moment has a curtain', async () => {
  await visit({ own: [0, 1], secret: true });
  await waitFor(() => expect(document.querySelector('[data-test-curtain]')).not.toBeNull());
  expect(document.querySelector('[data-test-copy]')).toBeNull();
});
