import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Handle } from '../../protocol/conquest1984.ts';
import { wayOf, type Partner } from './deals.ts';
import Haggle from './Haggle.svelte';
import type { Terms } from './both.ts';

const hispania: Handle = { kind: 'player', home: 'hispania' };
const bid = (terms: Terms) => ({
  way: wayOf(terms),
  n: Math.max(terms.gives, terms.takes),
  sum: Math.max(terms.pays, terms.asks),
  terms,
  path: [{ kind: 'offer' }, hispania, { kind: 'terms', terms }] satisfies Handle[],
});
const ransoms = [0, 5, 10, 15, 20].map(pays => bid({ gives: 0, takes: 1, pays, asks: 0 }));
const exchange = bid({ gives: 1, takes: 1, pays: 0, asks: 0 });

function haggles(answers: Terms | null, bids: Partner<Handle>['bids'], lang: 'en' | 'fr' = 'en') {
  const choose = vi.fn();
  render(Haggle<Handle>, {
    lang,
    partner: { key: 'hispania', name: 'Hispania', answers, bids },
    choose,
  });
  return choose;
}

test('any sum is typed or stepped to, and what would be offered is said', async () => {
  const choose = haggles(null, [exchange, ...ransoms]);
  await userEvent.click(screen.getByRole('radio', { name: 'Get back' }));
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Talents you pay' });
  await userEvent.clear(field);
  await userEvent.type(field, '14');
  await userEvent.tab();
  expect(field.value).toBe('15');
  await userEvent.click(screen.getByRole('button', { name: 'More talents' }));
  screen.getByText('You offer 20 talents for a captured general.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More talents' }).disabled).toBe(
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Fewer talents' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make the offer' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(...(ransoms[3]?.path ?? []));
});

test('who answers begins with what was asked of him', async () => {
  const choose = haggles({ gives: 1, takes: 0, pays: 0, asks: 40 }, ransoms, 'fr');
  screen.getByText('Vous offrez 20 talents contre un général captif.');
  await userEvent.click(screen.getByRole('button', { name: 'Moins de talents' }));
  await userEvent.click(screen.getByRole('button', { name: 'Répondre ainsi' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(...(ransoms[3]?.path ?? []));
});
