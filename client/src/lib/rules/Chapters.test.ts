import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { RulesPage } from '../wire.ts';
import Chapters from './Chapters.svelte';

const rules: RulesPage = {
  title: 'Senet',
  intro: 'Two players.',
  chapters: [{ title: 'Play', clauses: [{ id: 'SEN-01', text: 'Throw.', ruling: false }] }],
  versions: [],
};

test('what a version changed stands at the end, with a way to the clause', () => {
  const versions = [{ version: 2, clauses: ['SEN-01'], text: 'Throw once; before, twice.' }];
  render(Chapters, { rules: { ...rules, versions } });
  expect(screen.getByRole('heading', { name: 'What has changed' })).toBeTruthy();
  expect(screen.getByText('Since version 2')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'SEN-01' });
  expect(link.getAttribute('href')).toBe('#SEN-01');
});

test('rules that never changed say nothing of versions', () => {
  render(Chapters, { rules });
  expect(screen.queryByRole('heading', { name: 'What has changed' })).toBeNull();
});
