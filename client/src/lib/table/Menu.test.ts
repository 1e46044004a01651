import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { language } from '../i18n/index.ts';
import Menu from './Menu.svelte';

async function open(versions: { own: number; newest: number }, onshare?: () => void) {
  render(Menu, {
    rules: '/rules/senet',
    versions,
    ...(onshare && { onshare }),
    onrecord: vi.fn(),
    bare: false,
    onbare: vi.fn(),
    oncopy: vi.fn(),
    onhelp: vi.fn(),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
}

describe('the version of the rules', () => {
  afterEach(() => language.choose('en'));

  test('is named where new tables are played by a newer one', async () => {
    await open({ own: 1, newest: 2 });
    expect(screen.getByText(/version 1 of the rules; new tables by version 2/)).toBeTruthy();
  });

  test('is named in French, too', async () => {
    language.choose('fr');
    await open({ own: 1, newest: 2 });
    expect(screen.getByText(/la version 1 des règles/)).toBeTruthy();
  });

  test('is not worth a word where it is the newest', async () => {
    await open({ own: 2, newest: 2 });
    expect(screen.queryByText(/version/)).toBeNull();
  });
});

describe('a game of this device', () => {
  test('is opened to others where that can be', async () => {
    const onshare = vi.fn();
    await open({ own: 1, newest: 1 }, onshare);
    await userEvent.click(screen.getByRole('button', { name: 'Open to others…' }));
    expect(onshare).toHaveBeenCalledOnce();
  });

  test('is not offered to be opened elsewhere', async () => {
    await open({ own: 1, newest: 1 });
    expect(screen.queryByRole('button', { name: 'Open to others…' })).toBeNull();
  });
});
