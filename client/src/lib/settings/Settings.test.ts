import { afterEach, expect, test } from 'vitest';
import { CHOICES, choicesOf, SETTINGS, Settings, settings } from './settings.svelte.ts';

afterEach(() => {
  for (const setting of SETTINGS) settings.choose(setting, CHOICES[setting][0]);
});

test('what is chosen is there again at the next visit', () => {
  new Settings().choose('pace', 'slow');
  expect(new Settings().pace).toBe('slow');
});

test('what is usual is not worth remembering', () => {
  const before = localStorage.length;
  const visit = new Settings();
  visit.choose('sound', 'on');
  visit.choose('sound', 'off');
  expect(localStorage.length).toBe(before);
});

test('what is no choice any more counts for nothing', () => {
  localStorage.setItem('septem.settings.pace', 'breakneck');
  expect(new Settings().pace).toBe('normal');
  localStorage.removeItem('septem.settings.pace');
});

test.each(SETTINGS)('%s is shown with all that can be chosen', setting => {
  expect([...choicesOf(setting)].sort()).toEqual([...CHOICES[setting]].sort());
});
