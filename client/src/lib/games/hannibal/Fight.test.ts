import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Handle, View } from '../../protocol/hannibal.ts';
import { HandleSet } from '../../table/handles.ts';
import type { Played } from '../game-ui.ts';
import { words } from './describe.en.ts';
import Fight from './Fight.svelte';
import { EVENTS, FIGHT, START } from './samples.ts';

const step = (version: number, seat: number, ...events: unknown[]): Played => ({
  version,
  at: 0,
  kind: 'played',
  seat,
  action: null,
  events: events.map(event => ({ event })),
  ply: version,
});

const card = (card: number): Handle => ({ kind: 'card', card });

const opened = step(1, 1, { ...EVENTS.conflict_opened, place: 'gallia' });
const revealed = step(2, 0, EVENTS.cards_revealed, {
  ...EVENTS.unit_lost,
  unit: 'legion',
  place: 'gallia',
});

function fight(view: View, some: Record<string, unknown> = {}) {
  const onpick = vi.fn();
  const { container } = render(Fight, {
    view,
    words,
    lang: 'en',
    seat: 0,
    steps: [opened],
    next: new HandleSet([1, 2, 3, 5].map(card)),
    picked: [],
    pointed: null,
    marked: [],
    news: null,
    bare: false,
    legal: [],
    barred: [{ handle: card(4), why: { kind: 'card_spent', card: 4 }, rule: 'HAN-25' }],
    clause: (rule: string) => `/rules/hannibal#${rule}`,
    onpick,
    ...some,
  });
  return { onpick, container };
}

const sealedBy = (rome: boolean, carthage: boolean, own: number | null): View => ({
  ...FIGHT,
  conflict: FIGHT.conflict && { ...FIGHT.conflict, has_sealed: [rome, carthage], own },
});

describe('a hand', () => {
  test('plays the card that is pressed', async () => {
    const { onpick } = fight(FIGHT);
    await userEvent.click(screen.getByRole('button', { name: 'Card 3' }));
    expect(onpick).toHaveBeenCalledWith(card(3));
  });

  test('shows a spent card in grey and says why when it is pressed', async () => {
    const { onpick } = fight(FIGHT);
    const spent = screen.getByRole('button', { name: 'Card 4, already played' });
    expect(spent.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(spent);
    expect(onpick).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toContain('Card 4 has been played');
    expect(screen.getByRole('link', { name: '§25' })).toBeDefined();
  });

  test('is nobody else’s: the public is shown no cards to press', () => {
    fight(FIGHT, { seat: null, next: new HandleSet() });
    expect(screen.queryByRole('button', { name: /^Card/ })).toBeNull();
  });
});

describe('the cards of an exchange', () => {
  test('lie face down once chosen, and only their own player is reminded which', () => {
    fight(sealedBy(true, true, 5), { next: new HandleSet() });
    expect(screen.getByText('Your card: 5, face down')).toBeDefined();
    expect(screen.getByText('Carthage: a card face down')).toBeDefined();
  });

  test('of the enemy say nothing of their value', () => {
    const { container } = fight(sealedBy(false, true, null));
    const slot = container.querySelector('.slot.carthage');
    expect(slot?.textContent).not.toMatch(/\d/);
  });

  test('are revealed together, with what Hannibal adds and what it cost', () => {
    fight(FIGHT, { steps: [opened, revealed] });
    expect(screen.getByText('Rome: 4')).toBeDefined();
    expect(screen.getByText('Carthage: 3 + 1')).toBeDefined();
    expect(screen.getByText(/Rome loses a legion\./)).toBeDefined();
  });

  test('that are laid face down are seen now, and not told afterwards', () => {
    const closed = step(2, 0, { ...EVENTS.cards_revealed, face_down: true });
    fight(FIGHT, { steps: [opened, closed] });
    expect(screen.getByRole('status').textContent).toBe('Rome: 4 · Carthage: 3 + 1');
    expect(words.tell(closed, () => '').map(it => it.text)).toEqual([
      'Both cards are shown, then laid aside face down.',
    ]);
  });

  test('that are laid face down are told until one acts oneself, however fast the enemy is', () => {
    const closed = step(2, 0, { ...EVENTS.cards_revealed, face_down: true });
    const enemy = step(3, 1, EVENTS.card_sealed);
    fight(sealedBy(false, true, null), { steps: [opened, closed, enemy] });
    expect(screen.getByRole('status').textContent).toBe('Rome: 4 · Carthage: 3 + 1');
  });

  test('that are laid face down are gone when one has chosen the next', () => {
    const closed = step(2, 0, { ...EVENTS.cards_revealed, face_down: true });
    const own = step(3, 0, EVENTS.card_sealed);
    const steps = [opened, closed, own];
    const { container } = fight(sealedBy(true, false, 2), { steps, next: new HandleSet() });
    expect(screen.queryByRole('status')).toBeNull();
    expect(container.querySelector('.carthage')?.textContent).not.toMatch(/\d/);
  });

  test('of an older conflict are not taken for this one', () => {
    const again = step(3, 1, EVENTS.conflict_opened);
    fight(FIGHT, { steps: [opened, revealed, again] });
    expect(screen.getByText('Rome: no card yet')).toBeDefined();
  });
});

describe('a report', () => {
  test('stays after the conflict until it is closed', async () => {
    fight(START, { steps: [opened, revealed], next: new HandleSet() });
    expect(screen.getByRole('region', { name: 'Conflict' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close the report' }));
    expect(screen.queryByRole('region', { name: 'Conflict' })).toBeNull();
  });
});
