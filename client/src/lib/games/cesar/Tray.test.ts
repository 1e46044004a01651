import { render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Handle, View } from '../../protocol/cesar.ts';
import { HandleSet } from '../../table/handles.ts';
import { words } from './describe.en.ts';
import { LAID, PLAN } from './samples.ts';
import SeatDetails from './SeatDetails.svelte';
import Tray from './Tray.svelte';

function tray(view: View, pointed: Handle | null = null) {
  return render(Tray, {
    view,
    words,
    lang: 'en',
    seat: 0,
    steps: [],
    next: new HandleSet<Handle>(),
    picked: [],
    pointed,
    marked: [],
    news: null,
    bare: false,
    legal: [],
    barred: [],
    clause: (rule: string) => rule,
    onpick: () => undefined,
  });
}

test('before the last word the turn shows its tokens, its points and what becomes of the score', () => {
  tray(LAID);
  const panel = screen.getByRole('region', { name: 'This turn' });
  expect(within(panel).getByRole('heading', { name: 'Takes Massilia' })).toBeTruthy();
  expect(panel.textContent).toMatch(/Red \+2/);
  const row = within(panel).getByRole('row', { name: /Different kinds/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(it => it.textContent),
  ).toEqual(['11', '17']);
});

test('another route that is pointed at shows its own points', () => {
  tray(LAID, { kind: 'score', nth: 2 });
  expect(screen.getByRole('region', { name: 'This turn' }).textContent).toMatch(/Blue \+2/);
});

test('the final scoring counts every source for every player and marks the winner', () => {
  tray({ ...PLAN, prompt: { kind: 'over', winners: [1] } });
  const table = screen.getByRole('region', { name: 'Final scoring' });
  expect(within(table).getAllByRole('row')).toHaveLength(8);
  expect(within(table).getByText(', winner')).toBeTruthy();
});

test('a player board tells treasures with what one more adds, and every point with its source', () => {
  render(SeatDetails, { view: PLAN, seat: 0, words, lang: 'en' });
  const items = within(screen.getByRole('list', { name: 'Collection of Red' }));
  expect(items.getByText('grapes: 3, one more adds 10')).toBeTruthy();
  expect(screen.getByText(/in turns of Red 8 · in turns of Blue 4/)).toBeTruthy();
});
