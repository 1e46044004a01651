import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Realms from './Realms.svelte';

test('whose a land is can be told without colour: every seat strews a sign of its own', () => {
  const realms = [0, 1, 2, 3, 4, 5].map(owner => ({ id: `land-${owner}`, path: 'M0 0Z', owner }));
  const { container } = render(Realms, { realms, scale: 0.2 });
  const signs = [...container.querySelectorAll('pattern')].map(
    it => it.querySelector('path')?.getAttribute('d') ?? '',
  );
  expect(new Set(signs).size).toBe(6);
  const strewn = [...container.querySelectorAll('[data-test-strewn]')];
  expect(strewn).toHaveLength(6);
  for (const land of strewn) {
    const id = /url\(#(.*)\)/.exec(land.getAttribute('fill') ?? '')?.[1] ?? '';
    expect(container.querySelector(`pattern[id="${id}"]`)).not.toBeNull();
  }
});
