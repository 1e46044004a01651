import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Lang } from '../../i18n/index.ts';
import type { Offer } from '../../net/offers.ts';
import type { Handle, Prompt, Unit, View } from '../../protocol/conquest2005.ts';
import { keyOf } from '../../table/handles.ts';
import { choices } from '../../table/picker.ts';
import { countHandle, galleyHandle } from '../conquest/handles.ts';
import { words as en } from './describe.en.ts';
import { words as fr } from './describe.fr.ts';
import { BATTLE, START } from './samples.ts';
import Tray from './Tray.svelte';

const offer = (...path: Handle[]): Offer<Handle> => ({
  path,
  action: path.map(keyOf).join(' '),
});
const units = (unit: Unit, n: number): Handle => ({ kind: 'units', unit, n });
const pick = (infantry: number, cavalry: number, catapults: number) =>
  offer(units('infantry', infantry), units('cavalry', cavalry), units('catapult', catapults));

/** Shows the tray to whoever is asked, and returns the clicks that were chosen. */
function asks(view: View, legal: readonly Offer<Handle>[], lang: Lang = 'en') {
  const clicks = vi.fn<(...path: Handle[]) => void>();
  let begun: readonly Handle[] = [];
  render(Tray, {
    view,
    words: lang === 'en' ? en : fr,
    lang,
    seat: 0,
    steps: [],
    next: choices(legal, []).next,
    picked: [],
    pointed: null,
    marked: [],
    news: null,
    bare: false,
    legal,
    barred: [],
    clause: (rule: string) => rule,
    onarrange: handles => {
      begun = handles;
      return true;
    },
    onpick: handle => clicks(...begun, handle),
  });
  return clicks;
}

const fighting = (prompt: Prompt): View => ({ ...BATTLE, prompt });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const count = (id: string) =>
  userEvent.click(document.querySelector(`[data-test-count=${id}]`) ?? document.body);
const chosen = () =>
  [...document.querySelectorAll('[data-test-count][aria-pressed=true]')].map(it =>
    it.getAttribute('data-test-count'),
  );

describe('a combat legion', () => {
  const view = fighting({ kind: 'form', seat: 0, at: 'cyrenaica', size: 7 });
  const legal = [pick(6, 1, 0), pick(5, 2, 0), pick(6, 0, 1), pick(5, 1, 1), pick(4, 2, 1)];

  test('is proposed as it is formed most often, and formed as proposed', async () => {
    const clicks = asks(view, legal);
    expect(chosen()).toEqual(['infantry-5', 'cavalry-2', 'catapult-0']);
    await press('Form the legion');
    expect(clicks.mock.calls).toEqual([legal[1]?.path]);
  });

  test('is always whole: infantry stands back for what is asked for besides', async () => {
    const clicks = asks(view, legal);
    await count('catapult-1');
    expect(chosen()).toEqual(['infantry-4', 'cavalry-2', 'catapult-1']);
    await count('cavalry-1');
    expect(chosen()).toEqual(['infantry-5', 'cavalry-1', 'catapult-1']);
    await press('Form the legion');
    expect(clicks.mock.calls).toEqual([legal[3]?.path]);
  });

  test('is formed by nobody who is not asked', () => {
    asks(view, []);
    expect(screen.queryByRole('button', { name: 'Form the legion' })).toBeNull();
  });

  test('is formed in French as well', async () => {
    const clicks = asks(view, legal, 'fr');
    await press('Former la légion');
    expect(clicks).toHaveBeenCalledOnce();
  });
});

test('losses are the cheapest unless others are named', async () => {
  const legal = [pick(3, 0, 0), pick(2, 1, 0), pick(2, 0, 1)];
  const clicks = asks(fighting({ kind: 'lose', seat: 0, at: 'cyrenaica', hits: 3 }), legal);
  expect(chosen()).toEqual(['infantry-3', 'cavalry-0', 'catapult-0']);
  expect(screen.getByRole('group', { name: /lose|losses|fall/i })).toBeTruthy();
  await count('catapult-1');
  await press('Take these losses');
  expect(clicks.mock.calls).toEqual([legal[2]?.path]);
});

test('a pursuit begins with the dearest of those who flee', async () => {
  const legal = [pick(2, 0, 0), pick(1, 1, 0), pick(0, 1, 1), pick(1, 0, 1)];
  const clicks = asks(fighting({ kind: 'pursue', seat: 0, at: 'cyrenaica', hits: 2 }), legal);
  expect(chosen()).toEqual(['infantry-0', 'cavalry-1', 'catapult-1']);
  await press('Cut these down');
  expect(clicks.mock.calls).toEqual([legal[2]?.path]);
});

describe('whether the battle goes on', () => {
  const retreats = (...to: Handle[]) => offer({ kind: 'retreat' }, ...to);

  test('is decided with every refuge named, and what a retreat would cost', async () => {
    const clicks = asks(BATTLE, [
      offer({ kind: 'stand' }),
      retreats({ kind: 'space', at: 'africa_procons' }),
    ]);
    expect(screen.getByText(/a retreat now would lose in the pursuit: about 1\.2/)).toBeTruthy();
    await press(/Africa Procons/);
    expect(clicks.mock.calls).toEqual([
      [{ kind: 'retreat' }, { kind: 'space', at: 'africa_procons' }],
    ]);
    expect(screen.queryByRole('button', { name: /no refuge/ })).toBeNull();
  });

  test('is advised by a count that says so, with both chances', () => {
    const legal = [
      offer({ kind: 'stand' }),
      retreats({ kind: 'space', at: 'africa_procons' }),
      retreats({ kind: 'space', at: 'egyptus' }),
    ];
    asks(BATTLE, legal);
    expect(screen.getByText(/^Counting units, .* retreat: .* 45% then, 31% if you/)).toBeTruthy();
    expect(screen.getByText(/A computation, neither a rule nor a computer player/)).toBeTruthy();
    const advised = (at: string) =>
      document.querySelector(`[data-test-retreat="${at}"]`)?.classList.contains('advised');
    expect([advised('africa_procons'), advised('egyptus')]).toEqual([true, false]);
  });

  test('is advised in French as well', () => {
    asks(BATTLE, [offer({ kind: 'stand' }), retreats({ kind: 'space', at: 'egyptus' })], 'fr');
    expect(screen.getByText(/^Tout compté .* mieux vaut battre en retraite/)).toBeTruthy();
  });

  test('is never advised to end in a retreat to nowhere', () => {
    const advice = { seat: 1, fight_on: 900, retreat: 0, retreat_advised: false, to: null };
    asks({ ...BATTLE, advice }, [offer({ kind: 'stand' }), retreats()]);
    expect(screen.getByText(/nowhere to retreat to: .* 9% if you fight on, 0% if/)).toBeTruthy();
    expect(screen.queryByText(/would lose in the pursuit/)).toBeNull();
  });

  test('is told to make no difference where both chances read alike', () => {
    const advice = { ...BATTLE.advice, fight_on: 3101, retreat: 3112 } as View['advice'];
    asks({ ...BATTLE, advice }, [
      offer({ kind: 'stand' }),
      retreats({ kind: 'space', at: 'africa_procons' }),
    ]);
    expect(screen.getByText(/hardly any difference: .* about 31% whether/)).toBeTruthy();
  });

  test('can mean giving up where no refuge is left', async () => {
    const clicks = asks(BATTLE, [offer({ kind: 'stand' }), retreats()]);
    await press(/no refuge/);
    expect(clicks.mock.calls).toEqual([[{ kind: 'retreat' }]]);
  });
});

describe('galleys that sink', () => {
  const galley = (color: 'egyptus' | 'hispania', n: number): View['galleys'][number] => ({
    ...(START.galleys[1] as View['galleys'][number]),
    name: { color, n },
    lord: color === 'egyptus' ? 0 : 1,
  });
  const view: View = {
    ...START,
    galleys: [
      galley('egyptus', 1),
      galley('egyptus', 2),
      galley('egyptus', 3),
      galley('hispania', 1),
    ],
    prompt: { kind: 'sink', seat: 0, sea: 'mare_alexandria', hits: 1 },
    sea_fight: {
      sea: 'mare_alexandria',
      attacker: 0,
      defender: 1,
      round: 2,
      decider: 'attacker',
      hits: [1, 0],
      doomed: [{ color: 'egyptus', n: 3 }],
    },
  };
  const legal = [1, 2].map(n => offer(galleyHandle({ color: 'egyptus', n })));
  const ship = (id: string) => document.querySelector(`[data-test-sink="${id}"]`) ?? document.body;

  test('are named one by one by their owner', async () => {
    const clicks = asks(view, legal);
    const fight = screen.getByRole('region', { name: 'Battle · Mare Alexandria, round 2 of 3' });
    expect(within(fight).getAllByRole('button')).toHaveLength(4);
    expect(within(fight).getByText('1 galley must sink')).toBeTruthy();
    await userEvent.click(ship('egyptus-2'));
    expect(clicks.mock.calls).toEqual([[galleyHandle({ color: 'egyptus', n: 2 })]]);
  });

  test('are not named twice, nor are those of others', async () => {
    const clicks = asks(view, legal);
    const named = [...document.querySelectorAll('[data-test-sink][aria-pressed=true]')];
    expect(named).toEqual([ship('egyptus-3')]);
    for (const id of ['egyptus-3', 'hispania-1']) {
      expect(ship(id).getAttribute('aria-disabled')).toBe('true');
      await userEvent.click(ship(id));
    }
    expect(clicks).not.toHaveBeenCalled();
  });
});

test('captured generals are held or removed, some of them too', async () => {
  const legal = [0, 1, 2].map(n => offer({ kind: 'hold' }, countHandle(n)));
  const clicks = asks({ ...START, prompt: { kind: 'captives', seat: 0, of: 1, n: 2 } }, legal);
  const captured = screen.getByRole('region', { name: '2 generals of Hispania are captured' });
  expect(
    within(captured)
      .getAllByRole('button')
      .map(it => it.textContent?.trim()),
  ).toEqual(['Hold them all', 'Hold 1, remove 1', 'Remove for good']);
  await press('Hold 1, remove 1');
  expect(clicks.mock.calls).toEqual([[{ kind: 'hold' }, { kind: 'count', n: 1 }]]);
});
