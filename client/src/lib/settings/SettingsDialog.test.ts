import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { language } from '../i18n/index.ts';
import OpenSettings from './OpenSettings.svelte';
import { CHOICES, SETTINGS, settings } from './settings.svelte.ts';

afterEach(() => {
  language.choose('en');
  for (const setting of SETTINGS) settings.choose(setting, CHOICES[setting][0]);
});

test('the keyboard opens the settings and chooses', async () => {
  render(OpenSettings);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('radio', { name: 'Slowly' }));
  expect(settings.pace).toBe('slow');
  await userEvent.keyboard('{ArrowUp}');
  expect(settings.pace).toBe('normal');
});

test('every choice has its words in French, too', async () => {
  language.choose('fr');
  render(OpenSettings);
  await userEvent.click(screen.getByRole('button', { name: 'Réglages…' }));
  const names = screen.getAllByRole('radio').map(it => it.closest('label')?.textContent?.trim());
  expect(names).toHaveLength(SETTINGS.flatMap(setting => CHOICES[setting]).length);
  expect(names).not.toContain('');
});
