import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import Offers from './Offers.svelte';

const choices = [
  { handle: { kind: 'space', at: 'roma' }, name: 'Roma: 8 Roman legions', key: '1' },
  { handle: { kind: 'pass' }, name: 'Pass', key: '2' },
];

function list(some: Record<string, unknown> = {}) {
  const heard = { onpick: vi.fn(), onback: vi.fn(), onpoint: vi.fn() };
  render(Offers, { choices, ...heard, ...some });
  return heard;
}

describe('the list of choices', () => {
  test('names every choice as a button and tells which was pressed', async () => {
    const { onpick } = list();
    await userEvent.click(screen.getByRole('button', { name: 'Roma: 8 Roman legions' }));
    expect(onpick).toHaveBeenCalledWith({ kind: 'space', at: 'roma' });
  });

  test('can be walked and pressed by keyboard alone', async () => {
    const { onpick } = list();
    screen.getByRole('button', { name: /^Roma/ }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onpick).toHaveBeenCalledWith({ kind: 'pass' });
  });

  test('points at what the focus is on', async () => {
    const { onpoint } = list();
    screen.getByRole('button', { name: /^Roma/ }).focus();
    expect(onpoint).toHaveBeenLastCalledWith({ kind: 'space', at: 'roma' });
    await userEvent.tab();
    expect(onpoint).toHaveBeenLastCalledWith({ kind: 'pass' });
  });

  test('shows what is barred in its own place, with the reason and a link to its rule', () => {
    const refused = {
      why: 'Fleets are left.',
      rule: 'HAN-14',
      href: '/rules/hannibal#HAN-14',
    };
    const exchange = { handle: { kind: 'exchange' }, name: 'Exchange', barred: refused };
    list({ choices: [choices[0], exchange, choices[1]] });
    const names = screen.getAllByRole('button').map(it => it.textContent.trim());
    expect(names.map(it => it.replace(/^\d\s+/, ''))).toEqual([
      'Roma: 8 Roman legions',
      'Exchange',
      'Pass',
    ]);
    const barred = screen.getByRole('button', { name: 'Exchange' });
    expect(barred.getAttribute('aria-disabled')).toBe('true');
    const line = barred.closest('li');
    if (!line) throw new Error('it stands in the list');
    expect(line.textContent).toContain('Fleets are left.');
    expect(within(line).getByRole('link', { name: '§14' }).getAttribute('href')).toBe(
      '/rules/hannibal#HAN-14',
    );
  });

  test('shows what was picked and a way back', async () => {
    const { onback } = list({ picked: ['Roma'] });
    await userEvent.click(screen.getByRole('button', { name: /One step back/ }));
    expect(onback).toHaveBeenCalledOnce();
  });

  test('says so when there is nothing to choose', () => {
    list({ choices: [] });
    expect(screen.getByText('Nothing to choose just now.')).toBeDefined();
  });
});
