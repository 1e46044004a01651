import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import RulesText from './RulesText.svelte';
import { rulesSample } from './sample.ts';

const clause = (id: string) => `#${id}`;

function rules(some: object = {}) {
  return render(RulesText, { game: 'senet', rules: rulesSample, clause, ...some });
}

test('how to win stands first, then what is reconstructed', () => {
  const { container } = rules();
  expect(container.querySelector('.rules > p')?.textContent.trim()).toBe(rulesSample.aim);
  expect(screen.getByRole('note').textContent).toContain('The board is ours.');
});

test('a clause shows its number, and leads to others by theirs', () => {
  const { container } = rules();
  const second = container.querySelector<HTMLElement>('#SEN-02');
  expect(second).not.toBeNull();
  if (!second) return;
  const [number, other] = within(second).getAllByRole('link');
  expect(number?.textContent).toBe('2');
  expect(other?.textContent).toBe('1');
  expect(other?.getAttribute('href')).toBe('#SEN-01');
  expect(container.textContent).not.toContain('SEN-');
});

test('an example opens on the board', () => {
  rules();
  const link = screen.getByRole('link', { name: 'Follow it' });
  expect(link.getAttribute('href')).toBe('/rules/senet/examples/SEN-02-white');
});

test('a ruling opens its reason in place', async () => {
  rules();
  const mark = screen.getByRole('button', { name: 'ruling' });
  expect(screen.queryByText('White begins')).toBeNull();
  await userEvent.click(mark);
  expect(screen.getByRole('heading', { name: 'White begins' })).toBeTruthy();
  expect(screen.getByText('Alternative:')).toBeTruthy();
  expect(mark.getAttribute('aria-expanded')).toBe('true');
});

test('what a ruling is, is told where there are any', () => {
  const { unmount } = rules();
  expect(screen.getByText(/marks what is played here/)).toBeTruthy();
  unmount();
  rules({ rules: { ...rulesSample, rulings: [] } });
  expect(screen.queryByText(/marks what is played here/)).toBeNull();
});

test('what is looked for is all that is left', () => {
  const { container } = rules({ query: 'sticks' });
  expect([...container.querySelectorAll('mark')].map(it => it.textContent)).toEqual(['sticks']);
  expect(container.querySelectorAll('[data-clause]')).toHaveLength(1);
  expect(screen.queryByText(rulesSample.aim)).toBeNull();
});

test('what a version changed stands at the end, with a way to the clause', () => {
  rules();
  const versions = screen.getByRole('region', { name: 'What has changed' });
  expect(within(versions).getByText('Since version 2')).toBeTruthy();
  expect(within(versions).getByRole('link', { name: '1' }).getAttribute('href')).toBe('#SEN-01');
});

test('rules that never changed say nothing of versions', () => {
  rules({ rules: { ...rulesSample, versions: [] } });
  expect(screen.queryByRole('heading', { name: 'What has changed' })).toBeNull();
});
