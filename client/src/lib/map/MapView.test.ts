import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import generated from '../games/hannibal/map.generated.json';
import type { BoardMap } from './board.ts';
import MapView from './MapView.svelte';

const map = generated as unknown as BoardMap;
const names = { roma: 'Roma: 8 Roman legions', gallia: 'Gallia: empty', 'roma-corsica': 'Route' };
const words = { map: 'Map', zoomIn: 'Closer', zoomOut: 'Farther', wholeMap: 'Whole map' };
const states = { roma: 'picked', gallia: 'target', 'roma-corsica': 'offered' } as const;
const pieces = createRawSnippet<[number]>(() => ({ render: () => '<g data-test-piece></g>' }));

/** The present place and size of the sheet. */
function placed(container: HTMLElement): string {
  return container.querySelector<HTMLElement>('.sheet')?.style.transform ?? '';
}

describe('a map', () => {
  const onpick = vi.fn();

  beforeEach(() => onpick.mockReset());

  test('names each of its spaces as a button', () => {
    render(MapView, { map, names, states, words, onpick });
    expect(screen.getByRole('group', { name: 'Map' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Roma: 8 Roman legions' })).toBeDefined();
    const spaces = map.land.length + map.routes.length;
    expect(document.querySelectorAll('[data-test-space]')).toHaveLength(spaces);
  });

  test('says which space is picked and which cannot be chosen', () => {
    render(MapView, { map, names, states, words, onpick });
    const roma = screen.getByRole('button', { name: names.roma });
    expect(roma.getAttribute('aria-pressed')).toBe('true');
    expect(roma.getAttribute('aria-disabled')).toBe('false');
    expect(screen.getByRole('button', { name: 'zama' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('lets offered spaces be chosen by click, by Enter and by the space bar', async () => {
    render(MapView, { map, names, states, words, onpick });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Gallia: empty' }));
    screen.getByRole('button', { name: 'Route' }).focus();
    await user.keyboard('{Enter} ');
    expect(onpick.mock.calls).toEqual([['gallia'], ['roma-corsica'], ['roma-corsica']]);
  });

  test('does not let an idle space be chosen, and tells that it was tried', async () => {
    const onelsewhere = vi.fn();
    render(MapView, { map, names, states, words, onpick, onelsewhere });
    await userEvent.setup().click(screen.getByRole('button', { name: 'zama' }));
    expect(onpick).not.toHaveBeenCalled();
    expect(onelsewhere).toHaveBeenCalledExactlyOnceWith('zama');
  });

  test('marks each state by a line of its own, not by colour alone', () => {
    const { container } = render(MapView, { map, names, states, words, onpick });
    for (const look of ['picked', 'target', 'offered']) {
      expect(container.querySelector(`.highlights .${look}`), look).not.toBeNull();
    }
    expect(container.querySelectorAll('.highlights .hatch')).toHaveLength(1);
  });

  test('shows its pieces, and the bare map on demand', async () => {
    const { container, rerender } = render(MapView, { map, names, words, pieces });
    expect(container.querySelector('[data-test-piece]')).not.toBeNull();
    await rerender({ bare: true });
    expect(container.querySelector('[data-test-piece]')).toBeNull();
  });

  test('comes closer and goes back by keys and by buttons', async () => {
    const { container } = render(MapView, { map, names, words });
    const user = userEvent.setup();
    const whole = placed(container);
    await user.click(screen.getByRole('button', { name: 'Closer' }));
    expect(placed(container)).toContain('scale(1.5)');
    screen.getByRole('button', { name: names.roma }).focus();
    await user.keyboard('+');
    expect(placed(container)).toContain('scale(2.25)');
    await user.keyboard('-');
    expect(placed(container)).toContain('scale(1.5)');
    await user.keyboard('0');
    expect(placed(container)).toBe(whole);
  });

  test('leaves keys alone that are held with control', async () => {
    const { container } = render(MapView, { map, names, words });
    const whole = placed(container);
    const roma = screen.getByRole('button', { name: names.roma });
    await fireEvent.keyDown(roma, { key: '+', ctrlKey: true });
    expect(placed(container)).toBe(whole);
  });
});
