// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { askedAbout } from './asked.ts';

let window: HTMLElement;

/** A place of the board, ten pixels wide and high. */
function place(x: number, y: number, state: 'idle' | 'offered' | 'picked') {
  const it = document.createElement('div');
  it.setAttribute('role', 'button');
  it.setAttribute('aria-disabled', String(state === 'idle'));
  it.setAttribute('aria-pressed', String(state === 'picked'));
  it.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
  window.append(it);
}

beforeEach(() => {
  window = document.createElement('div');
  window.getBoundingClientRect = () => new DOMRect(100, 50, 400, 300);
});

test('closer means what glows, seen from the corner of the window', () => {
  place(200, 100, 'offered');
  place(300, 200, 'offered');
  place(490, 340, 'idle');
  expect(askedAbout(window)).toEqual([155, 105]);
});

test('what is picked counts for more than where it could go', () => {
  place(200, 100, 'picked');
  place(300, 200, 'offered');
  expect(askedAbout(window)).toEqual([105, 55]);
});

test('where nothing can be chosen, nothing is asked about', () => {
  place(200, 100, 'idle');
  expect(askedAbout(window)).toBeNull();
});
