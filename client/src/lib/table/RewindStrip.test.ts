import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import RewindStrip from './RewindStrip.svelte';

function strip(some: Record<string, unknown> = {}) {
  const heard = { onvisit: vi.fn(), oneyes: vi.fn() };
  render(RewindStrip, { ply: 3, total: 7, ...heard, ...some });
  return heard;
}

describe('the rewind strip', () => {
  test.each([
    ['To the beginning', 0],
    ['One move back', 2],
    ['One move on', 4],
    ['To now', 7],
  ])('goes %s', async (name, ply) => {
    const { onvisit } = strip();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onvisit).toHaveBeenCalledWith(ply);
  });

  test('steps with the arrow keys while it has the focus', async () => {
    const { onvisit } = strip();
    screen.getByRole('button', { name: 'One move back' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(onvisit.mock.calls).toEqual([[4], [2]]);
  });

  test('does not step past its ends', async () => {
    const { onvisit } = strip({ ply: 7 });
    await userEvent.click(screen.getByRole('button', { name: 'One move on' }));
    screen.getByRole('button', { name: 'One move on' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onvisit).not.toHaveBeenCalled();
  });

  test('offers other eyes only where there is a choice', async () => {
    strip();
    expect(screen.queryByRole('combobox')).toBeNull();
    const eyes = [
      { seat: 0, name: 'Rome' },
      { seat: null, name: 'everyone' },
    ];
    const { oneyes } = strip({ eyes, looking: 0 });
    await userEvent.selectOptions(screen.getByRole('combobox'), 'everyone');
    expect(oneyes).toHaveBeenCalledWith(null);
  });
});
