import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { View } from '../../protocol/hannibal.ts';
import { words } from './describe.en.ts';
import SeatDetails from './SeatDetails.svelte';
import { FIGHT } from './samples.ts';

const seat = (view: View, seat: number) =>
  render(SeatDetails, { view, seat, words, lang: 'en' }).container;

test('an open hand tells which cards are left', () => {
  seat(FIGHT, 1);
  expect(screen.getByText('Cards left to Carthage: 1, 2, 4, 5')).toBeDefined();
});

test('a closed hand tells how many cards are left, and never which', () => {
  const container = seat({ ...FIGHT, hands: [[1, 2, 3, 5], null] }, 1);
  expect(screen.getByText('Carthage: 4 cards left, face down')).toBeDefined();
  expect(container.querySelector('[data-test-closed]')?.textContent).not.toMatch(/[1235]/);
});
