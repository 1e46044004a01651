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
});
