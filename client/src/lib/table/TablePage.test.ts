import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fallback } from '../games/fallback.ts';
import type { AnyGameUi } from '../games/game-ui.ts';
import { serverHome } from '../home/server.ts';
import { FakeSocket } from '../net/fake-socket.ts';
import type { Offer } from '../net/offers.ts';
import type { Now, SeatInfo, ServerMsg, StepMsg, TableInfo } from '../wire.ts';
import { TableSession } from './session.svelte.ts';
import TablePage from './TablePage.svelte';

/** A game that has no board here and no secrets. */
const open: AnyGameUi = { ...fallback, secret: () => false };

const offers = (...legal: Offer[]) => {
  const handles = [...new Set(legal.flatMap(({ path }) => path))];
  const twig = ({ path, action }: Offer) => [path.map(it => handles.indexOf(it)), action];
  return { handles, legal: legal.map(twig), barred: [] };
};
const space = (at: string) => ({ kind: 'space', at });
const roma = space('roma');
const march: Offer = { action: 'march Roma Gallia', path: [roma, space('gallia')] };
const cross: Offer = { action: 'march Roma Corsica', path: [roma, space('corsica')] };
const pass: Offer = { action: 'pass', path: [{ kind: 'pass' }] };

function seats(...own: number[]): SeatInfo[] {
  return ['Gaius', 'Livia'].map((name, seat) => ({
    seat,
    sitter: { kind: 'person', name },
    yours: own.includes(seat),
    connected: true,
  }));
}

const table = (...own: number[]): TableInfo => ({
  id: 'abc',
  game: 'senet',
  options: {},
  rules_version: 1,
  newest_rules: 1,
  seats: seats(...own),
  created_at: 0,
  origin: 'here',
});

const now = (some: Partial<Now>): Now => ({
  version: 0,
  view: {},
  waiting: [0],
  offers: null,
  can_undo: false,
  over: null,
  ...some,
});

const played = (version: number, seat: number, action: string): StepMsg => ({
  version,
  at: 0,
  kind: 'played',
  seat,
  action,
  events: [],
  ply: version,
});

/** Opens the page and answers its first look. */
async function visit(ui: AnyGameUi, own: number[], story: Partial<Now>, steps: StepMsg[] = []) {
  const session = new TableSession(table(...own), ui, serverHome);
  render(TablePage, { session });
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  FakeSocket.last().accept();
  await say(welcome(own, story, steps));
}

function welcome(own: number[], story: Partial<Now>, steps: StepMsg[] = []): ServerMsg {
  const looked = FakeSocket.last().sent.findLast(it => it.type === 'look');
  return {
    type: 'welcome',
    table: table(...own),
    eyes: looked?.eyes ?? null,
    steps,
    now: now({ version: steps.length, ...story }),
  };
}

async function say(msg: ServerMsg) {
  FakeSocket.last().say(msg);
  await Promise.resolve();
}

const sent = (type: string) => FakeSocket.last().sent.filter(it => it.type === type);
const eyes = () => sent('look').map(it => (it.type === 'look' ? it.eyes : undefined));

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

describe('a game without a board', () => {
  test('is played from the list of choices, in its own notation', async () => {
    await visit(open, [0], { offers: offers(march, cross, pass) });
    await userEvent.click(screen.getByRole('button', { name: 'space roma' }));
    await userEvent.click(screen.getByRole('button', { name: 'march Roma Gallia' }));
    expect(sent('play')).toMatchObject([
      { type: 'play', ack: 1, version: 0, seat: 0, action: 'march Roma Gallia' },
    ]);
  });

  test('offers nothing more while a choice is on its way', async () => {
    await visit(open, [0], { offers: offers(pass) });
    await userEvent.keyboard('1');
    expect(sent('play')).toHaveLength(1);
    await userEvent.keyboard('1');
    expect(sent('play')).toHaveLength(1);
    expect(screen.getByText('Nothing to choose just now.')).toBeDefined();
  });

  test('lets somebody speak aside while the table waits for another', async () => {
    await visit(open, [0], { waiting: [1], offers: offers(pass) });
    const bar = document.querySelector('[data-test-prompt]');
    expect(bar?.getAttribute('data-test-prompt')).toBe('waiting');
    await userEvent.keyboard('1');
    expect(sent('play')).toMatchObject([
      { type: 'play', ack: 1, version: 0, seat: 0, action: 'pass' },
    ]);
  });

  test('tells its log by what was played', async () => {
    await visit(open, [0], { waiting: [1] }, [played(1, 0, 'pass')]);
    expect(screen.getByRole('button', { name: 'pass' })).toBeDefined();
  });
});

describe('a refusal', () => {
  test('is said with its rule and gone with the next click', async () => {
    await visit(open, [0], { offers: offers(march, pass) });
    await userEvent.keyboard('2');
    await say({ type: 'refused', ack: 1, code: 'stale', rule: null, why: null });
    expect(screen.getByRole('alert').textContent).toContain('The table has moved on.');
    await userEvent.keyboard('1');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the keyboard', () => {
  test('goes back one step, or lets everything go', async () => {
    await visit(open, [0], { offers: offers(march, cross, pass) });
    for (const key of ['{Backspace}', '{Escape}']) {
      await userEvent.keyboard('1');
      expect(screen.getByRole('button', { name: 'march Roma Corsica' })).toBeDefined();
      await userEvent.keyboard(key);
      expect(screen.getByRole('button', { name: 'space roma' })).toBeDefined();
    }
  });

  test('takes back only what can be taken back', async () => {
    await visit(open, [0], { waiting: [1] }, [played(1, 0, 'pass')]);
    await userEvent.keyboard('u');
    expect(sent('undo')).toEqual([]);
    await say(welcome([0], { waiting: [1], can_undo: true }, [played(1, 0, 'pass')]));
    await userEvent.keyboard('u');
    expect(sent('undo')).toEqual([{ type: 'undo', ack: 1, version: 1, seat: 0 }]);
  });
});

describe('two people at one screen', () => {
  const both = [0, 1];

  test('look with the eyes of whose turn it is while nothing is secret', async () => {
    await visit(open, both, { waiting: [1] });
    expect(eyes()).toEqual([null, 1]);
    await say(welcome(both, { waiting: [1], offers: offers(pass) }));
    expect(screen.getAllByRole('button', { name: 'pass' }).length).toBeGreaterThan(0);
  });

  test('see nothing but the public view behind the curtain until the right one has come', async () => {
    await visit(fallback, both, { waiting: both });
    expect(eyes()).toEqual([null]);
    const curtain = screen.getByRole('dialog');
    expect(curtain.textContent).toContain('Gaius');
    await userEvent.click(screen.getByRole('button', { name: 'I am 1' }));
    expect(eyes()).toEqual([null, 0]);
  });

  test('get the curtain back as soon as the first has chosen', async () => {
    await visit(fallback, both, { waiting: both });
    await userEvent.click(screen.getByRole('button', { name: 'I am 1' }));
    await say(welcome(both, { waiting: both, offers: offers(pass) }));
    await userEvent.keyboard('1');
    expect(sent('play')).toHaveLength(1);
    await say({
      type: 'moved',
      step: played(1, 0, 'pass'),
      now: now({ version: 1, waiting: [1] }),
    });
    expect(screen.getByRole('dialog').textContent).toContain('Livia');
    expect(eyes()).toEqual([null, 0, null]);
  });

  test('get a curtain for every new choice, also for who chose last', async () => {
    await visit(fallback, both, { waiting: [1] });
    await userEvent.click(screen.getByRole('button', { name: 'I am 2' }));
    await say(welcome(both, { waiting: [1], offers: offers(pass) }));
    await userEvent.keyboard('1');
    const again = { version: 1, waiting: [1], offers: offers(pass) };
    await say({ type: 'moved', step: played(1, 1, 'pass'), now: now(again) });
    expect(screen.getByRole('dialog').textContent).toContain('Livia');
  });

  test('can take back the move of the seat whose turn is over', async () => {
    await visit(open, both, { waiting: [0] });
    await say(welcome(both, { waiting: [0], offers: offers(pass) }));
    const moved: Partial<Now> = { version: 1, waiting: [1], can_undo: true };
    await say({ type: 'moved', step: played(1, 0, 'pass'), now: now(moved) });
    expect(eyes().at(-1)).toBe(1);
    await say(welcome(both, { waiting: [1], offers: offers(pass) }, [played(1, 0, 'pass')]));
    await userEvent.keyboard('u');
    expect(sent('undo')).toEqual([{ type: 'undo', ack: 1, version: 1, seat: 0 }]);
  });
});

describe('who comes back', () => {
  test('finds a mark where they left', async () => {
    localStorage.setItem('septem.seen', JSON.stringify([['abc', 1]]));
    await visit(open, [0], {}, [played(1, 0, 'pass'), played(2, 1, 'march')]);
    const marker = screen.getByText('Since you left');
    expect(marker.closest('li')?.textContent).toContain('march');
  });

  test('finds no mark when nothing was missed', async () => {
    localStorage.setItem('septem.seen', JSON.stringify([['abc', 1]]));
    await visit(open, [0], {}, [played(1, 0, 'pass')]);
    expect(screen.queryByText('Since you left')).toBeNull();
  });

  test('finds no mark for what came while they were there', async () => {
    await visit(open, [0], {}, [played(1, 0, 'pass')]);
    const steps = [played(2, 1, 'march')];
    await say({ type: 'missed', seats: seats(0), steps, now: now({ version: 2 }) });
    const log = screen.getByRole('region', { name: 'Log' });
    expect(within(log).getByRole('button', { name: 'march' })).toBeDefined();
    expect(screen.queryByText('Since you left')).toBeNull();
  });

  test('finds a mark also when the page was only put aside', async () => {
    await visit(open, [0], { waiting: [1] }, [played(1, 0, 'pass')]);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await say({ type: 'moved', step: played(2, 1, 'march'), now: now({ version: 2 }) });
    expect(screen.queryByText('Since you left')).toBeNull();
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    const marker = await screen.findByText('Since you left');
    expect(marker.closest('li')?.textContent).toContain('march');
  });
});
