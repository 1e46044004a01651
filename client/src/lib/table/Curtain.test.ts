import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import Curtain from './Curtain.svelte';

test('the curtain names who is awaited and opens only for them', async () => {
  const onopen = vi.fn();
  render(Curtain, { side: 'Carthage', name: 'Livia', onopen });
  const curtain = screen.getByRole('dialog', { name: 'Pass the screen to Carthage (Livia).' });
  expect(curtain.getAttribute('aria-modal')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'I am Carthage' }));
  expect(onopen).toHaveBeenCalledOnce();
});

test('the curtain takes the focus, so that the keyboard cannot reach behind it', () => {
  render(Curtain, { side: 'Rome', name: 'Gaius', onopen: vi.fn() });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'I am Rome' }));
});
