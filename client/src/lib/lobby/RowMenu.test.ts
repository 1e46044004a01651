import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import RowMenu from './RowMenu.svelte';

function show() {
  const [onsave, ondelete] = [vi.fn(), vi.fn()];
  render(RowMenu, { id: 'a', table: 'Senet', onsave, ondelete });
  return { onsave, ondelete };
}

test('a table is saved, and deleted at the second press, by keyboard alone', async () => {
  const { onsave, ondelete } = show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  expect(onsave).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'More about this table: Senet' }));
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(ondelete).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Really delete?' })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(ondelete).toHaveBeenCalledOnce();
});

test('Escape closes it and forgets that something was to be deleted', async () => {
  const { ondelete } = show();
  const opener = screen.getByRole('button', { name: 'More about this table: Senet' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(opener);
  await userEvent.click(opener);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  expect(ondelete).not.toHaveBeenCalled();
});
