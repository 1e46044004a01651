import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import PromptBar from './PromptBar.svelte';

function bar(some: Record<string, unknown> = {}) {
  const heard = { onpick: vi.fn(), oncancel: vi.fn(), onundo: vi.fn(), onnow: vi.fn() };
  render(PromptBar, {
    mode: 'yours',
    sentence: 'Move a legion or a fleet.',
    undoable: true,
    ...heard,
    ...some,
  });
  return heard;
}

describe('the prompt bar', () => {
  test('says whose moment it is in a word, and what to do in a sentence', () => {
    bar();
    const said = screen.getByRole('status').textContent;
    expect(said).toContain('Your turn');
    expect(said).toContain('Move a legion or a fleet.');
  });

  test('asks before it plays what was to be asked about', async () => {
    const onconfirm = vi.fn();
    const { oncancel } = bar({ asks: { question: 'Pass? Sure?' }, picking: true, onconfirm });
    expect(screen.getByRole('status').textContent).toContain('Pass? Sure?');
    await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
    expect(onconfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(oncancel).toHaveBeenCalledOnce();
  });

  test('keeps Undo in its place also when nothing can be taken back', async () => {
    const { onundo } = bar({ undoable: false });
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(undo);
    expect(onundo).not.toHaveBeenCalled();
  });

  test('takes back when asked to', async () => {
    const { onundo } = bar();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onundo).toHaveBeenCalledOnce();
  });

  test('shows a barred button in grey, and pressing it asks why', async () => {
    const barred = 'A legion is exchanged only when all your fleets are lost.';
    const handle = { kind: 'exchange' };
    const { onpick } = bar({ buttons: [{ key: 'exchange', handle, name: 'Exchange', barred }] });
    const button = screen.getByRole('button', { name: 'Exchange' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.title).toBe(barred);
    await userEvent.click(button);
    expect(onpick).toHaveBeenCalledWith(handle);
  });

  test('leads back from the past', async () => {
    const { onnow } = bar({ mode: 'past' });
    await userEvent.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(onnow).toHaveBeenCalledOnce();
  });

  test('offers to let go only of what was picked', async () => {
    bar();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    const { oncancel } = bar({ picking: true });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(oncancel).toHaveBeenCalledOnce();
  });
});
