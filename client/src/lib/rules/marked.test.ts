import { expect, test } from 'vitest';
import { runs } from './marked.ts';

test('what is marked stands out and nothing is lost', () => {
  expect(runs('**Ruling:** white begins. *(worked example)*')).toEqual([
    { text: 'Ruling:', style: 'strong' },
    { text: ' white begins. ', style: 'plain' },
    { text: '(worked example)', style: 'aside' },
  ]);
});

test('a mark without its pair is left alone', () => {
  expect(runs('2 * 3 and a ` tick')).toEqual([{ text: '2 * 3 and a ` tick', style: 'plain' }]);
});

test('a text cannot bring markup of its own', () => {
  expect(runs('<b>bold</b>')).toEqual([{ text: '<b>bold</b>', style: 'plain' }]);
});
