import { render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { SeatInfo } from '../wire.ts';
import Seats from './Seats.svelte';

const SIDES = ['Rome', 'Carthage'];

const seats = SIDES.map((name, seat): SeatInfo => ({
  seat,
  sitter: { kind: 'person', name },
  yours: seat === 0,
  connected: true,
}));

const shown = (goals: (seat: number) => readonly string[]) =>
  render(Seats, { seats, side: seat => SIDES[seat] ?? '', waiting: [0], goals });

test('what all seats want is said once, below them', () => {
  shown(() => ['Most points win.']);
  expect(screen.getAllByText('Most points win.')).toHaveLength(1);
  for (const seat of screen.getAllByRole('listitem')) {
    expect(within(seat).queryByText('Most points win.')).toBeNull();
  }
});

test('what a seat alone wants is said at that seat', () => {
  shown(seat => [`Hold ${SIDES[1 - seat]}.`]);
  const [rome, carthage] = screen.getAllByRole('listitem');
  expect(rome?.textContent).toContain('Hold Carthage.');
  expect(carthage?.textContent).toContain('Hold Rome.');
});

test('whoever is awaited is marked', () => {
  shown(() => []);
  const [rome, carthage] = screen.getAllByRole('listitem');
  expect(rome?.textContent).toContain('to act');
  expect(carthage?.textContent).not.toContain('to act');
});
