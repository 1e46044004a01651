import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Handle, View } from '../../protocol/calculi.ts';
import { HandleSet } from '../../table/handles.ts';
import Board from './Board.svelte';
import { words } from './describe.en.ts';
import { TAKING } from './samples.ts';

const B2: Handle = { kind: 'space', at: 'b2' };

function board(view: View) {
  const onpick = vi.fn();
  const { container } = render(Board, {
    view,
    words,
    lang: 'en',
    next: new HandleSet([B2]),
    picked: [],
    pointed: null,
    marked: [],
    news: null,
    steps: [],
    bare: false,
    onpick,
  });
  return { onpick, container };
}

test('an offered hole is a button by mouse and by keyboard, and says what it holds', async () => {
  const { onpick } = board(TAKING);
  const hole = screen.getByRole('button', {
    name: 'B2: 2 pebbles, named by Red. Can be chosen.',
  });
  await userEvent.click(hole);
  hole.focus();
  await userEvent.keyboard('{Enter}');
  expect(onpick.mock.calls).toEqual([[B2], [B2]]);
});

test('a name stands at its hole for those who may know it, and nowhere else', () => {
  const { container } = board(TAKING);
  const named = (seat: string) => container.querySelectorAll(`[data-test-named="${seat}"]`).length;
  expect([named('0'), named('1'), named('')]).toEqual([1, 0, 8]);
});
