import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import conquest from '../games/conquest1984/map.generated.json';
import hannibal from '../games/hannibal/map.generated.json';
import type { BoardMap } from './board.ts';
import Labels from './Labels.svelte';

/** The names of provinces that are seen at so many pixels a unit. */
function seen(map: unknown, scale: number): string[] {
  const { container } = render(Labels, { map: map as BoardMap, scale });
  return [...container.querySelectorAll('.space')].map(it => it.textContent.trim());
}

test('on a crowded board small names wait until one looks closer', () => {
  const phone = seen(conquest, 0.07);
  expect(phone).toContain('Hispania');
  expect(phone).not.toContain('Cilicia');
  expect(seen(conquest, 0.25)).toHaveLength(conquest.land.length);
});

test('a board with room shows every name at any size', () => {
  expect(seen(hannibal, 0.05)).toHaveLength(hannibal.land.length);
});
