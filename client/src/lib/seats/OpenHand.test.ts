import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import OpenHand from './OpenHand.svelte';

test('an open hand shows every card, strikes out the spent ones and is told in words', () => {
  render(OpenHand, { all: [1, 2, 3], hand: [1, 3], label: 'Cards of Rome: 1, 3' });
  expect(screen.getByText('Cards of Rome: 1, 3')).toBeTruthy();
  const spent = (n: string) => screen.getByText(n).classList.contains('spent');
  expect(['1', '2', '3'].map(spent)).toEqual([false, true, false]);
});
