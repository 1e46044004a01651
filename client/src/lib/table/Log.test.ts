import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import Log from './Log.svelte';
import type { Line, Turn } from './story.ts';

const line = (version: number, text: string, some: Partial<Line> = {}): Line => ({
  key: `${version}.0`,
  version,
  ply: version,
  seat: 0,
  weight: 'turn',
  text,
  places: [],
  rules: [],
  undone: false,
  ...some,
});

const turns: Turn[] = [
  { number: 1, lines: [line(1, 'Rome marches.', { places: ['roma', 'gallia'] })] },
  { number: 2, lines: [line(2, 'Carthage passes.', { undone: true }), line(3, 'Taken back.')] },
  { number: 2, lines: [line(4, 'Carthage wins.', { rules: ['HAN-32'] })] },
];

function log(some: Record<string, unknown> = {}) {
  const heard = { onvisit: vi.fn(), onpoint: vi.fn() };
  render(Log, { turns, clause: (rule: string) => `/rules/hannibal#${rule}`, ...heard, ...some });
  return heard;
}

describe('the log', () => {
  test('leads from a line to its moment', async () => {
    const { onvisit } = log();
    await userEvent.click(screen.getByRole('button', { name: 'Rome marches.' }));
    expect(onvisit).toHaveBeenCalledWith(1);
  });

  test('points at the map while a line has the focus', async () => {
    const { onpoint } = log();
    screen.getByRole('button', { name: 'Rome marches.' }).focus();
    expect(onpoint).toHaveBeenLastCalledWith(['roma', 'gallia']);
    await userEvent.tab();
    expect(onpoint).toHaveBeenLastCalledWith([]);
  });

  test('says of a line that it was taken back', () => {
    log();
    expect(screen.getByRole('button', { name: 'Carthage passes. (taken back)' })).toBeDefined();
  });

  test('links a line to its rule', () => {
    log();
    expect(screen.getByRole('link', { name: '§32' }).getAttribute('href')).toBe(
      '/rules/hannibal#HAN-32',
    );
  });

  test('marks where the visitor left', () => {
    log({ leftAt: 3 });
    const marker = screen.getByText('Since you left');
    expect(marker.closest('li')?.textContent).toContain('Carthage wins.');
  });

  test('marks the moment that is looked at, and never one that was taken back', () => {
    log({ ply: 1 });
    const now = screen.getAllByRole('button').filter(it => it.getAttribute('aria-current'));
    expect(now.map(it => it.textContent?.trim())).toEqual(['Rome marches.']);
  });

  test('says so while nothing has happened', () => {
    log({ turns: [] });
    expect(screen.getByText('Nothing has happened yet.')).toBeDefined();
  });

  test('says that something came before, fetches it and keeps what was read', async () => {
    const archive = { ...none, whole: false, more: vi.fn(() => Promise.resolve(true)) };
    log({ archive });
    await userEvent.click(screen.getByRole('button', { name: 'Earlier moves' }));
    expect(archive.more).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Rome marches.' })).toBeDefined();
  });
});

/** Everything is known. */
const none = {
  whole: true,
  busy: false,
  more: () => Promise.resolve(false),
  all: () => Promise.resolve(),
  reach: () => Promise.resolve(),
  back: () => Promise.resolve(),
};

describe('a long log', () => {
  const long: Turn[] = Array.from({ length: 260 }, (_, i) => ({
    number: i + 1,
    lines: [line(i + 1, `Move ${i + 1}.`)],
  }));
  const shown = () => document.querySelectorAll('[data-test-line]').length;
  // Asked of the document: to look for texts and roles among hundreds of lines takes long.
  const move = (n: number) => document.querySelector(`[data-line="${n}.0"]`);
  const button = (name: string): HTMLButtonElement => {
    const all = [...document.querySelectorAll<HTMLButtonElement>('button.leap')];
    const found = all.find(it => it.textContent?.trim() === name);
    if (!found) throw new Error(name);
    return found;
  };
  const finder = () => userEvent.click(screen.getByTitle('Find in the log'));

  test('has only its end in the document, and a button that leads to its beginning', async () => {
    log({ turns: long, archive: none });
    expect([shown(), move(260) !== null, move(1) !== null]).toEqual([120, true, false]);
    button('Earlier moves').click();
    await vi.waitFor(() => expect(move(61)).not.toBeNull());
    expect(shown()).toBe(200);
    button('Earlier moves').click();
    await vi.waitFor(() => expect(move(1)).not.toBeNull());
    expect([shown(), move(260)]).toEqual([200, null]);
    expect(() => button('Earlier moves')).toThrow();
  });

  test('leads on from its beginning, or to its end at once', async () => {
    log({ turns: long.slice(0, 210), archive: none });
    button('Earlier moves').click();
    await vi.waitFor(() => expect(move(11)).not.toBeNull());
    button('Earlier moves').click();
    await vi.waitFor(() => expect(move(210)).toBeNull());
    button('To the newest move').click();
    await vi.waitFor(() => expect(shown()).toBe(120));
    expect(move(210)).not.toBeNull();
  });

  test('leads a reader by keyboard on upwards from where they were', async () => {
    log({ turns: long, archive: none });
    button('Earlier moves').focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent?.trim()).toBe('Move 140.');
  });

  test('finds a word anywhere, by fetching what is not here', async () => {
    const archive = { ...none, whole: false, all: vi.fn(() => Promise.resolve()) };
    log({ turns: long, archive });
    await finder();
    await userEvent.click(screen.getByLabelText('Search'));
    await userEvent.paste('move 17.');
    expect(move(17)).not.toBeNull();
    expect(shown()).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('1 line found');
    expect(archive.all).toHaveBeenCalled();
  });

  test('shows the moves of one player', async () => {
    const turns = [{ number: 1, lines: [line(1, 'Hers.'), line(2, 'His.', { seat: 1 })] }];
    log({ turns, seats: [0, 1].map(seat => ({ seat, name: `Seat ${seat}` })) });
    await finder();
    await userEvent.selectOptions(screen.getByLabelText('Moves of'), 'Seat 1');
    expect(shown()).toBe(1);
    expect(screen.getByRole('button', { name: 'His.' })).toBeDefined();
  });

  test('goes to a move by its number, and puts the focus on it', async () => {
    const archive = { ...none, reach: vi.fn(() => Promise.resolve()) };
    log({ turns: long, archive });
    await finder();
    await userEvent.type(screen.getByLabelText('Go to move'), '42{Enter}');
    await vi.waitFor(() => expect(document.activeElement?.textContent?.trim()).toBe('Move 42.'));
    expect(archive.reach).toHaveBeenCalledWith(42);
  });

  test('leads to where the visitor left, however long ago', async () => {
    const archive = { ...none, back: vi.fn(() => Promise.resolve()) };
    log({ turns: long, leftAt: 7, archive });
    expect(screen.queryByText('Since you left')).toBeNull();
    await userEvent.click(button('To where you left'));
    await vi.waitFor(() => expect(document.activeElement?.textContent?.trim()).toBe('Move 8.'));
    expect(screen.getByText('Since you left').closest('li')?.textContent).toContain('Move 8.');
  });
});

describe('a fight', () => {
  const fought: Turn[] = [
    {
      number: 1,
      lines: [
        line(1, 'They meet.'),
        ...[2, 3, 4].map(n => line(n, `Blow ${n}.`, { weight: 'conflict' })),
      ],
    },
    { number: 5, lines: [line(5, 'A new turn.')] },
  ];

  test('that is over before the visitor comes is folded up to its outcome', async () => {
    log({ turns: fought });
    const folded = () => screen.getByText('Blow 2.').closest('li')?.hasAttribute('hidden');
    expect(folded()).toBe(true);
    expect(screen.getByText('Blow 4.').closest('li')?.hasAttribute('hidden')).toBe(false);
    const more = screen.getByRole('button', { name: '2 more lines' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(more);
    expect([folded(), more.getAttribute('aria-expanded')]).toEqual([false, 'true']);
  });

  test('stands open where the move that is looked at belongs to it', () => {
    log({ turns: fought, ply: 3 });
    expect(screen.getByText('Blow 2.').closest('li')?.hasAttribute('hidden')).toBe(false);
  });
});
