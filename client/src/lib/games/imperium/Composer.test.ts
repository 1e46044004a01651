import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Foresight, Handle } from '../../protocol/imperium.ts';
import { HandleSet, includes } from '../../table/handles.ts';
import Composer from './Composer.svelte';
import { handleOf } from './composing.ts';
import { words } from './describe.en.ts';
import { CHOICE, REFUSALS, START } from './samples.ts';

const CONFIRM: Handle = { kind: 'confirm' };
const [africa, asia, games] = [handleOf('africa'), handleOf('asia'), handleOf('games')];

function compose(picked: Handle[], some: Record<string, unknown> = {}) {
  const [onpick, onarrange] = [vi.fn(), vi.fn((_: readonly Handle[]) => true)];
  const cards = CHOICE.hand.map(handleOf);
  render(Composer, {
    view: START,
    words,
    lang: 'en',
    next: new HandleSet(
      picked.length === 3 ? [CONFIRM] : cards.filter(it => !includes(picked, it)),
    ),
    picked,
    barred: [],
    clause: (rule: string) => `/rules/imperium#${rule}`,
    onpick,
    onarrange,
    choice: CHOICE,
    ...some,
  });
  return { onpick, onarrange };
}

test('a card that is pressed goes to the bottom of the pile', async () => {
  const { onpick } = compose([africa]);
  await userEvent.click(screen.getByRole('button', { name: /^Asia, province 5/ }));
  expect(onpick).toHaveBeenCalledWith(asia);
});

test('a card of the pile that is pressed is taken back, whatever its place', async () => {
  const { onarrange } = compose([africa, asia]);
  await userEvent.click(screen.getByRole('button', { name: /Take Africa back/ }));
  expect(onarrange).toHaveBeenCalledWith([asia]);
});

test('arrows on a card move it up and down the pile', async () => {
  const { onarrange } = compose([africa, asia]);
  screen.getByRole('button', { name: /Take Africa back/ }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onarrange).toHaveBeenCalledWith([asia, africa]);
});

test('what the server foresees of the pile is said before it is laid down', async () => {
  const foresight: Foresight = {
    again: false,
    placing: [{ province: 'asia', n: 2 }],
    games: { doubles: 'asia' },
    scored: ['africa'],
    left: 11,
  };
  const foresee = vi.fn(() => Promise.resolve(foresight));
  compose([asia, games], { foresee });
  expect(foresee).toHaveBeenCalledWith([asia, games]);
  expect(await screen.findByText('Bread and Games: a second marker in Asia')).toBeTruthy();
  expect(screen.getByText(/11 markers left in stock/)).toBeTruthy();
});

test('a pile that is too small says so with its clause and is not laid down', async () => {
  const barred = [{ handle: CONFIRM, why: REFUSALS.wrong_size, rule: 'IMP-04' }];
  const { onpick } = compose([africa], { barred });
  await userEvent.click(screen.getByRole('button', { name: 'Lay the pile down' }));
  expect(onpick).not.toHaveBeenCalled();
  expect(screen.getByText(/exactly 3 cards/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '§4' }).getAttribute('href')).toBe(
    '/rules/imperium#IMP-04',
  );
});

test('an Oracle below another card says why', async () => {
  const barred = [{ handle: handleOf('oracle'), why: REFUSALS.oracle_below, rule: 'IMP-10' }];
  const { onpick } = compose([africa], { barred, next: new HandleSet([asia]) });
  await userEvent.click(screen.getByRole('button', { name: /^Oracle:/ }));
  expect(onpick).not.toHaveBeenCalled();
  expect(screen.getByText(/only on top/)).toBeTruthy();
});

test('a whole pile is laid down', async () => {
  const { onpick } = compose([africa, asia, games]);
  await userEvent.click(screen.getByRole('button', { name: 'Lay the pile down' }));
  expect(onpick).toHaveBeenCalledWith(CONFIRM);
});
