import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import Choice from './Choice.svelte';
import type { Way } from './picking.ts';

const way = (infantry: number, cavalry: number): Way => ({
  units: [infantry, cavalry, 0],
  path: [
    { kind: 'units', unit: 'infantry', n: infantry },
    { kind: 'units', unit: 'cavalry', n: cavalry },
    { kind: 'units', unit: 'catapult', n: 0 },
  ],
});

function asks(ways: readonly Way[]) {
  const onchoose = vi.fn();
  const given = { title: 'Losses', confirm: 'Take these losses', lang: 'en' as const };
  render(Choice, { ...given, purpose: 'lose', ways, onchoose });
  return onchoose;
}

const pressed = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .map(it => it.getAttribute('data-test-count') ?? '');

test('losses begin with the cheapest and are changed a number at a time', async () => {
  const onchoose = asks([way(3, 0), way(2, 1), way(1, 2)]);
  expect(pressed()).toEqual(['infantry-3', 'cavalry-0']);
  const riders = screen.getByRole('group', { name: 'Cavalry' });
  const two = riders.querySelector<HTMLElement>('[data-test-count="cavalry-2"]');
  await userEvent.click(two ?? riders);
  expect(pressed()).toEqual(['infantry-1', 'cavalry-2']);
  await userEvent.click(screen.getByRole('button', { name: 'Take these losses' }));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(way(1, 2).path);
});

test('a kind of which there is none is not asked about', () => {
  asks([way(2, 0)]);
  expect(screen.queryByRole('group', { name: 'Cavalry' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Catapults' })).toBeNull();
});

test('what was changed is let go when other ways are on offer', async () => {
  const given = { title: 'Losses', confirm: 'Take these losses', lang: 'en' as const };
  const purpose = 'lose' as const;
  const onchoose = vi.fn();
  const ways = [way(2, 0), way(1, 1)];
  const { rerender } = render(Choice, { ...given, purpose, ways, onchoose });
  const rider = document.querySelector('[data-test-count="cavalry-1"]');
  await userEvent.click(rider ?? document.body);
  expect(pressed()).toEqual(['infantry-1', 'cavalry-1']);
  await rerender({ ways: [way(3, 0), way(2, 1)] });
  expect(pressed()).toEqual(['infantry-3', 'cavalry-0']);
});
