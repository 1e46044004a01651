import { expect, test } from 'vitest';
import { without, type Draft } from './leaving.ts';

const take = (unit: string, n: number) => ({
  action: `take ${unit} ${n}`,
  path: [
    { kind: 'unit', unit },
    { kind: 'count', n },
  ],
});

const lead = {
  action: 'lead Italia general',
  path: [
    { kind: 'space', at: 'italia' },
    { kind: 'leader', leader: 'general' },
  ],
};

const column: Draft = [lead, take('infantry', 3), take('cavalry', 1), take('infantry', 2)];

test('one fewer goes of what was taken last', () => {
  expect(without(column, { kind: 'unit', unit: 'infantry' } as never)).toEqual({
    actions: ['lead Italia general', 'take infantry 3', 'take cavalry 1'],
    again: 1,
  });
  expect(without(column, { kind: 'unit', unit: 'cavalry' } as never)).toEqual({
    actions: ['lead Italia general', 'take infantry 3', 'take infantry 2'],
    again: 0,
  });
});

test('where nobody asks how many, all of it stays behind', () => {
  const caesar = { action: 'take Caesar', path: [{ kind: 'leader', leader: 'caesar' }] };
  const left = without([...column, caesar], { kind: 'leader', leader: 'caesar' } as never);
  expect(left).toEqual({ actions: column.map(it => it.action), again: 0 });
});

test('what does not go cannot stay behind', () => {
  expect(without(column, { kind: 'tired_cavalry' } as never)).toBeNull();
});
